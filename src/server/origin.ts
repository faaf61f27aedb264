/** From a request to the address that its reader knows this server by, for links that leave it. */

export type OriginOf = (request: Request) => string;

/** What the server was told, or else what it was called by, which has been checked by then. */
export const originOf =
  (told: string | undefined): OriginOf =>
  (request) =>
    told ?? new URL(request.url).origin;
