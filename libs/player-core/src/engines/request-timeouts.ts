/** How long engines wait for a server, ms. The longest ways of waiting end within 20 s, with what is said about them. */

/** A manifest is a few kilobytes; two attempts and the second between them must fit. */
export const MANIFEST_TIMEOUT_MS = 8_500;
/** A server that does not begin to answer in 8 s has lost the viewer; one that is slow but talking may finish. */
export const FIRST_BYTE_MS = 8_000;
/** Where another CDN is announced, it is asked sooner. */
export const FIRST_BYTE_WITH_SEVERAL_CDNS_MS = 5_000;
/** An answer of which nothing more comes for so long has stopped. */
export const STALL_MS = 4_500;
