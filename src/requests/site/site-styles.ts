/** What a site looks like: the app's colours and letters, for pages to read. */

/** The fonts by name, from the root of the site. */
const fontFace = (weight: number, path: string): string =>
  `@font-face { font-family: "Nunito"; font-weight: ${weight}; font-display: swap; src: url("${path}") format("truetype"); }\n`;

/** The sheet of styles, from the root of the site: the letters are the app's, the rules come from the build. */
export const siteStyles = (fonts: { readonly medium: string; readonly bold: string }, rules: string): string =>
  fontFace(500, fonts.medium) + fontFace(700, fonts.bold) + rules;
