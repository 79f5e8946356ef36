import type { Transaction } from '@livery/contract/packets/entities';
import type { Wire } from '@livery/contract/schema';
import { ApiError, type ErrorCode } from '../http/api-error.ts';
import { requireServedRegion } from '../http/require-served-region.ts';
import type { Services } from '../http/services.ts';
import type { Book, Command, Refusal } from '../sales/book.ts';
import { localised, type Language } from '../seed/localised.ts';
import type { SaleState, SeedPlan } from '../seed/world.ts';
import { amountText } from '../session/amount-text.ts';
import type { Viewer } from '../session/viewer.ts';
import { changeBook, RefusedSale, type Done } from './keep-book.ts';
import { currencyOf, readOwnProvider, sellsTo } from './providers.ts';
import { readShelf, trialOf, type PacketRow } from './shelf.ts';

const SIGN_IN = localised(
  'Войдите, чтобы подключить пакет',
  'Пакетті қосу үшін кіріңіз',
  'Paketni ulash uchun kiring',
  'Sign in to get this packet',
);
const PLANNED = localised(
  'Запланировано. Новый срок начнётся, когда закончится текущий.',
  'Жоспарланды. Жаңа мерзім ағымдағысы аяқталғанда басталады.',
  'Rejalashtirildi. Yangi muddat joriysi tugagach boshlanadi.',
  'Planned. The new period begins when the current one ends.',
);

/** What is paid for, and what changes what was paid for, is a grown-up member's. @throws ApiError guests_not_allowed, child_profile */
export function requireBuyer({ isGuest, isChild }: Viewer): void {
  if (isGuest) throw new ApiError('guests_not_allowed', { message: SIGN_IN });
  if (isChild) throw new ApiError('child_profile');
}

const CODES: Readonly<Record<Refusal['reason'], ErrorCode>> = {
  insufficientFunds: 'insufficient_funds',
  alreadyPurchased: 'already_purchased',
  alreadyPlanned: 'already_planned',
  baseNeeded: 'base_packet_needed',
  notFound: 'not_found',
  promo: 'promo_subscription',
  paused: 'subscription_paused',
  notPaused: 'validation_failed',
  wrongAmount: 'validation_failed',
};

const SALE_REFUSALS: Readonly<Record<SaleState, ErrorCode | null>> = {
  open: null,
  unavailable: 'packet_unavailable',
  gift: 'packet_unavailable',
  blocked: 'packet_blocked',
};

/** Changes a viewer's book; what the rules refuse is answered with its code and words. @throws ApiError */
export async function changeOwnBook(
  { db, clock }: Services,
  { userId }: Viewer,
  command: Command | ((book: Book) => Command),
): Promise<Done> {
  try {
    return await changeBook(db, userId, command, clock());
  } catch (error) {
    if (!(error instanceof RefusedSale)) throw error;
    const { refusal } = error;
    const isShort = refusal.reason === 'insufficientFunds';
    throw new ApiError(CODES[refusal.reason], isShort ? { amountMinor: refusal.missingMinor } : {});
  }
}

type Wish = {
  readonly viewer: Viewer;
  readonly language: Language;
  readonly clientAddress: string;
  readonly packet: PacketRow | undefined;
  /** Which plan is bought, by what the viewer has already. */
  readonly choose: (packet: PacketRow, book: Book) => SeedPlan | undefined;
};

/** Buys a packet with money of the viewer's account: at once, or planned for the end of what runs. @throws ApiError */
export async function buy(
  services: Services,
  { viewer, language, clientAddress, packet, choose }: Wish,
): Promise<Wire<typeof Transaction>> {
  requireBuyer(viewer);
  requireServedRegion(clientAddress);
  if (!packet) throw new ApiError('not_found');
  const { own, shared } = await readOwnProvider(services.db, viewer);
  if (!sellsTo(own, shared, packet)) throw new ApiError('not_of_provider');
  const refused = SALE_REFUSALS[packet.sale.sale];
  if (refused) throw new ApiError(refused);
  if (packet.sale.plans.length === 0) throw new ApiError('packet_unavailable');

  const shelf = await readShelf(services, viewer.catalogueRevision);
  const currency = currencyOf(own);
  const command = (book: Book): Command => {
    const plan = choose(packet, book);
    if (!plan) throw new ApiError('not_found');
    return {
      type: 'enable',
      plan: shelf.planOf(packet, plan, currency),
      trial: trialOf(plan, currency),
      needsBase: packet.kind === 'partner' && !own.sellsWithoutBase,
      containedIn: shelf.parentsOf(packet.id).map(({ id }) => id),
    };
  };
  const { book, entries } = await changeOwnBook(services, viewer, command);
  const charge = entries.findLast(({ kind, packetId }) => kind === 'charge' && packetId === packet.id);
  if (!charge) {
    const future = book.futures.find(({ plan }) => plan.packetId === packet.id);
    return {
      id: `future-${future?.id ?? 0}`,
      status: 'complete',
      amount: amountText(0),
      status_description: PLANNED[language],
    };
  }
  const paidMinor = charge.postings.find(({ account }) => account === 'sales')?.amountMinor ?? 0;
  return { id: `entry-${charge.number}`, status: 'complete', amount: amountText(paidMinor) };
}

/** The plan that runs already, which is then refused as bought, else the first one. */
export const firstPlan = ({ id, sale }: PacketRow, { subscriptions }: Book): SeedPlan | undefined => {
  const running = subscriptions.find(({ packetId, plan }) => packetId === id && plan !== null);
  return sale.plans.find((plan) => plan.id === running?.plan?.planId) ?? sale.plans[0];
};
