import { vi } from 'vitest';

/** What does not come within this does not come. Vitest's own second is over on a loaded machine before a chunk has been parsed. ms */
const LONGEST_WAIT_MS = 10_000;

const { waitFor } = vi;

vi.waitFor = (check, options) =>
  waitFor(check, {
    timeout: LONGEST_WAIT_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
