/** The files of the fonts, as the app fetches them; scripts/build-app.mjs puts this in the place of src/pens/font-files.ts. */

// Bundlers look for these very words.
const addresses: Readonly<Record<string, URL>> = {
  "Nunito-Medium.ttf": new URL("../../../fonts/Nunito-Medium.ttf", import.meta.url),
  "Nunito-Bold.ttf": new URL("../../../fonts/Nunito-Bold.ttf", import.meta.url),
  "Tajawal-Medium.ttf": new URL("../../../fonts/Tajawal-Medium.ttf", import.meta.url),
  "Tajawal-Bold.ttf": new URL("../../../fonts/Tajawal-Bold.ttf", import.meta.url),
  "NotoSansJP-Medium.ttf": new URL("../../../fonts/NotoSansJP-Medium.ttf", import.meta.url),
  "NotoSansSC-Medium.ttf": new URL("../../../fonts/NotoSansSC-Medium.ttf", import.meta.url),
};

async function fetchFontFile(name: string): Promise<Uint8Array> {
  const address = addresses[name];
  const response = address && (await fetch(address));
  if (!response?.ok) throw new Error(`the font ${name} could not be fetched`);
  return new Uint8Array(await response.arrayBuffer());
}

export { fetchFontFile as readFontFile };
