/** The buffer of 250 entries is too small for a file of player tests. */
performance.setResourceTimingBufferSize(20_000);

/** What the page asked for so far whose address contains `part`. */
export function requestsTo(part: string): PerformanceEntry[] {
  return performance.getEntriesByType('resource').filter(({ name }) => name.includes(part));
}
