import type { SubscriptionActions, SubscriptionFacts, SubscriptionState } from './state.ts';
import { subscriptionState } from './state.ts';

/** What a viewer can do with a packet: the name of the button. */
export type SubscriptionControl = 'enable' | 'change' | 'disable' | 'renew' | 'cancel';

/** The call that a control makes. CALL-063…CALL-066 */
export type SubscriptionCall =
  | { readonly kind: 'renew'; readonly subscriptionId: number }
  | { readonly kind: 'disableRenewal'; readonly subscriptionId: number }
  | { readonly kind: 'cancelFuture'; readonly futureId: number }
  | { readonly kind: 'cancelPurchase'; readonly purchaseId: number };

type Allows = (actions: SubscriptionActions | undefined, state: SubscriptionState) => boolean;
interface Row {
  readonly control: SubscriptionControl;
  readonly state: SubscriptionState['kind'];
  readonly isAllowed: Allows;
}

const always: Allows = () => true;
const canSubscribe: Allows = (actions) => actions?.canSubscribe === true;

/** Which control each state has, and what allows it. A promotion and what is contained in another packet have none. SUBS-001…SUBS-009, SUBS-034 */
const ROWS: readonly Row[] = [
  { state: 'paused', control: 'disable', isAllowed: (_, state) => state.kind === 'paused' && state.isDeletable },
  { state: 'future', control: 'disable', isAllowed: always },
  { state: 'renewing', control: 'disable', isAllowed: (actions) => actions?.canDisableRenew === true },
  { state: 'ending', control: 'renew', isAllowed: (actions) => actions?.canEnableRenew === true },
  // What the viewer has already is changed for it.
  { state: 'none', control: 'change', isAllowed: (...facts) => canSubscribe(...facts) && changes(...facts) },
  { state: 'none', control: 'enable', isAllowed: canSubscribe },
];
const changes: Allows = (actions) => actions?.canChangePeriod === true;

/** States in which a purchase runs: it can be given back at once (SUBS-016), and another period can follow (SUBS-019). */
const RUNNING: ReadonlySet<SubscriptionState['kind']> = new Set(['renewing', 'ending']);

/** The buttons of a packet, the main one first; none where nothing can be done. */
export function subscriptionControls(facts: SubscriptionFacts): readonly SubscriptionControl[] {
  const state = subscriptionState(facts);
  const { isAvailable, subscription, userPurchase } = facts.packet;
  const main = ROWS.find((row) => row.state === state.kind && row.isAllowed(subscription?.actions, state))?.control;
  // PACK-063
  const isHidden = !isAvailable && (main === 'enable' || main === 'change');
  const isCancellable =
    RUNNING.has(state.kind) && subscription?.actions?.canUnsubscribe === true && userPurchase?.id !== undefined;
  const isChangeable = RUNNING.has(state.kind) && isAvailable && changes(subscription?.actions, state);
  return [
    ...(main && !isHidden ? [main] : []),
    ...(isChangeable ? (['change'] as const) : []),
    ...(isCancellable ? (['cancel'] as const) : []),
  ];
}

/** Whether a packet that the viewer does not have can be bought: what its own button asks, an address and an offer ask too. PACK-008, SUBS-034 */
export const isForSale = (facts: SubscriptionFacts): boolean =>
  subscriptionState(facts).kind === 'none' &&
  subscriptionControls(facts).some((control) => control === 'enable' || control === 'change');

/** The call behind a control; null for those that lead into a purchase, and where there is nothing to call it with. */
export function subscriptionCall(control: SubscriptionControl, facts: SubscriptionFacts): SubscriptionCall | null {
  const { packet, owned, future } = facts;
  switch (control) {
    case 'renew':
      return owned && { kind: 'renew', subscriptionId: owned.id };
    case 'disable':
      // What is paused is disabled itself, also where something is planned after it.
      if (future && subscriptionState(facts).kind === 'future') return { kind: 'cancelFuture', futureId: future.id };
      return owned && { kind: 'disableRenewal', subscriptionId: owned.id };
    case 'cancel':
      return packet.userPurchase?.id === undefined
        ? null
        : { kind: 'cancelPurchase', purchaseId: packet.userPurchase.id };
    case 'enable':
    case 'change':
      return null;
  }
}

/** What has to be answered before a control acts: the PIN for payments, and a question. SUBS-021, SUBS-022 */
export const asksFirst = (control: SubscriptionControl): boolean => control === 'disable' || control === 'cancel';
