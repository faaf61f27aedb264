/** From any word to a number for the solver; numbers stay what they are. */

const wholeNumber = /^-?\d{1,10}$/;

/** FNV-1a, 32 bits: words that differ make numbers that differ, nearly always. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

export function seedOf(seed: string | number): number {
  const text = String(seed);
  return wholeNumber.test(text) ? Number(text) : hashed(text);
}
