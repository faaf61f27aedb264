/** From an answer to the bytes that are sent: made by the thread that found it, so that the server goes on listening. */

import { createHash } from "node:crypto";
import type { PictureFormat } from "../../core/names.js";
import type { Answer } from "../../requests/ask.js";
import { jsonText } from "../../requests/json.js";
import type { KeptAnswer } from "../kept.js";

const typesByFormat: Readonly<Record<PictureFormat, string> & Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  pdf: "application/pdf",
  gif: "image/gif",
  txt: "text/plain; charset=utf-8",
};

const tagOf = (body: Uint8Array): string => `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

const bytesOf = (data: string | Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(data));

export function keptAnswer(data: string | Uint8Array, type: string): KeptAnswer {
  const body = bytesOf(data);
  return { body, type, tag: tagOf(body) };
}

/** More pages than this nobody asks for again and again. */
const maxTexts = 64;

const texts = new Map<string, KeptAnswer>();

/** The same answer for the same text, so that it is compressed once. */
export function keptText(text: string, type: string): KeptAnswer {
  const answer = texts.get(text) ?? keptAnswer(text, type);
  if (texts.size >= maxTexts && !texts.has(text)) texts.clear();
  texts.set(text, answer);
  return answer;
}

export function writtenAnswer(answer: Answer): KeptAnswer {
  return answer.kind === "document"
    ? keptAnswer(jsonText(answer.document), "application/json; charset=utf-8")
    : keptAnswer(answer.data, typesByFormat[answer.format] ?? "application/octet-stream");
}
