/** From a text or other content to a file that the browser saves, and from a file that a person chose to a text. */

export function saveFile(name: string, content: BlobPart, type = "application/json"): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file larger than `most` bytes is not even read: its text is undefined. */
export async function readFile(file: File, most: number): Promise<string | undefined> {
  return file.size > most ? undefined : file.text();
}
