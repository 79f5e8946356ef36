import { createEventQueue, type PostAnswer, type TrackedEvent } from '@livery/domain/figures';
import { createCrossTab } from '@livery/platform/cross-tab';
import { createEventLog } from '@livery/platform/event-log';
import { openPersistentQueue } from '@livery/platform/persistent-queue';
import type { Services } from '@livery/widgets/services';
import { onPageLeft } from './on-page-left.ts';

/** Where events that may leave go. */
export interface Sink {
  take(event: TrackedEvent): void;
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

/** Where events go; null where there is nobody. */
const SINKS: readonly ((world: SinkWorld) => Sink | null)[] = [
  collector,
  /** BOOT-035: the application around us counts by itself. */
  ({ services }) =>
    services.environment.host === 'android-app'
      ? { take: ({ name, fields }) => createEventLog().event(name, fields) }
      : null,
  /** For whoever looks: `localStorage['livery.<brand>.figures_shown'] = '1'`. */
  ({ services }) =>
    services.storage.get('figures_shown') ? { take: ({ name, fields }) => console.info(name, fields) } : null,
];

export const openSinks = (world: SinkWorld): readonly Sink[] => SINKS.flatMap((open) => open(world) ?? []);

function collector({ services, signal, url, isAllowed }: SinkWorld): Sink | null {
  if (url === null) return null;
  const { brand, clock, network } = services;
  const tabs = createCrossTab(brand.id);
  const queue = createEventQueue({
    list: openPersistentQueue<TrackedEvent>(`livery.${brand.id}.figures`),
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
