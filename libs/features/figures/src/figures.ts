import { callApi } from '@livery/api-client';
import { APP_VERSION } from '@livery/brand-kit/page-data';
import { packetsEndpoints } from '@livery/contract/packets/endpoints';
import type { ViewerState } from '@livery/contract/platform/entities';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import { toldEvent, viewerState, type CommonFields, type Tell, type ToldEvent } from '@livery/domain/figures';
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
type Waiting = (viewer: ViewerState) => ToldEvent;

export const figures: MakeService<Figures> = (services, signal) => {
  const waiting: Waiting[] = [];
  let sinks: readonly Sink[] | null = null;
  let viewer: ViewerState | null = null;
  let answer: Consent = services.get(consent).get();

  function handOn(): void {
    if (answer === 'refused') {
      waiting.length = 0;
      for (const sink of sinks ?? []) sink.drop?.();
    }
    if (answer !== 'given' || sinks === null || viewer === null) return;
    for (const make of waiting.splice(0)) {
      const event = make(viewer);
      for (const sink of sinks) sink.take(event);
    }
  }

  followViewer(services, signal, (known) => {
    viewer = known;
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

const commonFields = ({ environment, brand }: Services, viewer: ViewerState): CommonFields => ({
  version: APP_VERSION,
  viewer,
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
 * `null` while a member's subscriptions are on their way: what is told meanwhile waits. They are asked for again after each change of one, and while no answer
 * comes: nobody who pays is told as somebody who does not. DATA-062
 */
function followViewer({ events }: Services, life: AbortSignal, tell: (viewer: ViewerState | null) => void): void {
  let turn = new AbortController();
  let isMember = false;
  const nobody = setTimeout(() => tell('not_login'), NOBODY_AFTER_MS);
  life.addEventListener('abort', () => (clearTimeout(nobody), turn.abort()));
  const ask = async () => {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    while (!signal.aborted) {
      const { data } = await callApi(packetsEndpoints.getSubscriptions, undefined, { signal });
      if (signal.aborted) return;
      if (data) return tell(viewerState('loggedIn', data.subscriptions));
      await new Promise((resume) => setTimeout(resume, ASK_AGAIN_MS));
    }
  };
  events.on(
    'viewer',
    ({ isGuest }) => {
      clearTimeout(nobody);
      turn.abort();
      isMember = !isGuest;
      tell(isGuest ? 'guest' : null);
      if (isMember) void ask();
    },
    life,
  );
  events.on('subscription', () => void (isMember && ask()), life);
}
