import { defineMachine, event, to } from '../machine/define-machine.ts';
import { GUEST_PURCHASE_MS } from './constants.ts';

/** What a guest wanted to buy when the sign-in came in between. SES-041 */
export interface GuestPurchase {
  readonly packetId: number;
  /** Where the choice was made: path and query. */
  readonly originPage: string;
}

type State = { readonly kind: 'nothing' } | ({ readonly kind: 'chosen'; readonly chosenAtMs: number } & GuestPurchase);

const events = {
  packetChosen: event<GuestPurchase & { chosenAtMs: number }>(),
  purchaseResumed: event(),
};

/** The smallest machine of the product. It needs no timer: an old choice is simply no longer one. */
export const guestPurchase = defineMachine<State, typeof events, 'guestPurchase'>({
  name: 'guestPurchase',
  initial: { kind: 'nothing' },
  events,
  on: {
    nothing: { packetChosen: to('chosen', (_, choice) => ({ kind: 'chosen', ...choice })) },
    chosen: {
      packetChosen: to('chosen', (_, choice) => ({ kind: 'chosen', ...choice })),
      purchaseResumed: to('nothing', () => ({ kind: 'nothing' })),
    },
  },
});

/** The purchase to go on with after the sign-in, or `null`. SES-040 */
export function pendingPurchase(state: State, nowMs: number): GuestPurchase | null {
  if (state.kind === 'nothing' || nowMs - state.chosenAtMs >= GUEST_PURCHASE_MS) return null;
  return { packetId: state.packetId, originPage: state.originPage };
}
