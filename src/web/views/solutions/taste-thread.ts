/** Where the worker begins that compares solutions: from a date and a taste to the numbers of the best for it. */

import { bestNumbers } from "./best-numbers.js";
import type { TasteAsked, TasteTold } from "./taste-messages.js";

interface TastePort {
  postMessage(message: TasteTold): void;
  onmessage: ((event: { readonly data: TasteAsked }) => void) | null;
}

const port = globalThis as unknown as TastePort;

port.onmessage = ({ data }) => void bestNumbers(data).then((numbers) => port.postMessage(numbers));
