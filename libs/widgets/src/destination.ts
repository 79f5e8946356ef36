import type { Destination } from '@livery/contract/catalogue/entities';
import { addressOfDestination } from './addresses.ts';
import { useModals } from './modals.tsx';

/** What a card of a promotion does when pressed: it leads somewhere, or shows its text. ROWS-057..066 */
export function useDestination(destination: Destination | undefined): {
  href?: string | undefined;
  onOpen?: () => void;
} {
  const modals = useModals();
  if (!destination) return {};
  const href = addressOfDestination(destination);
  if (href !== undefined) return { href };
  const { type, title, description } = destination;
  if (type !== 'text') return {};
  return { onOpen: () => modals.open('message', { heading: title ?? '', text: description ?? '' }) };
}
