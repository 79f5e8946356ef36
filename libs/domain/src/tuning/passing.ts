/** A key that is held, or keys that follow so fast, pass channels by: one plays when it stays for so long. */
export const PASSES_BY_MS = 150;

/** Whether a step goes on with what the one before it began. */
export const isPassing = (stepBeforeMs: number, nowMs: number): boolean => nowMs - stepBeforeMs < PASSES_BY_MS;
