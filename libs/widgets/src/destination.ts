import type { Destination } from '@livery/contract/catalogue/entities';
import { linkedPacketId } from '@livery/domain/packets';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useSelector } from 'react-redux';
import { addressOfDestination } from './addresses.ts';
import { useModals } from './modals.tsx';

/** What a card of a promotion does when pressed: it leads somewhere, or shows its text. ROWS-057..066 */
export function useDestination(destination: Destination | undefined): {
  href?: string | undefined;
  onOpen?: () => void;
} {
  const modals = useModals();
  const provider = sessionNetwork(useSelector(selectSession))?.provider;
  if (!destination) return {};
  const { isOtt = true } = provider ?? {};
  const id = destination.type === 'packet' ? linkedPacketId(destination, { isOtt }) : destination.id;
  const href = addressOfDestination({ ...destination, id });
  const { type, title, description } = destination;
  // Also a page of the site itself opens beside: links do so with whole addresses.
  if (type === 'open_url') return { href: href?.replace(/^\/(?!\/)/, `${location.origin}/`) };
  if (href !== undefined) return { href };
  if (type !== 'text') return {};
  return { onOpen: () => modals.open('message', { heading: title ?? '', text: description ?? '' }) };
}
