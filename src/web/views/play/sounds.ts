/**
 * From what happened to a sound of wood, made by the browser itself. A block that is struck rings in a few tones that are
 * no multiples of each other, the higher the shorter, with a click of the blow in front.
 */

import type { BoardEvents } from "../../../element/board-element.js";

/** What can be heard or felt: what a hand does, and that it was the last piece. */
export type Feeling = BoardEvents["daytile-news"]["news"][number]["kind"] | "win";

/** A piece of wood that is struck. */
interface Knock {
  /** In hertz: small pieces sound higher. */
  readonly pitch: number;
  /** From 0 to 1. */
  readonly loudness: number;
  /** In seconds: how long it sounds, and when it begins. */
  readonly length: number;
  readonly after?: number;
}

/** The tones of a short bar: as multiples of the lowest, with loudness and length as parts of the whole. */
const tones = [
  { pitch: 1, loudness: 0.62, length: 1 },
  { pitch: 2.76, loudness: 0.26, length: 0.5 },
  { pitch: 5.4, loudness: 0.12, length: 0.25 },
] as const;

/** In seconds: a blow is no jump, and the click of it is over at once. */
const attack = 0.0015;
const click = { length: 0.008, loudness: 0.5 } as const;

const melody = [392, 494, 587, 784];

const knocks: Partial<Record<Feeling, readonly Knock[]>> = {
  lifted: [{ pitch: 620, loudness: 0.14, length: 0.06 }],
  placed: [{ pitch: 285, loudness: 0.55, length: 0.14 }],
  returned: [{ pitch: 340, loudness: 0.24, length: 0.1 }],
  turned: [
    { pitch: 720, loudness: 0.11, length: 0.04 },
    { pitch: 640, loudness: 0.13, length: 0.05, after: 0.055 },
  ],
  doesNotFit: [
    { pitch: 175, loudness: 0.4, length: 0.1 },
    { pitch: 160, loudness: 0.32, length: 0.12, after: 0.09 },
  ],
  win: melody.map((pitch, i) => ({ pitch, loudness: 0.32, length: 0.5, after: 0.25 + i * 0.13 })),
};

let context: AudioContext | undefined;

/** Loud nearly at once, then fading as wood does, to nothing that could be heard to end. */
function fading(audio: AudioContext, at: number, loudness: number, length: number): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(loudness, at + attack);
  node.gain.exponentialRampToValueAtTime(0.0002, at + length);
  node.connect(audio.destination);
  return node;
}

function ring(audio: AudioContext, { pitch, loudness, length }: Knock, at: number): void {
  for (const tone of tones) {
    const oscillator = audio.createOscillator();
    const ends = Math.max(2 * click.length, length * tone.length);
    oscillator.frequency.setValueAtTime(pitch * tone.pitch, at);
    oscillator.connect(fading(audio, at, loudness * tone.loudness, ends));
    oscillator.start(at);
    oscillator.stop(at + ends);
  }
}

/** Noise about as high as the wood is hard: without the lows, which would be a thud of the loudspeaker's own. */
function strike(audio: AudioContext, { pitch, loudness }: Knock, at: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * click.length), audio.sampleRate);
  noise.copyToChannel(
    Float32Array.from({ length: noise.length }, () => Math.random() * 2 - 1),
    0,
  );
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(Math.min(4500, pitch * 6), at);
  filter.Q.setValueAtTime(0.8, at);
  source.connect(filter).connect(fading(audio, at, loudness * click.loudness, click.length));
  source.start(at);
}

export function makeSound(what: Feeling): void {
  const all = knocks[what];
  if (all === undefined) return;
  context ??= new AudioContext();
  const audio = context;
  // A browser stays silent until somebody has touched the page.
  void audio.resume().then(() => {
    for (const knock of all) {
      const at = audio.currentTime + (knock.after ?? 0);
      ring(audio, knock, at);
      strike(audio, knock, at);
    }
  });
}
