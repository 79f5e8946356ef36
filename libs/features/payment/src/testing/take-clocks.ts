import { onTestFinished, vi } from 'vitest';

/** The page's clocks stand where they are, and go on when they are told to. */
export function takeClocks() {
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
    now: Date.now(),
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
}
