import { moveClock, testClockOffsetMs } from './test-clock.ts';

/** Imported first, it gives a process the clock of the test run: `node --import ./tools/dev/src/moved-clock.ts …`. */
moveClock(testClockOffsetMs());
