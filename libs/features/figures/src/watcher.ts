import { packetsApi } from '@livery/api-client/packets';
import { platformApi } from '@livery/api-client/platform';
import type { Subscriptions } from '@livery/contract/packets/entities';
import type { AbTests, Configuration } from '@livery/contract/platform/entities';
import { memberState, testVariants } from '@livery/domain/figures';
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

/** `again`: until there is an answer, or nobody wants it any more. */
async function answerTo<Answer>(
  { dispatch, signal }: Asker,
  call: unknown,
  again: boolean,
  forceRefetch = false,
): Promise<Answer | undefined> {
  for (;;) {
    // The store's own thunk type is the shell's.
    const asked = dispatch((call as Call).initiate(undefined, { subscribe: false, forceRefetch }) as never) as unknown;
    const { data } = await (asked as Promise<{ data?: Answer }>);
    if (data || !again || signal.aborted) return data;
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
    void answerTo<Configuration>(tools, getConfiguration, true).then((said) => open(said?.metricsUrl ?? null));
}

/**
 * Lets it be known who watches, as far as that is known. Subscriptions are asked for again after each change of one, and while no answer comes: nobody who pays is told as
 * somebody who does not. DATA-062
 */
function followWatcher({ events, dispatch, signal: life }: ListenerTools, know: (more: Partial<Watcher>) => void) {
  let turn = new AbortController();
  let isMember = false;
  const nobody = setTimeout(() => know({ viewer: 'not_login', variants: null }), NOBODY_AFTER_MS);

  function look(forceRefetch: boolean): void {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    const asker = { dispatch, signal };
    know({ viewer: isMember ? null : 'guest', variants: undefined });
    // A server without tests, or without an answer, has none. CALL-044
    void answerTo<AbTests>(asker, getAbTests, false, forceRefetch).then(
      (said) => signal.aborted || know({ variants: testVariants(said?.tests ?? []) }),
    );
    if (isMember)
      void answerTo<Subscriptions>(asker, packetsApi.endpoints.getSubscriptions, true, forceRefetch).then(
        (said) => said && !signal.aborted && know({ viewer: memberState(said.subscriptions) }),
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
