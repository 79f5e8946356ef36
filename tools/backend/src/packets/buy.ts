import type { Transaction } from '@livery/contract/packets/entities';
import type { Wire } from '@livery/contract/schema';
import { newTransactionId } from '../gateway/requests.ts';
import { pay } from '../gateway/pay.ts';
import { ApiError, type ErrorCode } from '../http/api-error.ts';
import { requireServedRegion } from '../http/require-served-region.ts';
import type { Services } from '../http/services.ts';
import type { Idempotency, PacketPurchase } from '../payments/payments.ts';
import type { Book, Command } from '../sales/book.ts';
import { localised, type Language } from '../world/localised.ts';
import type { SaleState, SeedPlan } from '../world/sales.ts';
import type { ProviderRow } from '../session/read-provider.ts';
import type { Viewer } from '../session/viewer.ts';
import { changeBook, RefusedSale, type Done } from './keep-book.ts';
import { currencyOf, readOwnProvider, sellsTo } from './providers.ts';
import { saleError } from './sale-error.ts';
import { readShelf, trialOf, type PacketRow, type Shelf } from './shelf.ts';

const SIGN_IN = localised(
  'Войдите, чтобы подключить пакет',
  'Пакетті қосу үшін кіріңіз',
  'Paketni ulash uchun kiring',
  'Sign in to get this packet',
);
/** What is paid for, and what changes what was paid for, is a grown-up member's. @throws ApiError guests_not_allowed, child_profile */
export function requireBuyer({ isGuest, isChild }: Viewer): void {
  if (isGuest) throw new ApiError('guests_not_allowed', { message: SIGN_IN });
  if (isChild) throw new ApiError('child_profile');
}

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
    throw error instanceof RefusedSale ? saleError(error.refusal) : error;
  }
}

type Wish = {
  readonly viewer: Viewer;
  readonly language: Language;
  readonly clientAddress: string;
  readonly idempotency: Idempotency;
  readonly packet: PacketRow | undefined;
  /** Which plan is bought, by what the viewer has already. */
  readonly choose: (packet: PacketRow, book: Book) => SeedPlan | undefined;
};

/** A packet that the viewer's provider sells. @throws ApiError not_found, not_of_provider, packet_blocked */
export async function findSold(services: Services, viewer: Viewer, packetId: number) {
  const shelf = await readShelf(services, viewer.catalogueRevision);
  const packet = shelf.find(packetId);
  if (!packet) throw new ApiError('not_found');
  const { own, shared } = await readOwnProvider(services.db, viewer);
  if (!sellsTo(own, shared, packet)) throw new ApiError('not_of_provider');
  if (packet.sale.sale === 'blocked') throw new ApiError('packet_blocked');
  return { shelf, own, packet };
}

/** What is agreed when a plan is bought. */
export function purchaseOf(shelf: Shelf, own: ProviderRow, packet: PacketRow, plan: SeedPlan): PacketPurchase {
  const currency = currencyOf(own);
  return {
    plan: shelf.planOf(packet, plan, currency),
    trial: trialOf(plan, currency),
    needsBase: packet.kind === 'partner' && !own.sellsWithoutBase,
    containedIn: shelf.parentsOf(packet.id).map(({ id }) => id),
  };
}

/** Buys a packet with money of the viewer's account: at once, or planned for the end of what runs. @throws ApiError */
export async function buy(
  services: Services,
  { viewer, language, clientAddress, idempotency, packet, choose }: Wish,
): Promise<Wire<typeof Transaction>> {
  requireBuyer(viewer);
  requireServedRegion(clientAddress);
  if (!packet) throw new ApiError('not_found');
  const { shelf, own } = await findSold(services, viewer, packet.id);
  const refused = SALE_REFUSALS[packet.sale.sale];
  if (refused) throw new ApiError(refused);
  if (packet.sale.plans.length === 0) throw new ApiError('packet_unavailable');
  return pay(services, { viewer, language }, ({ book }) => {
    const plan = choose(packet, book);
    if (!plan) throw new ApiError('not_found');
    return { type: 'buy', id: newTransactionId(), idempotency, purchase: purchaseOf(shelf, own, packet, plan) };
  });
}

/** The plan that runs already, which is then refused as bought, else the first one. */
export const firstPlan = ({ id, sale }: PacketRow, { subscriptions }: Book): SeedPlan | undefined => {
  const running = subscriptions.find(({ packetId, plan }) => packetId === id && plan !== null);
  return sale.plans.find((plan) => plan.id === running?.plan?.planId) ?? sale.plans[0];
};
