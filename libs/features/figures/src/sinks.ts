import { createEventQueue, type PostAnswer, type ToldEvent } from '@livery/domain/figures';
import { createCrossTab } from '@livery/platform/cross-tab';
import { createEventLog } from '@livery/platform/event-log';
import { openPersistentQueue } from '@livery/platform/persistent-queue';
import type { Services } from '@livery/widgets/services';
import { onPageLeft } from './on-page-left.ts';

/** Where events that may leave go. */
export interface Sink {
  take(event: ToldEvent): void;
  /** The viewer has taken the consent back: what is kept does not leave any more. */
  drop?(): void;
}

interface SinkWorld {
  readonly services: Services;
  readonly signal: AbortSignal;
  /** Where events are sent; null: nowhere. */
  readonly url: string | null;
  /** Whether anything may leave now. */
  readonly isAllowed: () => boolean;
}

/** Where events go, one row each; null where there is nobody. */
const SINKS: Readonly<Record<string, (world: SinkWorld) => Sink | null>> = {
  collector: ({ url, ...world }) => (url === null ? null : collector(url, world)),
  /** BOOT-035: the application around us counts by itself. */
  android({ services }) {
    const log = createEventLog();
    return services.environment.host === 'android-app' ? { take: ({ name, fields }) => log.event(name, fields) } : null;
  },
  /** For whoever looks: `localStorage['livery.<brand>.figures_shown'] = '1'`. */
  console: ({ services }) =>
    services.storage.get('figures_shown') === null ? null : { take: ({ name, fields }) => console.info(name, fields) },
};

export const openSinks = (world: SinkWorld): readonly Sink[] =>
  Object.values(SINKS).flatMap((open) => open(world) ?? []);

function collector(url: string, { services, signal, isAllowed }: Omit<SinkWorld, 'url'>): Sink {
  const { brand, clock, network } = services;
  const tabs = createCrossTab(brand.id);
  const queue = createEventQueue({
    list: openPersistentQueue<ToldEvent>(`livery.${brand.id}.figures`),
    post: (body) => post(url, body),
    beacon: (body) => void navigator.sendBeacon(url, body),
    exclusively: (task) => tabs.exclusively('figures', signal, task),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    now: clock.now,
  });
  onPageLeft((isLeft) => isLeft && queue.leave(), signal, false);
  const send = () => isAllowed() && void queue.send();
  network.online.subscribe((isOnline) => isOnline && send(), signal);
  // What earlier visits could not send.
  send();
  return { take: queue.add, drop: queue.drop };
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
