import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { after, ACTIVITY_EVENTS, type Moment } from './later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A window that a test moves on by hand. */
function openPage(readyState: DocumentReadyState = 'complete', tellsOfIdle = true) {
  const frames: (() => void)[] = [];
  const idles: { run: () => void; timeout: number | undefined }[] = [];
  const page = Object.assign(new EventTarget(), {
    document: { readyState },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    ...(tellsOfIdle && {
      requestIdleCallback: (run: () => void, { timeout }: { timeout?: number } = {}) => idles.push({ run, timeout }),
    }),
  });
  const has = (moment: Moment, signal?: AbortSignal) => {
    const come = vi.fn();
    void after(moment, signal, page as never).then(come);
    return async () => {
      await vi.advanceTimersByTimeAsync(0);
      return come.mock.calls.length > 0;
    };
  };
  return {
    page,
    has,
    idles,
    paint: () => frames.splice(0).forEach((run) => run()),
    rest: () => idles.splice(0).forEach(({ run }) => run()),
  };
}

it('a frame is over when it has been painted: in a task of its own', async () => {
  const { has, paint } = openPage();
  const hasCome = has('frame');
  expect(await hasCome()).toBe(false);
  paint();
  expect(await hasCome()).toBe(true);
});

describe('idle', () => {
  it('comes with idle time, and after two seconds without any', async () => {
    const { has, idles, rest } = openPage();
    const hasCome = has('idle');
    expect(idles.map(({ timeout }) => timeout)).toEqual([2_000]);
    expect(await hasCome()).toBe(false);
    rest();
    expect(await hasCome()).toBe(true);
  });

  it('does not begin before the page has loaded', async () => {
    const { has, page, idles, rest } = openPage('interactive');
    const hasCome = has('idle');
    expect(idles).toEqual([]);
    page.dispatchEvent(new Event('load'));
    rest();
    expect(await hasCome()).toBe(true);
  });

  it('is the next task where the browser does not tell of it', async () => {
    expect(await openPage('complete', false).has('idle')()).toBe(true);
  });
});

it.each(ACTIVITY_EVENTS)('the first activity may be a %s', async (type) => {
  const { has, page } = openPage();
  const hasCome = has('firstActivity');
  expect(await hasCome()).toBe(false);
  page.dispatchEvent(new Event(type));
  expect(await hasCome()).toBe(true);
});

it.each(['frame', 'idle', 'firstActivity'] as const)('%s never comes for who has called it off', async (moment) => {
  const { has, page, paint, rest } = openPage('interactive');
  const life = new AbortController();
  const [before, later] = [has(moment, AbortSignal.abort()), has(moment, life.signal)];
  page.dispatchEvent(new Event('load'));
  life.abort();
  paint();
  rest();
  page.dispatchEvent(new Event('keydown'));
  expect([await before(), await later()]).toEqual([false, false]);
});
