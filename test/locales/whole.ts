/** From a sentence with something filled in to what has broken in it. */

/** What no sentence has, whatever is in it. What was filled in is a █. */
const broken: Readonly<Record<string, RegExp>> = {
  "something is missing": /undefined|NaN|\[object|\bnull\b/,
  "two blanks": /\S {2,}\S|[\u00a0\u202f] | [\u00a0\u202f]/,
  "a blank before a mark": /(?<=[\p{L}\d█]) [,.;؛،](?![.\d\w█])/u,
  "two marks": /(?<!\.)\.\.(?!\.)|[,;:،؛、，：；]\s?(?:[,;:،؛、，：；。]|\.(?!█))|。。/u,
  "empty brackets": /\(\s*\)|（\s*）|\[\s*\]|«\s*»|“\s*”|„\s*“|「\s*」/,
  "a blank at an end": /\s$/,
  "a placeholder": /[{}]/,
};

export const breaksIn = (text: string): string[] =>
  Object.entries(broken).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));

/** What there are several of, in languages that have a form for it. Arabic has its numbers after the words. */
const several: Readonly<Record<string, RegExp>> = {
  en: /pieces|cells|solutions|dates|combinations|pages|sheets|steps|nodes|columns|letters|sets|days|moves|times|ways/,
  de: /Teilen?|Feldern?|Lösungen|Daten|Seiten|Platten|Schritten?|Spalten|Sätze|Tagen?|Gruppen/,
  fr: /pièces|cases|solutions|dates|pages|plaques|étapes|colonnes|lettres|jeux|jours|groupes|foncées|claires/,
  es: /piezas|casillas|soluciones|fechas|páginas|planchas|pasos|columnas|letras|juegos|días|grupos|oscuras|claras/,
  pt: /peças|casas|soluções|datas|páginas|chapas|passos|colunas|letras|jogos|dias|grupos|escuras|claras/,
  it: /pezzi|caselle|soluzioni|pagine|lastre|passi|colonne|lettere|giorni|gruppi|scure|chiare/,
  nl: /stukken|vakken|oplossingen|datums|pagina’s|platen|stappen|kolommen|letters|sets|dagen|groepen/,
  sv: /bitar|rutor|lösningar|kombinationer|sidor|skivor|plattor|kolumner|bokstäver|uppsättningar|dagar|grupper|delar|mörka|ljusa/,
};

/** Languages with a form for one and another for several. */
export const inflected = Object.keys(several);

/** `1 pieces`, but `0 of 1 pieces` is how people say it. */
export function miscountsIn(text: string, language: string): string[] {
  const plurals = several[language];
  if (plurals === undefined) return [];
  const wrong = new RegExp(
    `(?<![\\d.,-]|(?:of|von|de|di|van|du|av)(?: your| deiner| de| tus| vos| tuoi| je| dina)? )1[ \u00a0\u202f](?:${plurals.source})(?!\\p{L})`,
    "u",
  ).exec(text);
  return wrong === null ? [] : [wrong[0]];
}
