import { packetsApi } from '@livery/api-client/packets';
import { platformApi } from '@livery/api-client/platform';
import type { Subscriptions } from '@livery/contract/packets/entities';
import type { AbTests, Configuration } from '@livery/contract/platform/entities';
import { testVariants, viewerState } from '@livery/domain/figures';
import type { ListenerTools } from '@livery/widgets/capability';
import { figures, type Watcher } from './figures.ts';

/** Nobody is signed in, not even as a guest, when it is not known after so long who watches. */
const NOBODY_AFTER_MS = 10_000;
/** What an operator's or a member's answer did not come for is asked for again. */
const ASK_AGAIN_MS = 30_000;

type Asker = Pick<ListenerTools, 'dispatch' | 'signal'>;

/** A call of the page's store, which others on the page may have asked already. */
interface Call {
  initiate(args: undefined, options: { subscribe: false; forceRefetch: boolean }): unknown;
}

/** The store's own thunk type is the shell's. */
const ask = async <Answer>({ dispatch }: Asker, call: unknown, forceRefetch: boolean): Promise<Answer | undefined> =>
  (
    (await dispatch((call as Call).initiate(undefined, { subscribe: false, forceRefetch }) as never)) as {
      readonly data?: Answer;
    }
  ).data;

/** Asks until there is an answer, or nobody wants it any more. */
async function untilAnswered<Answer>(asker: Asker, call: unknown, forceRefetch = false): Promise<Answer | undefined> {
  for (;;) {
    const answer = await ask<Answer>(asker, call, forceRefetch);
    if (answer || asker.signal.aborted) return answer;
    await new Promise((resume) => setTimeout(resume, ASK_AGAIN_MS));
  }
}

const { getConfiguration, getAbTests } = platformApi.endpoints;

/** Lets the counting know where events go and who watches. It asks as the page does: what the page has asked for already is not asked again. */
export function feedFigures(tools: ListenerTools): void {
  const { know, open } = tools.services.get(figures);
  followWatcher(tools, know);
  // STAT-034
  if (tools.services.switches.analytics)
    void untilAnswered<Configuration>(tools, getConfiguration).then((said) => open(said?.metricsUrl ?? null));
}

/**
 * Tells who watches, as far as it is known. Subscriptions are asked for again after each change of one, and while no answer comes: nobody who pays is told as
 * somebody who does not. DATA-062
 */
function followWatcher({ events, dispatch, signal: life }: ListenerTools, tell: (watcher: Watcher) => void) {
  let turn = new AbortController();
  let isMember = false;
  const nobody = setTimeout(() => tell({ viewer: 'not_login', variants: null }), NOBODY_AFTER_MS);

  function look(forceRefetch: boolean): void {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    const asker = { dispatch, signal };
    let known: Watcher = { viewer: isMember ? null : 'guest', variants: undefined };
    const learn = (more: Partial<Watcher>) => {
      if (!signal.aborted) tell((known = { ...known, ...more }));
    };
    learn({});
    // A server without tests, or without an answer, has none. CALL-044
    void ask<AbTests>(asker, getAbTests, forceRefetch).then((said) =>
      learn({ variants: testVariants(said?.tests ?? []) }),
    );
    if (isMember)
      void untilAnswered<Subscriptions>(asker, packetsApi.endpoints.getSubscriptions, forceRefetch).then(
        (said) => said && learn({ viewer: viewerState('loggedIn', said.subscriptions) }),
      );
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
