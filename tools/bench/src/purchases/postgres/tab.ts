import { accountEndpoints } from '@livery/contract/account/endpoints';
import type { Args } from '@livery/contract/endpoint';
import { packetsEndpoints } from '@livery/contract/packets/endpoints';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import {
  choicesLeft,
  foundAmong,
  hearTermsChanged,
  isPurchase,
  paidPacketId,
  paymentClock,
  runPayment,
  type Called,
  type PaymentWish,
  type RunningPayment,
  type Terms,
  wishOfNews,
} from '@livery/domain/payment';
import { createCountedClock } from '@livery/domain/server-clock';
import type { HeldCalls } from './held.ts';
import type { Viewer } from './viewer.ts';
import { systemsFor, type Way } from './ways.ts';

export const POLL_MS = 5_000;

const CALLS = {
  subscribe: packetsEndpoints.subscribe,
  purchase: packetsEndpoints.purchase,
  payOffer: packetsEndpoints.payOffer,
  payByQrCode: packetsEndpoints.payByQrCode,
  payByLink: packetsEndpoints.payByLink,
  payByLinkedCard: packetsEndpoints.payByLinkedCard,
  payByProviderAccount: packetsEndpoints.payByProviderAccount,
  linkCard: accountEndpoints.linkCard,
} as const;
/** What the tabs of one browser share. */
export interface Browser {
  readonly way: Way;
  readonly now: () => number;
  /** What the clock of the device says. */
  readonly deviceNow: () => number;
  readonly held: HeldCalls;
  readonly stored: Map<string, string>;
  readonly locks: Map<string, Promise<void>>;
  viewer: Viewer | null;
  readonly chance: () => number;
  readonly onAsked: (isSureOfTime: boolean) => void;
  /** The server has said what something costs. */
  readonly onAnswered: (terms: Terms) => void;
  /** The PIN is asked for: so often since something was wanted. */
  readonly onPin: (tabId: number, times: number) => void;
  /** What is called in each tab when another one tells of something. */
  readonly hears: Map<number, () => void>;
}

export interface Tab {
  readonly id: number;
  /** The time as the site has it. */
  readonly siteNow: () => number;
  readonly running: RunningPayment;
  isSeen: boolean;
  close(): void;
}

/** The purchase machine of one tab over real HTTP. */
export function openTab(id: number, browser: Browser): Tab {
  const { now, held, stored, way } = browser;
  const life = new AbortController();
  const serverClock = createCountedClock(browser.deviceNow, now);
  const clock = paymentClock(serverClock);
  async function ask<Data>(what: string, here: AbortSignal, call: (viewer: Viewer) => Promise<Called<Data>>) {
    const { viewer } = browser;
    if (!viewer) throw new Error('nobody has signed in');
    const answer = await held.call({ what: `tab ${id} ${what}`, isSend: what === 'send', viewer, here }, () =>
      call(viewer),
    );
    if (answer.error?.kind !== 'network') serverClock.adjust(Math.floor(now() / 1000) * 1000);
    return answer;
  }
  let takesKeys: Called<boolean> | null = null;
  const askConfiguration = (what: string, here: AbortSignal) =>
    ask(what, here, async (viewer) => {
      const { data, error } = await viewer.call(platformEndpoints.getConfiguration, undefined);
      return error ? { error } : (takesKeys = { data: data.takesIdempotencyKeys });
    });
  let pins = 0;
  const running = runPayment(
    {
      clock,
      store: {
        get: (key) => stored.get(key) ?? null,
        set: (key, value) => void stored.set(key, value),
        remove: (key) => void stored.delete(key),
        clear: () => stored.clear(),
      },
      tabs: {
        async exclusively(name, here, task) {
          if (name === 'payments') await held.until(`tab ${id} claim`, () => true, here);
          const before = browser.locks.get(name) ?? Promise.resolve();
          const own = before.then(() => (here.aborted ? Promise.reject(new Error('aborted')) : task()));
          browser.locks.set(
            name,
            own.catch(() => undefined),
          );
          await own;
        },
      },
      pollEveryMs: POLL_MS,
      chance: browser.chance,
      userId: () => browser.viewer?.userId ?? null,
      prepare: (wish, here) =>
        ask('prepare', here, async (viewer) => {
          const terms = await termsOf(viewer, wish, way);
          if (terms.data) browser.onAnswered(terms.data);
          return terms;
        }),
      async askPin(here) {
        browser.onPin(id, (pins += 1));
        await held.until(`tab ${id} PIN`, () => true, here);
        return true;
      },
      askTime: (here) => askConfiguration('askTime', here),
      takesKeys: (here) => (takesKeys ? Promise.resolve(takesKeys) : askConfiguration('takesKeys', here)),
      // All of them answer with a transaction; each call was made for its own endpoint.
      send: ({ name, args }, key, here) =>
        ask('send', here, (viewer) =>
          viewer.call(CALLS[name] as typeof CALLS.purchase, args as Args<typeof CALLS.purchase>, key ?? undefined),
        ),
      async find(record, beside, here) {
        browser.onAsked(clock.isSure());
        const { data } = await ask('find', here, async (viewer) => ({ data: await asked(viewer) }));
        return foundAmong(data ?? { listed: null, hasNoList: false, owned: null }, record, beside);
      },
      poll({ transactionId, offerId }, here) {
        browser.onAsked(clock.isSure());
        const endpoint = offerId === null ? packetsEndpoints.getTransaction : packetsEndpoints.getOfferTransaction;
        return ask('poll', here, (viewer) => viewer.call(endpoint, { id: transactionId ?? '' }));
      },
      cancel: ({ transactionId }, here) =>
        ask('cancel', here, (viewer) => viewer.call(packetsEndpoints.cancelTransaction, { id: transactionId ?? '' })),
      wait(ms, here) {
        const dueMs = now() + ms;
        return held.until(`tab ${id} wait`, () => tab.isSeen && now() >= dueMs, here);
      },
    },
    life.signal,
  );
  const tab: Tab = { id, running, siteNow: serverClock.now, isSeen: true, close };
  const hear = hearTermsChanged(running, () => undefined);
  browser.hears.set(id, () => {
    held.until(newsOf(tab), () => true, life.signal).then(hear, () => undefined);
  });
  running.subscribe((state, before) => {
    if (state.kind === 'idle') pins = 0;
    if (wishOfNews(state, before)) for (const [other, tell] of browser.hears) if (other !== id) tell();
  });
  return tab;

  function close(): void {
    browser.hears.delete(id);
    life.abort();
  }
}

/** What another tab tells of, on its way to this one. */
export const newsOf = ({ id }: Pick<Tab, 'id'>) => `tab ${id} news`;

async function asked(viewer: Viewer) {
  const [listed, owned] = await Promise.all([
    viewer.call(packetsEndpoints.getTransactions, undefined),
    viewer.call(packetsEndpoints.getSubscriptions, undefined),
  ]);
  return {
    listed: listed.data?.transactions ?? null,
    hasNoList: false,
    owned:
      owned.data?.subscriptions.flatMap(({ packet, startAtMs }) =>
        packet ? [{ packetId: packet.id, sinceMs: startAtMs ?? null }] : [],
      ) ?? null,
  };
}

/** What the sheet needs, of the back end's own answers. */
async function termsOf(viewer: Viewer, wish: PaymentWish, way: Way): Promise<Called<Terms>> {
  const accounts = await viewer.call(accountEndpoints.getAccounts, undefined);
  if (accounts.error) return accounts;
  const [account] = accounts.data.accounts;
  const terms: Terms = {
    ...{ product: null, bases: null, choices: [], offer: null, hasJustPaid: false },
    systems: systemsFor(wish.purpose, way),
    accountId: account?.id ?? null,
    balanceMinor: account?.balanceMinor ?? null,
    takesBalance: way.takesBalance,
  };
  if (!isPurchase(wish)) return { data: terms };
  const isFilm = wish.purpose === 'content';
  const product = {
    id: isFilm ? wish.contentId : paidPacketId(wish),
    name: 'Packet',
    agreementId: null,
    begins: 'now',
    beginsAtMs: null,
    replaces: null,
  } as const;
  if (way.isOffer || isFilm) {
    const asked = {
      marker: 'web300',
      objectType: isFilm ? 'content' : 'packet',
      objectId: product.id,
      ...(isFilm && { offerVersion: 'tv303', buttonData: wish.buttonData }),
    };
    const made = await viewer.call(packetsEndpoints.createOffer, asked);
    if (made.error) return made;
    const offer = { id: made.data.id };
    return { data: { ...terms, product, offer, choices: made.data.purchases.map(choiceOf) } };
  }
  const [packet, periods] = await Promise.all([
    viewer.call(packetsEndpoints.getPurchasePacket, { id: product.id }),
    viewer.call(packetsEndpoints.getPurchasePeriods, { id: product.id }),
  ]);
  if (packet.error) return packet;
  if (periods.error) return periods;
  const types = periods.data.purchaseperiods.flatMap(({ purchaseTypes }) => purchaseTypes);
  const choices = choicesLeft(types.map(choiceOf), product, packet.data);
  return { data: { ...terms, product, choices } };
}

const choiceOf = (type: {
  readonly id: number;
  readonly amountMinor?: number | undefined;
  readonly hasMoneyOnBalance: boolean;
}) => ({
  ...{ typeId: type.id, amountMinor: type.amountMinor ?? 0, period: null, trial: null, discountPercent: null },
  ...{ hasMoneyOnBalance: type.hasMoneyOnBalance, libraryId: null, entityLicenseId: null },
});
