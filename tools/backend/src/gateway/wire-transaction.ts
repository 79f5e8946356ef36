import type { Transaction as WireTransaction } from '@livery/contract/packets/entities';
import type { Wire } from '@livery/contract/schema';
import { isFilmPurchase, planIdOf, type Payform, type Subject, type Transaction } from '../payments/payments.ts';
import type { Language } from '../world/localised.ts';
import { amountText } from '../session/amount-text.ts';
import { wordsOf } from './transaction-words.ts';

/** The ways to pay that have a page of the bank, and where it is. */
const PAGES: Readonly<Partial<Record<Payform, string>>> = { short_url: '', qrcode: '/qr', qrcode_png: '/qr' };

export const payPath = ({ id, payform }: Pick<Transaction, 'id' | 'payform'>): string =>
  `/pay/${id}${PAGES[payform] ?? ''}`;

/** What is bought, by its own id and that of its purchase type. */
function wireBought(subject: Subject): Partial<Wire<typeof WireTransaction>> {
  if (subject.purpose !== 'purchase') return {};
  const { purchase } = subject;
  const bought = isFilmPurchase(purchase)
    ? { content_id: purchase.film.contentId }
    : { packet_id: purchase.plan.packetId };
  return { ...bought, purchase_type_id: planIdOf(purchase) };
}

type Reader = { readonly language: Language; readonly apiOrigin: string; readonly clockOffsetMs: number };

export function wireTransaction(
  transaction: Transaction,
  { language, apiOrigin, clockOffsetMs }: Reader,
): Wire<typeof WireTransaction> {
  const { id, status, amountMinor, note, payform, subject, offerId, createdMs } = transaction;
  const isOpen = status === 'pending';
  return {
    id,
    status,
    amount: amountText(amountMinor),
    ...(note && { status_description: wordsOf({ note, subject }, language) }),
    ...(note?.kind === 'notSold' && { is_money_on_account: true }),
    ...(isOpen && PAGES[payform] !== undefined && { full_url: `${apiOrigin}${payPath(transaction)}` }),
    ...(isOpen && payform === 'qrcode_png' && { qrcode_url: `${apiOrigin}/pay/${id}/qr.png` }),
    payform_shortname: payform,
    purpose: subject.purpose,
    ...wireBought(subject),
    ...(offerId !== null && { offer_id: offerId }),
    // By the clock that everybody has: days that the operator let pass on an account are not the world's.
    created_at: new Date(createdMs - clockOffsetMs).toISOString(),
  };
}
