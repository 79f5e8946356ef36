/** Timeouts of the engines' requests, ms. Whatever combination occurs, an error is shown within 20 s. */

/** A manifest is a few kilobytes; two attempts and the second between them must fit. */
export const MANIFEST_TIMEOUT_MS = 8_500;
/** Time to first byte: a server that is slow but sends may finish. */
export const FIRST_BYTE_MS = 8_000;
/** Where another CDN is announced, it is asked sooner. */
export const FIRST_BYTE_WITH_SEVERAL_CDNS_MS = 5_000;
/** A response of which no more bytes come for so long has stalled. */
export const STALL_MS = 4_500;
