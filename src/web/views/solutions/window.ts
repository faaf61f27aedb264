/** From the size of a scrolling list and how far it is scrolled to which of its items are to be seen, and where. */

export interface ListSize {
  readonly count: number;
  /** Of the window onto the list. */
  readonly width: number;
  readonly height: number;
  /** Height of a picture for a width of 1. */
  readonly aspect: number;
}

export interface ListLayout {
  readonly columns: number;
  readonly rows: number;
  readonly itemWidth: number;
  readonly itemHeight: number;
  readonly fullHeight: number;
}

export const itemGap = 10;
/** Below the picture, for its number. */
const captionHeight = 22;
const narrowestItem = 68;
const widestItem = 190;
const fewestColumns = 2;

/** As many to be seen as possible; where all of them are, they are as large as the window allows. */
export function layoutOf(size: ListSize): ListLayout {
  let layout = layoutIn(size, Math.max(fewestColumns, columnsOf(size, narrowestItem)));
  const fewest = Math.max(fewestColumns, columnsOf(size, widestItem));
  for (let columns = layout.columns - 1; columns >= fewest; columns--) {
    const larger = layoutIn(size, columns);
    if (larger.fullHeight > size.height) break;
    layout = larger;
  }
  return layout;
}

const columnsOf = ({ width, aspect }: ListSize, item: number): number =>
  Math.floor((width + itemGap) / (item * widthFor(aspect) + itemGap));

function layoutIn({ count, width, aspect }: ListSize, columns: number): ListLayout {
  const itemWidth = Math.max(1, (width - (columns - 1) * itemGap) / columns);
  const itemHeight = Math.round(itemWidth * aspect) + captionHeight;
  const rows = Math.ceil(count / columns);
  return { columns, rows, itemWidth, itemHeight, fullHeight: Math.max(0, rows * (itemHeight + itemGap) - itemGap) };
}

/** Boards that are wider than high get more room, so that their cells are not much smaller. */
const widthFor = (aspect: number): number => Math.max(1, Math.min(1.6, 1 / aspect));

/** Drawn beyond the edges, so that a little scrolling shows nothing empty. */
const spareRows = 1;

/** The first item to be drawn, and the one behind the last. */
export function itemsInWindow(
  { columns, rows, itemHeight }: ListLayout,
  { count, height }: ListSize,
  scrolled: number,
): readonly [number, number] {
  const step = itemHeight + itemGap;
  const first = Math.max(0, Math.floor(scrolled / step) - spareRows);
  const last = Math.min(rows, Math.ceil((scrolled + height) / step) + spareRows);
  return [first * columns, Math.min(count, last * columns)];
}

/** At most, however far it is scrolled. */
export const rowsAtOnce = ({ itemHeight }: ListLayout, { height }: ListSize): number =>
  Math.ceil(height / (itemHeight + itemGap)) + 1 + 2 * spareRows;

/** How far to scroll so that an item is seen whole; no further than needed. */
export function scrolledTo(
  item: number,
  { columns, itemHeight }: ListLayout,
  { height }: ListSize,
  scrolled: number,
): number {
  const top = Math.floor(item / columns) * (itemHeight + itemGap);
  if (top < scrolled) return top;
  return top + itemHeight > scrolled + height ? top + itemHeight - height : scrolled;
}
