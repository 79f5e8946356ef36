import type { Open } from '@livery/domain/payment';
import { useService, type MakeService } from '@livery/widgets/services';

/** Transactions for which this page has led its viewer away already. */
const led: MakeService<Set<string>> = () => new Set();

/**
 * Whether the viewer is led to the bank now: once, right after the press. Whoever comes back, or loads the page anew, decides by themselves: else Back
 * would never lead back.
 */
export function useLeaveForBank({ transaction, asks, record }: Open): () => boolean {
  const done = useService(led);
  return () => {
    if (!transaction || asks > 0 || done.has(record.key)) return false;
    done.add(record.key);
    return true;
  };
}
