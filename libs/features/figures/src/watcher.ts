import { packetsApi } from '@livery/api-client/packets';
import { platformApi } from '@livery/api-client/platform';
import { testVariants, viewerState } from '@livery/domain/figures';
import type { ListenerTools } from '@livery/widgets/capability';
import { figures, type Watcher } from './figures.ts';

/** Nobody is signed in, not even as a guest, when it is not known after so long who watches. */
const NOBODY_AFTER_MS = 10_000;
/** Tests that are not answered for so long are none: events wait no longer for their label. */
const VARIANTS_WAIT_MS = 5_000;
/** What an operator's or a member's answer did not come for is asked for again. */
const ASK_AGAIN_MS = 30_000;

type Asker = Pick<ListenerTools, 'dispatch' | 'signal'>;

interface Asked<Answer> {
  readonly data?: Answer;
}

/** The answer of the page's store, which others on the page may have asked for already. The store's own thunk type is the shell's. */
const ask = <Answer>({ dispatch }: Pick<Asker, 'dispatch'>, thunk: unknown) =>
  dispatch(thunk as never) as unknown as Promise<Asked<Answer>>;

/** Asks until there is an answer; null when it is not wanted any more. */
async function untilAnswered<Answer>(asker: Asker, thunk: () => unknown): Promise<Answer | null> {
  for (;;) {
    const { data } = await ask<Answer>(asker, thunk());
    if (asker.signal.aborted) return null;
    if (data) return data;
    await new Promise((resume) => setTimeout(resume, ASK_AGAIN_MS));
  }
}

/** Where the operator wants events; null where no address is said. STAT-034 */
async function metricsUrl(asker: Asker): Promise<string | null> {
  const getConfiguration = () => platformApi.endpoints.getConfiguration.initiate(undefined, { subscribe: false });
  const answer = await untilAnswered<{ metricsUrl?: string | null }>(asker, getConfiguration);
  return answer?.metricsUrl ?? null;
}

/** Lets the counting know where events go and who watches. It asks as the page does: what the page has asked for already is not asked again. */
export function feedFigures(tools: ListenerTools): void {
  const { know, open } = tools.services.get(figures);
  followWatcher(tools, know);
  if (tools.services.switches.analytics) void metricsUrl(tools).then(open);
}

/**
 * Tells who watches, as far as it is known. Subscriptions are asked for again after each change of one, and while no answer comes: nobody who pays is told as
 * somebody who does not. DATA-062
 */
function followWatcher({ events, dispatch, signal: life }: ListenerTools, tell: (watcher: Watcher) => void) {
  let turn = new AbortController();
  let isMember = false;
  const nobody = setTimeout(() => tell({ viewer: 'not_login', variants: null }), NOBODY_AFTER_MS);
  life.addEventListener('abort', () => (clearTimeout(nobody), turn.abort()));

  function look(forceRefetch: boolean): void {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    const asker = { dispatch, signal };
    let known: Watcher = { viewer: isMember ? null : 'guest', variants: undefined };
    const learn = (more: Partial<Watcher>) => {
      if (signal.aborted) return;
      known = { ...known, ...more };
      tell(known);
    };
    learn({});
    void variantsOf(asker, forceRefetch).then((variants) => learn({ variants }));
    if (isMember) void memberState(asker, forceRefetch).then((viewer) => learn({ viewer }));
  }
  events.on(
    'viewer',
    ({ isGuest, changed }) => {
      clearTimeout(nobody);
      isMember = !isGuest;
      look(changed);
    },
    life,
  );
  events.on('subscription', () => isMember && look(true), life);
}

async function memberState(asker: Asker, forceRefetch: boolean) {
  type Answer = { readonly subscriptions: Parameters<typeof viewerState>[1] };
  const options = { subscribe: false, forceRefetch };
  const answer = await untilAnswered<Answer>(asker, () =>
    packetsApi.endpoints.getSubscriptions.initiate(undefined, options),
  );
  return answer && viewerState('loggedIn', answer.subscriptions);
}

/** A server without tests, or without an answer, has none. CALL-044 */
async function variantsOf(asker: Asker, forceRefetch: boolean): Promise<string | null> {
  type Answer = { readonly tests: Parameters<typeof testVariants>[0] };
  const options = { subscribe: false, forceRefetch };
  const answer = await Promise.race([
    ask<Answer>(asker, platformApi.endpoints.getAbTests.initiate(undefined, options)),
    new Promise<Asked<Answer>>((resume) => setTimeout(resume, VARIANTS_WAIT_MS, {})),
  ]);
  return testVariants(answer.data?.tests ?? []);
}
