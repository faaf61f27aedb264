/** From what happened to a sound of wood: a knock is a short tone with a click in front, made by the browser itself. */

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

const melody = [392, 494, 587, 784];

const knocks: Partial<Record<Feeling, readonly Knock[]>> = {
  lifted: [{ pitch: 520, loudness: 0.12, length: 0.05 }],
  placed: [
    { pitch: 210, loudness: 0.5, length: 0.12 },
    { pitch: 430, loudness: 0.16, length: 0.05 },
  ],
  returned: [{ pitch: 260, loudness: 0.22, length: 0.09 }],
  turned: [
    { pitch: 640, loudness: 0.1, length: 0.035 },
    { pitch: 560, loudness: 0.12, length: 0.04, after: 0.05 },
  ],
  doesNotFit: [
    { pitch: 130, loudness: 0.34, length: 0.1 },
    { pitch: 115, loudness: 0.28, length: 0.12, after: 0.09 },
  ],
  win: melody.map((pitch, i) => ({ pitch, loudness: 0.3, length: 0.5, after: 0.25 + i * 0.13 })),
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** A hundredth of a second of it is a click. */
function noiseIn(audio: AudioContext): AudioBuffer {
  if (noise !== undefined) return noise;
  noise = audio.createBuffer(1, Math.round(audio.sampleRate / 100), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  return noise;
}

/** Loud at once, then fading as wood does. */
function fading(audio: AudioContext, { loudness, length }: Knock, at: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function strike(audio: AudioContext, knock: Knock): void {
  const at = audio.currentTime + (knock.after ?? 0);
  const out = fading(audio, knock, at);
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(knock.pitch * 1.06, at);
  tone.frequency.exponentialRampToValueAtTime(knock.pitch, at + knock.length / 3);
  tone.connect(out);
  tone.start(at);
  tone.stop(at + knock.length);
  const click = audio.createBufferSource();
  click.buffer = noiseIn(audio);
  click.connect(out);
  click.start(at);
}

export function makeSound(what: Feeling): void {
  const all = knocks[what];
  if (all === undefined) return;
  context ??= new AudioContext();
  const audio = context;
  // A browser stays silent until somebody has touched the page.
  void audio.resume().then(() => {
    for (const knock of all) strike(audio, knock);
  });
}
