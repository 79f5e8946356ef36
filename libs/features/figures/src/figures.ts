import { APP_VERSION } from '@livery/brand-kit/page-data';
import { trackedEvent, type CommonFields, type Tell, type TrackedEvent } from '@livery/domain/figures';
import { randomId } from '@livery/platform/ids';
import type { MakeService, Services } from '@livery/widgets/services';
import { consent, type Consent } from '@livery/widgets/consent';
import { onPageLeft } from './on-page-left.ts';
import { openSinks, type Sink } from './sinks.ts';

/** What is told before it is known whether it may leave is kept in the page, and no more than this. */
const MOST_WAITING = 500;

/** Takes in what is to be counted, and hands it on once that is allowed. */
export interface Figures {
  readonly tell: Tell;
  /** What is known now of who watches; the rest is as it was. */
  know(more: Partial<Watcher>): void;
  /** Where the operator wants events; null: nowhere. */
  open(url: string | null): void;
  /** The subjects whose plays are told by who follows the player; `true`: that it has failed was told before anybody followed it. */
  readonly follows: WeakMap<object, boolean>;
}

/** Makes the event when it is known who watches. */
type Waiting = (watcher: Watcher) => TrackedEvent;

/** Who watches, and what is tried with them; what is on its way still is null and undefined. */
export interface Watcher {
  readonly viewer: CommonFields['viewer'];
  readonly variants: CommonFields['variants'] | undefined;
}
const UNKNOWN: Watcher = { viewer: null, variants: undefined };

export const figures: MakeService<Figures> = (services, signal) => {
  const waiting: Waiting[] = [];
  let sinks: readonly Sink[] | null = null;
  let watcher = UNKNOWN;
  /** The page may never come back: what is not known by now stays so for what it has told. */
  let isLeft = false;
  let answer: Consent = services.get(consent).get();

  function handOn(): void {
    if (answer === 'refused') {
      waiting.length = 0;
      for (const sink of sinks ?? []) sink.drop?.();
    }
    const isKnown = watcher.viewer && watcher.variants !== undefined;
    if (answer !== 'given' || !sinks || !(isKnown || isLeft)) return;
    for (const make of waiting.splice(0)) {
      const event = make(watcher);
      for (const sink of sinks) sink.take(event);
    }
  }

  onPageLeft((now) => {
    isLeft = now;
    handOn();
  }, signal);
  services.get(consent).subscribe((given) => {
    answer = given;
    handOn();
  }, signal);

  return {
    follows: new WeakMap(),
    know(more) {
      watcher = { ...watcher, ...more };
      handOn();
    },
    open(url) {
      sinks ??= openSinks({ services, signal, url, isAllowed: () => answer === 'given' });
      handOn();
    },
    tell(name, fields, mark = { id: randomId(), atMs: services.clock.now() }) {
      if (answer === 'refused' || !services.switches.analytics) return;
      waiting.push((known) => trackedEvent(name, fields, { ...mark, common: commonFields(services, known) }));
      if (waiting.length > MOST_WAITING) waiting.shift();
      handOn();
    },
  };
};

const commonFields = ({ environment, brand }: Services, { viewer, variants = null }: Watcher): CommonFields => ({
  viewer,
  variants,
  version: APP_VERSION,
  application: environment.applicationType,
  language: document.documentElement.lang,
  provider: brand.providerShortname,
});
