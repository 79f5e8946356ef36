/** How long what closes is still seen; not at all where motion is unwelcome. */
export const leavesAfterMs = (ms: number): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms);
