import { eq } from 'drizzle-orm';
import { contents, packets, providers } from '../database/schema/catalogue.ts';
import { users } from '../database/schema/viewers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/services.ts';
import { changePayments, findOwner, passTimeOfPayments } from '../packets/keep-payments.ts';
import { isFilmPurchase, type Transaction, type Verdict } from '../payments/payments.ts';
import type { Language } from '../world/localised.ts';
import { PAGE_TEXTS } from './page-texts.ts';

/** A payment as its page shows it: the bank knows no viewer, only the id. */
export type HostedPayment = {
  readonly transaction: Transaction;
  readonly userId: number;
  readonly merchant: string;
  readonly amount: string;
  readonly what: string;
};

/** @throws ApiError not_found */
export async function readHosted(services: Services, id: string, language: Language): Promise<HostedPayment> {
  const { db, clock } = services;
  const userId = await findOwner(db, id);
  if (userId === null) throw new ApiError('not_found');
  const { payments } = await passTimeOfPayments(db, userId, clock());
  const transaction = payments.transactions.find((one) => one.id === id);
  const [provider] = await db
    .select({ name: providers.name, currency: providers.currency })
    .from(users)
    .innerJoin(providers, eq(providers.id, users.providerId))
    .where(eq(users.id, userId));
  if (!transaction || !provider) throw new ApiError('not_found');
  return {
    transaction,
    userId,
    merchant: provider.name[language],
    amount: `${shownAmount(transaction.amountMinor, language)} ${provider.currency.UTF_NAME}`,
    what: await whatFor(services, transaction, language),
  };
}

/** As people of the language write it: 12 450,00. */
const shownAmount = (minor: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(minor / 100);

async function whatFor({ db }: Services, { subject }: Transaction, language: Language): Promise<string> {
  if (subject.purpose !== 'purchase') return PAGE_TEXTS[subject.purpose][language];
  const { purchase } = subject;
  if (isFilmPurchase(purchase)) return `${PAGE_TEXTS.film[language]} ${await filmTitle(purchase.film.contentId)}`;
  const { packetId } = purchase.plan;
  const [packet] = await db.select({ name: packets.name }).from(packets).where(eq(packets.id, packetId));
  return `${PAGE_TEXTS.purchase[language]} ${packet?.name[language] ?? packetId}`;

  async function filmTitle(contentId: number) {
    const [film] = await db.select({ title: contents.title }).from(contents).where(eq(contents.id, contentId));
    return film?.title[language] ?? contentId;
  }
}

/** What the viewer or the bank does on a page. */
export type HostedAnswer =
  | { readonly kind: 'cancel' }
  /** Null: the bank never says. */
  | { readonly kind: 'bank'; readonly verdict: Verdict; readonly afterMs: number | null };

/** Does it in two steps, as a bank would: it decides, then the gateway hears of it. */
export async function answerHosted(
  { db, clock }: Services,
  { userId, transaction }: Pick<HostedPayment, 'userId' | 'transaction'>,
  answer: HostedAnswer,
): Promise<void> {
  const transactionId = transaction.id;
  if (answer.kind === 'cancel') {
    await changePayments(db, userId, { type: 'cancel', transactionId }, clock());
    return;
  }
  const { verdict, afterMs } = answer;
  await changePayments(
    db,
    userId,
    (_world, nowMs) => ({ type: 'decide', transactionId, verdict, atMs: afterMs === null ? [] : [nowMs + afterMs] }),
    clock(),
  );
  await passTimeOfPayments(db, userId, clock());
}

/** What the bank's own page asks for after "pay", here known to everybody: the last four digits of the amount in hundredths. */
export const secureCode = ({ amountMinor }: Transaction): string => String(amountMinor).padStart(4, '0').slice(-4);
