/** A page inside of another site, by its path: nothing of ours is round it, and there is nothing to go back to. NAV-056, CONT-008 */
export const isEmbedded = (pathname: string): boolean => pathname.includes('_embed');
