/**
 * The moment at which a test's backend stands unless the test moves it, in Unix milliseconds: some minutes after a noon, in the middle of
 * programmes. What is on the air follows the clock, so a test at the real time would meet another world in each run.
 */
export const TEST_NOW_MS = Date.UTC(2026, 10, 21, 12, 7);
