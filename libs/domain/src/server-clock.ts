/** The one wall clock of the site. Never mixed with positions in media. */
export interface ServerClock {
  /** Unix time in milliseconds, by the server's clock. */
  now(): number;
  /** Takes the offset from the time of a response's `Date` header. Header dates have whole seconds, so small differences are noise. */
  adjust(serverMs: number): void;
}

/** One that also knows the time without the device's wall clock. */
export interface CountedClock extends ServerClock {
  /** What the server told last and what was counted since; `NaN` before it told any. It may stand still while the device sleeps. */
  counted(): number;
  /** As above, for an answer that was waited for: its date is of somewhere on the way. */
  readonly adjust: (serverMs: number, roundTripMs?: number) => void;
}

/** Below this the difference is the header's rounding and the way of the answer, not a wrong clock. */
const NOISE_MS = 2_000;

/** Of a longer way nobody knows where the answer was late. */
const LONGEST_WAY_MS = 10_000;

/** The server's time when its answer has come. Half of the way is the guess that is least wrong. */
const arrivedAt = (serverMs: number, roundTripMs = 0): number =>
  serverMs + Math.min(Math.max(roundTripMs, 0), LONGEST_WAY_MS) / 2;

export function createServerClock(deviceNow: () => number): ServerClock {
  let offsetMs = 0;
  return {
    now: () => deviceNow() + offsetMs,
    adjust(serverMs) {
      const difference = serverMs - deviceNow();
      offsetMs = Math.abs(difference) < NOISE_MS ? 0 : difference;
    },
  };
}

/** `uptime`: milliseconds that nobody can put back or forward. */
export function createCountedClock(deviceNow: () => number, uptime: () => number): CountedClock {
  const { now, adjust } = createServerClock(deviceNow);
  let toldMs = NaN;
  return {
    now,
    counted: () => toldMs + uptime(),
    adjust(serverMs, roundTripMs) {
      const arrivedMs = arrivedAt(serverMs, roundTripMs);
      adjust(arrivedMs);
      toldMs = arrivedMs - uptime();
    },
  };
}
