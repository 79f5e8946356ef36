/** The routes of pages inside of another site: `/channel_embed/…`, `/content_embed/…`. A name further on that holds the word is a name. */
const EMBEDDED_ROUTE = /^\/\w+_embed(\/|$)/;

/** A page inside of another site: nothing of ours is round it, and there is nothing to go back to. NAV-056, CONT-008 */
export const isEmbedded = (pathname: string): boolean => EMBEDDED_ROUTE.test(pathname);
