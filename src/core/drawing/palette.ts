/** The colours of pictures: those of pieces, in the order of their copies, on a light and on a dark ground. */

/** Warm and muted, of changing lightness, so that neighbours differ for colour-blind eyes too. */
export const pieceColours = [
  "#d9775a",
  "#5b87b5",
  "#87ad87",
  "#dcb27f",
  "#ad5f87",
  "#5fabaa",
  "#b3ae5f",
  "#8886cf",
  "#c9594f",
  "#5f8760",
  "#b08fb3",
  "#a98761",
] as const;

/** The same hue with its brightness multiplied. */
export function shaded(colour: string, factor: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const scaled = channels.map((value) => Math.min(255, Math.round(value * factor)));
  return `#${scaled.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export interface Ground {
  readonly frame: string;
  readonly rim: string;
  readonly well: string;
  readonly open: string;
  readonly quietText: string;
  readonly date: string;
  readonly dateText: string;
  /** How bright the pieces are. */
  readonly pieces: number;
}

export const grounds = {
  light: {
    frame: "#e9dcc6",
    rim: "#d2bf9f",
    well: "#b9a584",
    open: "#c7b596",
    quietText: "#7d6c50",
    date: "#fffdf4",
    dateText: "#3a2a17",
    pieces: 1,
  },
  dark: {
    frame: "#453a30",
    rim: "#332a22",
    well: "#211b16",
    open: "#2f2720",
    quietText: "#94836c",
    date: "#fff3cf",
    dateText: "#2c2013",
    pieces: 0.88,
  },
} as const satisfies Readonly<Record<string, Ground>>;
