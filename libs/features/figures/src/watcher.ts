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

interface Asker extends Pick<ListenerTools, 'dispatch'> {
  readonly signal: Pick<AbortSignal, 'aborted'>;
}

/** A call of the page's store, which others on the page may have asked already. */
interface Call {
  initiate(args: undefined, options: { subscribe: false; forceRefetch: boolean }): unknown;
}

/** Asks once for all that want it in one turn. `again`: until there is an answer, or nobody wants it any more. */
async function ask<Answer>(
  { dispatch, signal }: Asker,
  call: unknown,
  hear: (said: Answer | undefined) => void,
  again: boolean,
  forceRefetch = false,
): Promise<void> {
  for (await Promise.resolve(); !signal.aborted; await new Promise((resume) => setTimeout(resume, ASK_AGAIN_MS))) {
    // The store's own thunk type is the shell's.
    const asked = dispatch((call as Call).initiate(undefined, { subscribe: false, forceRefetch }) as never) as unknown;
    const { data } = await (asked as Promise<{ data?: Answer }>);
    if (!signal.aborted && (data || !again)) return hear(data);
  }
}

const { getConfiguration, getAbTests } = platformApi.endpoints;

/** Lets the counting know where events go and who watches. It asks as the page does: what the page has asked for already is not asked again. */
export function feedFigures(tools: ListenerTools): void {
  const { know, open } = tools.services.get(figures);
  followWatcher(tools, know);
  // STAT-034
  if (tools.services.switches.analytics)
    void ask<Configuration>(tools, getConfiguration, (said) => open(said?.metricsUrl ?? null), true);
}

/**
 * Lets it be known who watches, as far as that is known. Subscriptions are asked for again after each change of one, and while no answer comes: nobody who pays is told as
 * somebody who does not. DATA-062
 */
function followWatcher({ events, dispatch, signal: life }: ListenerTools, know: (more: Partial<Watcher>) => void) {
  let turn = { aborted: false };
  let isMember = false;
  const nobody = setTimeout(() => know({ viewer: 'not_login', variants: null }), NOBODY_AFTER_MS);

  function look(forceRefetch: boolean): void {
    turn.aborted = true;
    turn = { aborted: false };
    const asker = { dispatch, signal: turn };
    know({ viewer: isMember ? null : 'guest', variants: undefined });
    // A server without tests, or without an answer, has none. CALL-044
    const hearTests = (said?: AbTests) => know({ variants: testVariants(said?.tests ?? []) });
    void ask(asker, getAbTests, hearTests, false, forceRefetch);
    const hearSubscriptions = (said?: Subscriptions) => said && know({ viewer: memberState(said.subscriptions) });
    if (isMember) void ask(asker, packetsApi.endpoints.getSubscriptions, hearSubscriptions, true, forceRefetch);
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
