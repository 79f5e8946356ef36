/** Where a player is inside of another site: with the query of the page that leads there, in which that site says what it wants. CONT-008, CHAN-011, PIN-014 */
export const embeddedAddresses = {
  watch: (contentId: number, search = '') => `/content_embed/${contentId}${search}`,
  /** `ts`: a second of the archive. */
  channel(channelId: number, ts: number, search: string): string {
    const query = new URLSearchParams(search);
    query.delete('ts');
    return `/channel_embed/${channelId}?${new URLSearchParams([['ts', String(ts)], ...query])}`;
  },
} as const;
