import { eq, sql } from 'drizzle-orm';
import { providers } from '../database/schema/catalogue.ts';
import { books } from '../database/schema/sales.ts';
import { users } from '../database/schema/viewers.ts';
import { changeBook, passTimeOfBook, RefusedSale } from '../packets/keep-book.ts';
import { currencyOf } from '../packets/providers.ts';
import { isBaseKind, trialOf, type Shelf } from '../packets/shelf.ts';
import type { Command, Refusal } from '../sales/book.ts';
import type { ProviderRow } from '../session/read-provider.ts';
import type { Services } from './services.ts';

const MINOR_UNITS = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** More than an account's column holds, and further than anybody wants to see. */
const MOST_MONEY = 10_000_000;
const MOST_DAYS = 3660;

/** A form of the desk: the fields that its action asks for. */
export type Form = (name: string) => number;

type Shop = { readonly shelf: Shelf; readonly provider: ProviderRow };

/** What the operator may do to one book. Null: a field of the form makes no sense. */
const COMMANDS: Readonly<Record<string, (form: Form, shop: Shop) => Command | null>> = {
  topUp: (form) => ({ type: 'topUp', amountMinor: Math.round(Math.min(form('amount'), MOST_MONEY) * MINOR_UNITS) }),
  promo(form, { shelf }) {
    const packet = shelf.find(form('packet'));
    return packet
      ? { type: 'promo', packetId: packet.id, isBase: isBaseKind(packet), days: Math.min(form('days'), MOST_DAYS) }
      : null;
  },
  /** Any packet that there is, also one that the provider does not sell; it is paid from the account. */
  enable(form, { shelf, provider }) {
    const packet = shelf.findByPlan(form('plan'));
    const plan = packet?.sale.plans.find(({ id }) => id === form('plan'));
    if (!packet || !plan) return null;
    const currency = currencyOf(provider);
    const agreed = shelf.planOf(packet, plan, currency);
    return { type: 'enable', plan: agreed, trial: trialOf(plan, currency), needsBase: false, containedIn: [] };
  },
  renewOn: (form) => ({ type: 'setRenewal', subscriptionId: form('subscription'), isRenewed: true }),
  renewOff: (form) => ({ type: 'setRenewal', subscriptionId: form('subscription'), isRenewed: false }),
  pause: (form) => ({ type: 'pause', subscriptionId: form('subscription'), isDeletable: false }),
  pauseDeletable: (form) => ({ type: 'pause', subscriptionId: form('subscription'), isDeletable: true }),
  resume: (form) => ({ type: 'resume', subscriptionId: form('subscription') }),
  end: (form) => ({ type: 'end', subscriptionId: form('subscription') }),
  cancel: (form) => ({ type: 'cancel', subscriptionId: form('subscription') }),
};

/** One of each state for somebody who has just registered: a trial, a pause, a renewal that is off, a change that is planned. */
const SHOWCASE: readonly (readonly [action: string, fields: Readonly<Record<string, number>>])[] = [
  ['topUp', { amount: 50_000 }],
  ['enable', { plan: 2101 }],
  ['enable', { plan: 2301 }],
  ['pauseDeletable', { packet: 23 }],
  ['enable', { plan: 2401 }],
  ['renewOff', { packet: 24 }],
  ['enable', { plan: 1001 }],
  ['enable', { plan: 1401 }],
];

const REFUSALS: Readonly<Record<Refusal['reason'], string>> = {
  insufficientFunds: 'There is not enough money on the account.',
  alreadyPurchased: 'The viewer has this packet already.',
  filmOwned: 'The viewer has this film already.',
  alreadyPlanned: 'This is planned already.',
  baseNeeded: 'A base packet is needed first.',
  notFound: 'There is no such subscription.',
  promo: 'Promo days cannot be renewed or cancelled.',
  paused: 'It is paused.',
  notPaused: 'It is not paused.',
  wrongAmount: 'The number is too small, too big, or none.',
};

/** What a form of the desk means for a book; null where it means nothing. */
export const saleCommand = (action: string, form: Form, shop: Shop): Command | null =>
  (Object.hasOwn(COMMANDS, action) && COMMANDS[action]?.(form, shop)) || null;

export type Outcome = { readonly ok: boolean; readonly text: string };

/** Does what a form of the desk asks for. */
export async function act(
  services: Services,
  userId: number,
  action: string,
  form: Form,
  shop: Shop,
): Promise<Outcome> {
  if (action === 'provider') return moveToProvider(services, userId, form('provider'));
  if (action === 'clock') return moveClock(services, userId, form('days'));
  if (action === 'showcase') return actAll(services, userId, shop);
  const command = saleCommand(action, form, shop);
  if (!command) return { ok: false, text: 'This cannot be done.' };
  try {
    await changeBook(services.db, userId, command, services.clock());
    return { ok: true, text: 'Done.' };
  } catch (error) {
    if (!(error instanceof RefusedSale)) throw error;
    return { ok: false, text: REFUSALS[error.refusal.reason] };
  }
}

/** Goes through the showcase; what the viewer has already is left as it is. */
async function actAll(services: Services, userId: number, shop: Shop): Promise<Outcome> {
  for (const [action, { packet, ...fields }] of SHOWCASE) {
    const { subscriptions } = await passTimeOfBook(services.db, userId, services.clock());
    const subscription = subscriptions.find(({ packetId }) => packetId === packet)?.id;
    const all: Readonly<Record<string, number | undefined>> = { ...fields, subscription };
    await act(services, userId, action, (name) => all[name] ?? Number.NaN, shop);
  }
  return { ok: true, text: 'The viewer has one of each now.' };
}

async function moveToProvider({ db }: Services, userId: number, providerId: number): Promise<Outcome> {
  const found = db.select({ id: providers.id }).from(providers).where(eq(providers.id, providerId));
  const [provider] = Number.isSafeInteger(providerId) ? await found : [];
  if (!provider) return { ok: false, text: 'There is no such provider.' };
  await db.update(users).set({ providerId: provider.id }).where(eq(users.id, userId));
  return { ok: true, text: 'The viewer is this provider’s customer now.' };
}

/** Only ahead: what was renewed stays renewed. */
async function moveClock({ db, clock }: Services, userId: number, days: number): Promise<Outcome> {
  if (!(days > 0 && days <= MOST_DAYS)) return { ok: false, text: REFUSALS.wrongAmount };
  await db
    .update(books)
    .set({ clockOffsetMs: sql`${books.clockOffsetMs} + ${Math.round(days * DAY_MS)}::bigint` })
    .where(eq(books.userId, userId));
  await passTimeOfBook(db, userId, clock());
  return { ok: true, text: 'The clock of this account is ahead.' };
}
