import { callApi } from '@livery/api-client';
import { APP_VERSION } from '@livery/brand-kit/page-data';
import { packetsEndpoints } from '@livery/contract/packets/endpoints';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import {
  testVariants,
  toldEvent,
  viewerState,
  type CommonFields,
  type Tell,
  type ToldEvent,
} from '@livery/domain/figures';
import { randomId } from '@livery/platform/ids';
import type { MakeService, Services } from '@livery/widgets/services';
import { consent, type Consent } from '@livery/widgets/consent';
import { openSinks, type Sink } from './sinks.ts';

/** What is told before it is known whether it may leave is kept in the page, and no more than this. */
const MOST_WAITING = 500;
/** Nobody is signed in, not even as a guest, when it is not known after so long who watches. */
const NOBODY_AFTER_MS = 10_000;
/** An operator's configuration that did not come is asked for again. */
const ASK_AGAIN_MS = 30_000;

/** Takes in what is to be counted, and hands it on once that is allowed. */
export interface Figures {
  readonly tell: Tell;
}

/** Makes the event when it is known who watches. */
type Waiting = (watcher: Watcher) => ToldEvent;

/** Who watches, and what is tried with them. */
type Watcher = Pick<CommonFields, 'viewer' | 'variants'>;

export const figures: MakeService<Figures> = (services, signal) => {
  const waiting: Waiting[] = [];
  let sinks: readonly Sink[] | null = null;
  let watcher: Watcher | null = null;
  let answer: Consent = services.get(consent).get();

  function handOn(): void {
    if (answer === 'refused') {
      waiting.length = 0;
      for (const sink of sinks ?? []) sink.drop?.();
    }
    if (answer !== 'given' || sinks === null || watcher === null) return;
    for (const make of waiting.splice(0)) {
      const event = make(watcher);
      for (const sink of sinks) sink.take(event);
    }
  }

  followWatcher(services, signal, (known) => {
    watcher = known;
    handOn();
  });
  services.get(consent).subscribe((given) => {
    answer = given;
    handOn();
  }, signal);
  const begin = (opened: readonly Sink[]) => {
    sinks = opened;
    handOn();
  };
  // Where nothing is counted, nobody is told: no application around us either.
  if (!services.switches.analytics) begin([]);
  else
    void metricsUrl(signal).then((url) =>
      begin(openSinks({ services, signal, url, isAllowed: () => answer === 'given' })),
    );

  return {
    tell(name, fields, mark = { id: randomId(), atMs: services.clock.now() }) {
      if (answer === 'refused') return;
      waiting.push((known) => toldEvent(name, fields, { ...mark, common: commonFields(services, known) }));
      if (waiting.length > MOST_WAITING) waiting.shift();
      handOn();
    },
  };
};

const commonFields = ({ environment, brand }: Services, watcher: Watcher): CommonFields => ({
  ...watcher,
  version: APP_VERSION,
  application: environment.applicationType,
  language: document.documentElement.lang,
  provider: brand.providerShortname,
});

/** Where the operator wants them; null where no address is said. STAT-034 */
async function metricsUrl(signal: AbortSignal): Promise<string | null> {
  for (;;) {
    const { data } = await callApi(platformEndpoints.getConfiguration, undefined, { signal });
    if (data || signal.aborted) return data?.metricsUrl ?? null;
    await new Promise((resume) => setTimeout(resume, ASK_AGAIN_MS));
  }
}

/**
 * `null` while a member's subscriptions or the variants of tests are on their way: what is told meanwhile waits. Subscriptions are asked for again after each
 * change of one, and while no answer comes: nobody who pays is told as somebody who does not. DATA-062
 */
function followWatcher({ events }: Services, life: AbortSignal, tell: (watcher: Watcher | null) => void): void {
  let turn = new AbortController();
  let isMember = false;
  const nobody = setTimeout(() => tell({ viewer: 'not_login', variants: null }), NOBODY_AFTER_MS);
  life.addEventListener('abort', () => (clearTimeout(nobody), turn.abort()));
  const ask = async () => {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    const [viewer, variants] = await Promise.all([isMember ? memberState(signal) : 'guest', variantsOf(signal)]);
    if (viewer !== null && !signal.aborted) tell({ viewer, variants });
  };
  events.on(
    'viewer',
    ({ isGuest }) => {
      clearTimeout(nobody);
      isMember = !isGuest;
      tell(null);
      void ask();
    },
    life,
  );
  events.on('subscription', () => void (isMember && ask()), life);
}

/** `null` when it is not wanted any more. */
async function memberState(signal: AbortSignal) {
  for (;;) {
    const { data } = await callApi(packetsEndpoints.getSubscriptions, undefined, { signal });
    if (signal.aborted) return null;
    if (data) return viewerState('loggedIn', data.subscriptions);
    await new Promise((resume) => setTimeout(resume, ASK_AGAIN_MS));
  }
}

/** A server without tests has none. CALL-044 */
async function variantsOf(signal: AbortSignal): Promise<string | null> {
  const { data } = await callApi(platformEndpoints.getAbTests, undefined, { signal });
  return testVariants(data?.tests ?? []);
}
