import type { Open, PaymentState } from '@livery/domain/payment';
import { useService, type MakeService, type Services } from '@livery/widgets/services';

/** Payments that this page has sent, and has not led its viewer away for. */
const toLeaveFor: MakeService<Set<string>> = () => new Set();

/** The server has taken what was sent from this page. */
export function noteSent(services: Services, state: PaymentState, before: PaymentState): void {
  if (before.kind === 'sending' && state.kind === 'open' && state.transaction)
    services.get(toLeaveFor).add(state.record.key);
}

/**
 * Whether the viewer is led to the bank now: once, after the press. Whoever comes back, or loads the page anew, decides by themselves: else Back
 * would never lead back.
 */
export function useLeaveForBank({ transaction, record }: Open): () => boolean {
  const waiting = useService(toLeaveFor);
  return () => transaction !== null && waiting.delete(record.key);
}
