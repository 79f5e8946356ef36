import { callApi, type ApiError, type ApiResult } from '@livery/api-client';
import { accountEndpoints } from '@livery/contract/account/endpoints';
import type { Args, Endpoint, Answer } from '@livery/contract/endpoint';
import { packetsEndpoints } from '@livery/contract/packets/endpoints';
import type { Offer, OfferPurchase, Packet, PurchasePeriod, PurchaseType } from '@livery/contract/packets/entities';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import {
  hasTrial,
  needsBaseFirst,
  periodOffers,
  sellingOf,
  soldByProvider,
  type Selling,
  type SellsBy,
} from '@livery/domain/packets';
import { hasJustPaidWithoutPin } from '@livery/domain/parental';
import {
  dueNowMinor,
  paidPacketId,
  productOf,
  runningTypeId,
  systemsLeft,
  withoutNext,
  type BasePacket,
  type Called,
  type Choice,
  type ContentWish,
  type PacketWish,
  type PaymentSystem,
  type Product,
  type Terms,
  type PaymentWish,
} from '@livery/domain/payment';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { runningBase } from '@livery/domain/subscription';
import type { GatePage } from '@livery/widgets/gate-page';

/** A part of the terms could not be had. */
type NotAnswered = Error & { readonly failure?: ApiError };

/** How the offer of a pay button is asked for. PAY-022 */
const BUTTON_OFFER = 'tv303';

/** Asks the server what a wish costs and how it can be paid: all that the sheet needs, at once. */
export async function prepareTerms(wish: PaymentWish, page: GatePage, signal: AbortSignal): Promise<Called<Terms>> {
  const asker = createAsker(page, signal);
  try {
    return { data: await asker.termsOf(wish) };
  } catch (error) {
    const { failure } = error as NotAnswered;
    if (failure) return { error: failure };
    throw error;
  }
}

function createAsker({ services, store }: GatePage, signal: AbortSignal) {
  const { brand, clock, storage } = services;
  const provider = sessionNetwork(selectSession(store.getState()))?.provider;

  async function ask<E extends Endpoint>(endpoint: E, args: Args<E>): Promise<Answer<E>> {
    const { data, error }: ApiResult<Answer<E>> = await callApi(endpoint, args, { signal });
    if (error) throw Object.assign(new Error(), { failure: error });
    return data as Answer<E>;
  }

  async function termsOf(wish: PaymentWish): Promise<Terms> {
    switch (wish.purpose) {
      case 'packet':
        return packetTerms(wish);
      case 'content':
        return contentTerms(wish);
      case 'debt':
        // Nothing asks for a PIN. BRAND-019
        return { ...(await bringingIn()), systems: brand.paymentPaths.includes('qr_debt') ? [DEBT_SYSTEM] : [] };
      case 'refill':
        return withPayforms(await bringingIn());
      case 'card':
        return withPayforms(await bringingIn(), ({ payform }) => payform === 'linkedcard');
    }
  }

  /** Money does not come from the account that it is for. */
  const bringingIn = async (): Promise<Terms> => ({ ...(await accountTerms()), takesBalance: false });

  /** What every payment needs: whose account it is, and what lies on it. */
  async function accountTerms(): Promise<Terms> {
    const { accounts } = await ask(accountEndpoints.getAccounts, undefined);
    const account = accounts.find(({ isPaymentAllowed }) => isPaymentAllowed) ?? accounts[0];
    return {
      product: null,
      bases: null,
      choices: [],
      systems: [],
      offer: null,
      accountId: account?.id ?? null,
      balanceMinor: account?.balanceMinor ?? null,
      takesBalance: brand.paymentPaths.includes('balance'),
      hasJustPaid: hasJustPaidWithoutPin(storage, clock.now()),
    };
  }

  /** The account's ways to pay, as far as the brand takes them. Without an offer there is no transaction for a host to pay. CALL-072 */
  async function withPayforms(terms: Terms, isMeant: (system: PaymentSystem) => boolean = () => true): Promise<Terms> {
    if (terms.accountId === null) return terms;
    const { payforms } = await ask(packetsEndpoints.getPayforms, { accountId: terms.accountId });
    const systems = systemsLeft(payforms, brand.paymentPaths).filter(
      (one) => one.payform !== 'ext_app' && isMeant(one),
    );
    return { ...terms, systems };
  }

  async function packetTerms(wish: PacketWish): Promise<Terms> {
    const id = paidPacketId(wish);
    const { by, listsPurchases } = await selling();
    const [account, packet, { subscriptions }] = await Promise.all([
      accountTerms(),
      ask(listsPurchases ? packetsEndpoints.getPurchasePacket : packetsEndpoints.getPacket, { id }),
      ask(packetsEndpoints.getSubscriptions, undefined),
    ]);
    const product = productOf(packet, subscriptions);
    const terms: Terms = { ...account, product };
    const needsBase =
      wish.baseId === null &&
      needsBaseFirst(packet, {
        ownsBase: runningBase(subscriptions) !== undefined,
        allowsPacketsWithoutBase: provider?.allowsPacketsWithoutBase ?? false,
      });
    if (needsBase) return { ...terms, bases: await basesOf(listsPurchases) };
    const priced = await pricedBy[by](packet, terms);
    const next = packet.nextUserPurchase?.purchaseType?.id ?? null;
    return { ...priced, choices: withoutNext(withoutNext(priced.choices, runningTypeId(product, packet)), next) };
  }

  async function contentTerms({ contentId, buttonData }: ContentWish): Promise<Terms> {
    const account = await accountTerms();
    const offer = await offerOf({
      objectType: 'content',
      objectId: contentId,
      ...(buttonData !== null && { offerVersion: BUTTON_OFFER, buttonData }),
    });
    const product: Product = {
      id: contentId,
      name: offer.productTitle ?? '',
      agreementId: null,
      begins: 'now',
      beginsAtMs: null,
      replaces: null,
    };
    return offered({ ...account, product }, offer);
  }

  const offerOf = (what: Omit<Args<typeof packetsEndpoints.createOffer>, 'marker'>): Promise<Offer> =>
    ask(packetsEndpoints.createOffer, { marker: brand.rules.payment.offerMarker, ...what });

  const selling = async (): Promise<Selling> =>
    sellingOf(await ask(platformEndpoints.getConfiguration, undefined), provider);

  /** The base packets that can be bought: beside one that is paused the server sells none. CALL-052, CALL-054 */
  async function basesOf(listsPurchases: boolean): Promise<readonly BasePacket[]> {
    const list = listsPurchases ? packetsEndpoints.getPurchasePackets : packetsEndpoints.getPackets;
    const { packets } = await ask(list, undefined);
    return soldByProvider({ packets, bundles: [] }, provider?.id ?? 0).base.filter(canBeBought);
  }

  /** What the periods cost, by how the provider sells. PAY-019, CALL-062, CALL-067, CALL-069 */
  const pricedBy: { readonly [By in SellsBy]: (packet: Packet, terms: Terms) => Promise<Terms> } = {
    async offers({ id }, terms) {
      return offered(terms, await offerOf({ objectType: 'packet', objectId: id }));
    },
    async purchases({ id }, terms) {
      const [{ purchaseperiods }, paid] = await Promise.all([
        ask(packetsEndpoints.getPurchasePeriods, { id }),
        withPayforms(terms),
      ]);
      return { ...paid, choices: choicesOf(purchaseperiods, clock.now()) };
    },
    async subscriptions(packet, terms) {
      return { ...(await withPayforms(terms)), choices: [asItIs(packet, terms.balanceMinor)] };
    },
  };

  function offered(terms: Terms, offer: Offer): Terms {
    return {
      ...terms,
      systems: systemsLeft(offer.paysystems, brand.paymentPaths),
      choices: choicesOf(offer.purchases.map(asPeriod), clock.now()),
      offer,
    };
  }

  return { termsOf };
}

/** The payment of a debt goes by its own QR code, which the server knows by this name. PROV-014 */
const DEBT_SYSTEM: PaymentSystem = {
  id: 0,
  payform: 'qrcode',
  shortname: 'kaspi',
  title: '',
  skipsPin: true,
};

const canBeBought = ({ isAvailable, subscription }: Packet): boolean =>
  isAvailable && subscription?.actions?.canSubscribe !== false;

const asPeriod = ({ title: _, amountMinor, ...type }: OfferPurchase): PurchasePeriod => ({
  periodHuman: type.periodHuman,
  purchaseTypes: [{ ...type, amountMinor: amountMinor ?? 0 }],
});

/** Every purchase type with its discount. PACK-044, PAY-072, PAY-073 */
const choicesOf = (periods: readonly PurchasePeriod[], nowMs: number): readonly Choice[] =>
  periodOffers(periods, nowMs).map(({ type, discountPercent }) => choiceOf(type, discountPercent));

function choiceOf(type: PurchaseType, discountPercent: number | null): Choice {
  const { trialPeriodHuman: period } = type;
  return {
    typeId: type.id,
    amountMinor: type.amountMinor,
    period: type.periodHuman ?? null,
    trial: type.hasTrial && period ? { amountMinor: type.trialAmountMinor ?? 0, period } : null,
    discountPercent,
    hasMoneyOnBalance: type.hasMoneyOnBalance,
    libraryId: type.libraryId ?? null,
    entityLicenseId: type.entityLicenseId ?? null,
  };
}

/** A packet that is subscribed to as it is. CALL-062 */
function asItIs(packet: Packet, balanceMinor: number | null): Choice {
  const type = {
    ...packet,
    amountMinor: packet.priceMinor ?? packet.totalPriceMinor ?? 0,
    hasTrial: hasTrial(packet),
    trialAmountMinor: packet.trialPriceMinor ?? packet.trialAmountMinor,
    hasMoneyOnBalance: false,
  };
  const choice = { ...choiceOf(type, null), typeId: null };
  return { ...choice, hasMoneyOnBalance: (balanceMinor ?? 0) >= dueNowMinor(choice) };
}
