import type { Answering } from '@livery/api-client/testing';
import { platformApi } from '@livery/api-client/platform';
import { completeRules } from '@livery/brand-kit/rules';
import type { TrackedEvent } from '@livery/domain/figures';
import type { Environment } from '@livery/platform/environment';
import type { Services } from '@livery/widgets/services';
import { mountScreen } from '@livery/widgets/testing';
import { expect, onTestFinished, vi } from 'vitest';
import { feedFigures } from '../watcher.ts';
import { openPersistentQueue } from '@livery/platform/persistent-queue';

const SILENCE = new Promise<never>(() => undefined);
/** Where the figures of the newest site go: what an earlier one still sends goes past it. */
let count = 0;
export const nextCollector = () => `https://figures.example/in/${(count += 1)}`;

/** The site of a test, and what its collector has got. Whatever is told goes out at once when the page is left. */
export async function telling({
  consent = 'notAsked',
  answer = 'taken',
  subscriptions = [],
  tests,
  metricsUrl = nextCollector(),
  isHeard = false,
  isWatched = true,
  ...world
}: {
  readonly consent?: 'asked' | 'notAsked';
  readonly answer?: 'taken' | 'offline';
  readonly subscriptions?: readonly object[] | 'silent';
  /** The server's tests for whoever asks; without them it does not know the call. */
  readonly tests?: readonly object[] | 'silent';
  /** Its listener is not there to ask where events go and who watches. */
  readonly isHeard?: boolean;
  /** Nobody has signed in, not even as a guest. */
  readonly isWatched?: boolean;
  readonly metricsUrl?: string | null;
  readonly screen?: React.ReactNode;
  readonly at?: string;
  readonly environment?: Partial<Environment>;
  readonly switches?: Partial<Services['switches']>;
  readonly stored?: Readonly<Record<string, string>>;
} = {}) {
  const answering: Answering = ({ path }) => {
    if (path.endsWith('/configuration')) return { json: { metrics_url: metricsUrl } };
    if (path.endsWith('/subscriptions/current'))
      return subscriptions === 'silent' ? SILENCE : { json: { subscriptions } };
    if (tests && path.endsWith('/ab_tests/tests')) return tests === 'silent' ? SILENCE : { json: { tests } };
    return { status: 404, json: {} };
  };
  const got = new Map<string, TrackedEvent>();
  const take = (body: unknown) => {
    for (const event of (JSON.parse(String(body)) as { events: TrackedEvent[] }).events) got.set(event.id, event);
  };
  const [beacon, ask] = [navigator.sendBeacon, globalThis.fetch];
  navigator.sendBeacon = (url, body) => {
    if (answer === 'taken' && String(url) === metricsUrl) take(body);
    return true;
  };
  globalThis.fetch = async (input, init) => {
    if (String(input) !== metricsUrl) return ask(input, init);
    if (answer === 'offline') throw new TypeError('offline');
    take(init?.body);
    return new Response(null, { status: 204 });
  };
  const screen = await mountScreen(world.screen ?? null, {
    answer: answering,
    // What another test has left, and is still writing, is another site's.
    brand: { id: expect.getState().currentTestName ?? 'web', rules: completeRules({ figures: { consent } }) },
    ...world,
  });
  const asked = (path: string) => screen.server.seen.filter((request) => request.path.endsWith(path)).length;
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const { services, store } = screen;
  const kept = openPersistentQueue<TrackedEvent>(`livery.${services.brand.id}.figures`);
  await kept.clear();
  if (!isHeard) feedFigures({ services, events: services.events, dispatch: store.dispatch, signal: stop.signal });
  if (isWatched) screen.services.events.emit('viewer', { user: 1, isGuest: true, profile: null, changed: false });
  onTestFinished(() => {
    vi.restoreAllMocks();
    navigator.sendBeacon = beacon;
    globalThis.fetch = ask;
  });
  return {
    ...screen,
    kept,
    asked,
    /** Resolves when these calls have been made, and what they answered is known. */
    answered: async (...paths: readonly string[]) => {
      await expect.poll(() => paths.every((path) => asked(path) > 0)).toBe(true);
      const running = store.dispatch(platformApi.util.getRunningQueriesThunk() as never) as readonly unknown[];
      await Promise.all(running);
      await new Promise((resume) => setTimeout(resume));
    },
    /** Hides the page, which may be killed without another word; gives the events that have arrived. */
    hidden: () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      return [...got.values()];
    },
    /** Leaves the page, so that nothing waits; gives the events that have arrived. */
    arrived: () => {
      dispatchEvent(new Event('pagehide'));
      return [...got.values()];
    },
  };
}

export const namesOf = (events: readonly TrackedEvent[]): readonly string[] => events.map(({ name }) => name);
