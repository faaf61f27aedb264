/** What the maker answers: a file, or why there is none. */

/** What a maker should know before they make it. */
export type MakerWarning =
  | { readonly kind: "unknownLetters"; readonly letters: string }
  | { readonly kind: "noRoom" }
  | { readonly kind: "thin" };

export type MakerAnswer =
  | {
      readonly kind: "made";
      readonly data: string | Uint8Array;
      readonly format: string;
      /** Pictures of it: SVG as text, PNG as bytes. */
      readonly previews: readonly (string | Uint8Array)[];
      readonly warnings: readonly MakerWarning[];
    }
  /** It can't be made in this size. */
  | { readonly kind: "refused" }
  /** A part of the program or a font did not come. */
  | { readonly kind: "failed" };
