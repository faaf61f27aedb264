/** A place in a document that programs list beside its pages; apart from the package that writes it, for others to name. */

/** An entry in the outline of a PDF. */
export interface Bookmark {
  readonly title: string;
  /** The first page has the number 0. */
  readonly page: number;
}
