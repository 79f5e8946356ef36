/** Wall time as the server sees it: a wrong device clock must not move the schedule. */
export interface ServerClock {
  /** Unix time in milliseconds, by the server's clock. */
  now(): number;
  /** What the server told last and what was counted since, without the device's clock; `NaN` before it told any. It may stand still while the device sleeps. */
  counted(): number;
  /** Takes the offset from the time of a response's `Date` header. Header dates have whole seconds, so small differences are noise. */
  adjust(serverMs: number): void;
}

/** Below this the difference is the header's rounding and the way of the answer, not a wrong clock. */
const NOISE_MS = 2_000;

export function createServerClock(
  deviceNow: () => number = Date.now,
  uptime: () => number = () => performance.now(),
): ServerClock {
  let offsetMs = 0;
  let toldMs = NaN;
  return {
    now: () => deviceNow() + offsetMs,
    counted: () => toldMs + uptime(),
    adjust(serverMs) {
      const difference = serverMs - deviceNow();
      offsetMs = Math.abs(difference) < NOISE_MS ? 0 : difference;
      toldMs = serverMs - uptime();
    },
  };
}
