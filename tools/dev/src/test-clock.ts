/** Names the milliseconds by which the clock of a test run is ahead of the machine's, for every process that the run starts. */
const OFFSET = 'TEST_CLOCK_OFFSET_MS';

const DAY_MS = 86_400_000;
/** A Thursday noon in Almaty: 07:00 UTC. */
const A_THURSDAY_NOON_MS = Date.UTC(2026, 0, 1, 7);

/** How far ahead the next Thursday noon is. A run begins then, so that midnight, a weekend or a late evening never falls into it. */
export function untilThursdayNoon(nowMs: number): number {
  const sinceNoonMs = (nowMs - A_THURSDAY_NOON_MS) % (7 * DAY_MS);
  // Ahead, not back: an answer that is dated back is stale for the browser's cache.
  return 7 * DAY_MS - sinceNoonMs;
}

/** The same for all processes of a run: the first one decides, the others inherit it. */
export function testClockOffsetMs(): number {
  process.env[OFFSET] ??= String(untilThursdayNoon(Date.now()));
  return Number(process.env[OFFSET]);
}

/** Lets every reading of `Date` be so much later. Stands alone, so that it can be sent into a page. Twice is once, also where a test has put back an older `Date`. */
export function moveClock(offsetMs: number): void {
  const place: { readonly Date: DateConstructor; livery_movedDate?: DateConstructor } = globalThis;
  if (place.livery_movedDate) {
    globalThis.Date = place.livery_movedDate;
    return;
  }
  const machine = globalThis.Date;
  const now = () => machine.now() + offsetMs;
  globalThis.Date = new Proxy(machine, {
    construct: (target, given: [], made) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, made) as object,
    apply: () => new machine(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
  place.livery_movedDate = globalThis.Date;
}
