/** Steps that follow each other faster than this are a fast zap: only the channel on which the viewer stays so long is tuned. */
export const FAST_ZAP_MS = 150;

/** Whether a step belongs to the same fast zap as the one before it. */
export const isFastZap = (stepBeforeMs: number, nowMs: number): boolean => nowMs - stepBeforeMs < FAST_ZAP_MS;
