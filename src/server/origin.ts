/** From a request to the address that its reader knows this server by, for links that leave it. */

/** Where below its host a server is, as a path without a slash at its end. */
export const basePath = (told: string | undefined): string =>
  told === undefined ? "" : new URL(told).pathname.replace(/\/$/, "");

export type OriginOf = (request: Request) => string;

/** What the server was told, or else what it was called by, which has been checked by then. */
export const originOf =
  (told: string | undefined): OriginOf =>
  (request) =>
    told ?? new URL(request.url).origin;
