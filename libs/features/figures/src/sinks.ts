import { createEventQueue, type EventQueue, type PostAnswer, type ToldEvent } from '@livery/domain/figures';
import { createCrossTab } from '@livery/platform/cross-tab';
import { createEventLog } from '@livery/platform/event-log';
import { openKeptList } from '@livery/platform/kept-list';
import type { Services } from '@livery/widgets/services';

/** Takes an event that may leave. */
export type Sink = (event: ToldEvent) => void;

interface SinkWorld {
  readonly services: Services;
  readonly signal: AbortSignal;
  /** Where events are sent; null: nowhere. */
  readonly url: string | null;
}

/** Where events go, one row each; null where there is nobody. */
const SINKS: Readonly<Record<string, (world: SinkWorld) => Sink | null>> = {
  collector: ({ services, signal, url }) => (url === null ? null : collector(services, url, signal)),
  /** BOOT-035: the application around us counts by itself. */
  android({ services }) {
    const log = createEventLog();
    return services.environment.host === 'android-app'
      ? ({ name, fields }) => log.event(name, withoutNull(fields))
      : null;
  },
  /** For whoever looks: `localStorage['livery.<brand>.figures_shown'] = '1'`. */
  console: ({ services }) =>
    services.storage.get('figures_shown') === null ? null : ({ name, fields }) => console.info(name, fields),
};

export const openSinks = (world: SinkWorld): readonly Sink[] =>
  Object.values(SINKS).flatMap((open) => open(world) ?? []);

const withoutNull = (fields: ToldEvent['fields']): Readonly<Record<string, string | number>> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string | number] => entry[1] !== null));

function collector({ brand, clock, network }: Services, url: string, signal: AbortSignal): Sink {
  const tabs = createCrossTab(brand.id);
  const queue = createEventQueue({
    list: openKeptList<ToldEvent>(`livery.${brand.id}.figures`),
    post: (body) => post(url, body),
    beacon: (body) => void navigator.sendBeacon(url, body),
    exclusively: (task) => tabs.exclusively('figures', signal, task),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    now: clock.now,
  });
  sendAtTheRightTime(queue, signal);
  network.online.subscribe((isOnline) => isOnline && void queue.send(), signal);
  // What earlier visits could not send.
  void queue.send();
  return queue.add;
}

/** A page that is hidden may never come back. */
function sendAtTheRightTime(queue: EventQueue, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && queue.leave(), {
    signal,
  });
  addEventListener('pagehide', queue.leave, { signal });
}

/** Plain text: no question is asked of the other origin first, as for a beacon. */
async function post(url: string, body: string): Promise<PostAnswer> {
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (ok) return 'taken';
    return status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'refused' : 'lost';
  } catch {
    return 'lost';
  }
}
