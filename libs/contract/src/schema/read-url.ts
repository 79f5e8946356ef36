/**
 * What an address says, for one that somebody else wrote: a server, a playlist, the window. Null where no browser could open it.
 * @param base what a relative address is relative to; without it only a whole address is one
 */
export function readUrl(address: string, base?: string): URL | null {
  // `URL.canParse` and `URL.parse` are younger than the oldest browsers that the site is built for.
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
