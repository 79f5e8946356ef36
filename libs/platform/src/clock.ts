/** Wall time as the server sees it: a wrong device clock must not move the schedule. */
export interface ServerClock {
  /** Unix time in milliseconds, by the server's clock. */
  now(): number;
  /** Takes the offset from a response's `Date` header. Header dates have whole seconds, so small differences are noise. */
  adjust(dateHeader: string): void;
}

/** Below this the difference is the header's rounding and the way of the answer, not a wrong clock. */
const NOISE_MS = 2_000;

export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let offsetMs = 0;
  return {
    now: () => deviceNow() + offsetMs,
    adjust(dateHeader) {
      const serverMs = Date.parse(dateHeader);
      if (Number.isNaN(serverMs)) return;
      const difference = serverMs - deviceNow();
      offsetMs = Math.abs(difference) < NOISE_MS ? 0 : difference;
    },
  };
}
