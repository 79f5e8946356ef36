import { fillMacros, momentMacros, playHead, type MacroValues } from './macros.ts';
import type { PlayableAd } from './playable-ad.ts';

/** The parts of an ad that are told when they were reached. */
const QUARTILES = [
  ['start', 0],
  ['firstQuartile', 0.25],
  ['midpoint', 0.5],
  ['thirdQuartile', 0.75],
] as const;

/** Toggled by the viewer: told when it changes. */
const TOGGLES = {
  muted: ['mute', 'unmute'],
  paused: ['pause', 'resume'],
  fullscreen: ['fullscreen', 'exitFullscreen'],
} as const;

export type TrackingPorts = {
  /** Sends one beacon; nobody waits for it. */
  readonly send: (address: string) => void;
  readonly now: () => number;
  readonly random: () => number;
};

/**
 * Which beacons are due, by what happens to an ad: each once, in the order of the creative, also when it is jumped over; after its end,
 * a skip or a failure none. ADS-020
 */
export function createTracking(ad: PlayableAd, { send, now, random }: TrackingPorts) {
  const reached = new Set<string>();
  const toggled = { muted: false, paused: false, fullscreen: false };
  let headSeconds = 0;
  let isOver = false;

  const momentValues = (more: MacroValues = {}): MacroValues => ({
    ...momentMacros(now(), random()),
    ADPLAYHEAD: playHead(headSeconds),
    MEDIAPLAYHEAD: playHead(headSeconds),
    CONTENTPLAYHEAD: playHead(headSeconds),
    ...(ad.files[0] && { ASSETURI: ad.files[0].address }),
    ...(ad.universalId !== null && { UNIVERSALADID: ad.universalId }),
    ...more,
  });

  const sendAll = (addresses: readonly string[] = [], more?: MacroValues) => {
    const values = momentValues(more);
    for (const address of addresses) send(fillMacros(address, values));
  };

  const once = (event: string, addresses: readonly string[] | undefined = ad.beacons[event]) => {
    if (isOver || reached.has(event)) return;
    reached.add(event);
    sendAll(addresses);
  };

  const reach = (seconds: number, durationSeconds: number) => {
    const moments = [
      ...QUARTILES.map(([event, share]) => ({ event, at: share * durationSeconds, addresses: ad.beacons[event] })),
      ...ad.progress.map(({ atSeconds, beacons }) => ({ event: `at ${atSeconds}`, at: atSeconds, addresses: beacons })),
    ].sort((one, other) => one.at - other.at);
    for (const { event, at, addresses } of moments) if (at <= seconds) once(event, addresses);
  };

  const end = (event: string) => {
    once(event);
    isOver = true;
  };

  return {
    /** Its first picture is there. */
    shown() {
      once('impression');
      once('creativeView');
    },
    /** Its creative is at a moment; `durationSeconds` is the creative's own where it is known. */
    progressed(seconds: number, durationSeconds: number) {
      if (!reached.has('impression') || !(durationSeconds > 0)) return;
      headSeconds = Math.max(0, seconds);
      reach(headSeconds, durationSeconds);
    },
    changed(what: keyof typeof TOGGLES, isOn: boolean) {
      if (isOver || toggled[what] === isOn) return;
      toggled[what] = isOn;
      sendAll(ad.beacons[TOGGLES[what][isOn ? 0 : 1]]);
    },
    /** The viewer follows it: where to, when it leads anywhere. */
    clicked(): string | null {
      if (!isOver) sendAll(ad.beacons['click']);
      return ad.clickThrough === null ? null : fillMacros(ad.clickThrough, momentValues());
    },
    skipped() {
      end('skip');
    },
    /** The end of the creative: what was not reported of it before comes first. */
    completed(durationSeconds: number) {
      if (isOver || !reached.has('impression')) return;
      headSeconds = durationSeconds;
      reach(durationSeconds, durationSeconds);
      end('complete');
    },
    /** It cannot be played, or no further. */
    failed(code: number) {
      if (isOver) return;
      isOver = true;
      sendAll(ad.beacons['error'], { ERRORCODE: code });
    },
  };
}
