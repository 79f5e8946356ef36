import { beforeEach, inject, vi } from 'vitest';
import { moveClock } from './test-clock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How far the clock of the tests is ahead of the machine's. */
    clockOffsetMs: number;
  }
}

const move = () => moveClock(inject('clockOffsetMs'));

/** Every test of Vitest reads the clock of the run. A test that set the time itself may have put the machine's clock back after it. */
move();
beforeEach(() => {
  if (!vi.isFakeTimers()) move();
});
