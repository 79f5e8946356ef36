import { callApi, type ApiError, type ApiResult } from '@livery/api-client';
import { accountEndpoints } from '@livery/contract/account/endpoints';
import type { Args, Endpoint, Answer } from '@livery/contract/endpoint';
import { packetsEndpoints } from '@livery/contract/packets/endpoints';
import type { Offer, Packet } from '@livery/contract/packets/entities';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import { needsBaseFirst, sellingOf, type SellsBy } from '@livery/domain/packets';
import { hasJustPaidWithoutPin } from '@livery/domain/parental';
import {
  accountSystems,
  basesOnSale,
  choicesLeft,
  debtSystems,
  filmOffer,
  filmProduct,
  offerChoices,
  packetAsChoice,
  paidPacketId,
  periodChoices,
  productOf,
  systemsLeft,
  type Called,
  type ContentWish,
  type PacketWish,
  type PaymentWish,
  type Terms,
} from '@livery/domain/payment';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { runningBase } from '@livery/domain/subscription';
import type { GatePage } from '@livery/widgets/gate-page';

/** A part of the terms could not be had. */
type NotAnswered = Error & { readonly failure?: ApiError };

/** Asks the server what a wish costs and how it can be paid: all that the sheet needs, at once. */
export async function prepareTerms(wish: PaymentWish, page: GatePage, signal: AbortSignal): Promise<Called<Terms>> {
  try {
    return { data: await createAsker(page, signal)(wish) };
  } catch (error) {
    const { failure } = error as NotAnswered;
    if (failure) return { error: failure };
    throw error;
  }
}

/** Throws `NotAnswered` where something does not come. */
function createAsker({ services, store }: GatePage, signal: AbortSignal): (wish: PaymentWish) => Promise<Terms> {
  const { brand, clock, storage } = services;
  const provider = sessionNetwork(selectSession(store.getState()))?.provider;

  async function ask<E extends Endpoint>(endpoint: E, args: Args<E>): Promise<Answer<E>> {
    const { data, error }: ApiResult<Answer<E>> = await callApi(endpoint, args, { signal });
    if (error) throw Object.assign(new Error(), { failure: error });
    return data as Answer<E>;
  }

  /** What brings money in does not take it from the account that it is for. */
  async function moneyTerms(purpose: 'refill' | 'debt' | 'card'): Promise<Terms> {
    const terms = { ...(await accountTerms()), takesBalance: false };
    if (purpose === 'debt') return { ...terms, systems: debtSystems(brand.paymentPaths) };
    return withPayforms(terms, purpose);
  }

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

  /** The account's ways to pay, as far as the brand takes them. CALL-072 */
  async function withPayforms(terms: Terms, purpose: PaymentWish['purpose']): Promise<Terms> {
    if (terms.accountId === null) return terms;
    const { payforms } = await ask(packetsEndpoints.getPayforms, { accountId: terms.accountId });
    return { ...terms, systems: accountSystems(purpose, payforms, brand.paymentPaths) };
  }

  async function packetTerms(wish: PacketWish): Promise<Terms> {
    const id = paidPacketId(wish);
    const { by, listsPurchases } = sellingOf(await ask(platformEndpoints.getConfiguration, undefined), provider);
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
    if (needsBase) {
      const list = listsPurchases ? packetsEndpoints.getPurchasePackets : packetsEndpoints.getPackets;
      const { packets } = await ask(list, undefined);
      return { ...terms, bases: basesOnSale(packets, provider?.id ?? 0) };
    }
    const priced = await pricedBy[by](packet, terms);
    return { ...priced, choices: choicesLeft(priced.choices, product, packet) };
  }

  async function contentTerms(wish: ContentWish): Promise<Terms> {
    const account = await accountTerms();
    const offer = await offerOf(filmOffer(wish));
    return offered({ ...account, product: filmProduct(wish, offer) }, offer);
  }

  const offerOf = (what: Omit<Args<typeof packetsEndpoints.createOffer>, 'marker'>): Promise<Offer> =>
    ask(packetsEndpoints.createOffer, { marker: brand.rules.payment.offerMarker, ...what });

  /** What the periods cost, by how the provider sells. PAY-019, CALL-062, CALL-067, CALL-069 */
  const pricedBy: { readonly [By in SellsBy]: (packet: Packet, terms: Terms) => Promise<Terms> } = {
    async offers({ id }, terms) {
      return offered(terms, await offerOf({ objectType: 'packet', objectId: id }));
    },
    async purchases({ id }, terms) {
      const [{ purchaseperiods }, paid] = await Promise.all([
        ask(packetsEndpoints.getPurchasePeriods, { id }),
        withPayforms(terms, 'packet'),
      ]);
      return { ...paid, choices: periodChoices(purchaseperiods, clock.now()) };
    },
    async subscriptions(packet, terms) {
      return { ...(await withPayforms(terms, 'packet')), choices: [packetAsChoice(packet, terms.balanceMinor)] };
    },
  };

  function offered(terms: Terms, offer: Offer): Terms {
    return {
      ...terms,
      systems: systemsLeft(offer.paysystems, brand.paymentPaths),
      choices: offerChoices(offer.purchases, clock.now()),
      offer,
    };
  }

  return (wish) => {
    switch (wish.purpose) {
      case 'packet':
        return packetTerms(wish);
      case 'content':
        return contentTerms(wish);
      default:
        return moneyTerms(wish.purpose);
    }
  };
}
