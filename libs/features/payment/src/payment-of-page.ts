import { callApi, staleAnswers, type ApiResult } from '@livery/api-client';
import { accountEndpoints } from '@livery/contract/account/endpoints';
import type { Args } from '@livery/contract/endpoint';
import { AFTER_PURCHASE, packetsEndpoints } from '@livery/contract/packets/endpoints';
import type { Transaction } from '@livery/contract/packets/entities';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import {
  hearTermsChanged,
  payment,
  paymentClock,
  recordOf,
  runPayment,
  type Called,
  type PayCall,
  type PaymentRecord,
  type PaymentState,
  type RunningPayment,
  wishOfNews,
} from '@livery/domain/payment';
import { createCrossTab } from '@livery/platform/cross-tab';
import type { GatePage } from '@livery/widgets/gate-page';
import { gateOfPage } from '@livery/widgets/use-gate';
import { wishKeeper } from '@livery/widgets/kept-wish';
import type { SoldItem } from '@livery/widgets/page-part';
import { purchaseUnderWay } from '@livery/widgets/purchase-under-way';
import { otherTabs, RIGHTS_CHANGED, tellRightsChanged } from '@livery/widgets/rights-changed';
import type { MakeService } from '@livery/widgets/services';
import { findPayment } from './find-payment.ts';
import { isSheetOpen } from './open-sheet.ts';
import { payerId } from './payer.ts';
import { prepareTerms } from './prepare-terms.ts';
import { renewWhilePaying } from './renew-while-paying.ts';
import { noteSent } from './use-leave-for-bank.ts';
import { waitHere } from './wait-here.ts';

/** Where the endpoint of each call stands. Each by its name: the search for calls that nobody makes reads them here. */
const CALLS = {
  subscribe: packetsEndpoints.subscribe,
  purchase: packetsEndpoints.purchase,
  payOffer: packetsEndpoints.payOffer,
  payByQrCode: packetsEndpoints.payByQrCode,
  payByLink: packetsEndpoints.payByLink,
  payByLinkedCard: packetsEndpoints.payByLinkedCard,
  payByProviderAccount: packetsEndpoints.payByProviderAccount,
  linkCard: accountEndpoints.linkCard,
} satisfies Readonly<Record<PayCall['name'], object>>;

/** The one payment of this page, made when it is first asked for: the sheet draws it, and it goes on when the sheet is closed. */
export const paymentOf = (page: GatePage): RunningPayment => page.services.get(makePaymentOfSite)(page);

const makePaymentOfSite: MakeService<(page: GatePage) => RunningPayment> = (_, signal) => {
  let latest: GatePage | null = null;
  let running: RunningPayment | null = null;
  return (page) => {
    // The language may have changed since.
    latest = page;
    running ??= createPayment(() => latest ?? page, signal);
    return running;
  };
};

function createPayment(page: () => GatePage, signal: AbortSignal): RunningPayment {
  const { services, store } = page();
  const { brand, clock, storage, network } = services;
  const userId = () => payerId(store.getState());
  let takesKeys: boolean | null = null;
  const running = runPayment(
    {
      clock: paymentClock(clock),
      store: storage,
      tabs: createCrossTab(brand.id),
      pollEveryMs: brand.rules.payment.transactionPollMs,
      chance: Math.random,
      userId,
      prepare(wish, here) {
        // Beside the price: the press that pays waits for nothing but its own call.
        if (takesKeys === null) void askConfiguration(here);
        return prepareTerms(wish, page(), here);
      },
      async askPin(here) {
        const keeper = services.get(wishKeeper);
        keeper.atPin(true);
        const gate = await gateOfPage(page()).catch(() => null);
        if (!gate && !here.aborted) page().sayProblem({ kind: 'network', message: '' }, 'page');
        const isPassed = (await gate?.pass({ action: 'pay' }, { signal: here })) ?? false;
        // The PIN's dialogue took the sheet's place: the sheet comes back for its next step.
        if (isPassed && !isSheetOpen(services)) page().modals.open('confirm_period', {});
        if (isPassed) keeper.atPin(false);
        // Whoever leaves at the PIN wants nothing any more, as at every other step.
        else if (!here.aborted) keeper.forget();
        return isPassed;
      },
      askTime: askConfiguration,
      // Asked once a page: no payment waits for it twice.
      takesKeys: (here) => (takesKeys === null ? askConfiguration(here) : Promise.resolve({ data: takesKeys })),
      send: async (call, key, here) => called(await sendCall(call, key, here)),
      find: findPayment,
      poll: async ({ transactionId, call }, here) => {
        // An offer's transactions have a call of their own; the balance pays beside an offer, not for it. CALL-084, CALL-085
        const ask = call.name === 'payOffer' ? packetsEndpoints.getOfferTransaction : packetsEndpoints.getTransaction;
        return called(await callApi(ask, { id: transactionId ?? '' }, { signal: here }));
      },
      async cancel({ transactionId }: PaymentRecord, here) {
        const answer = await callApi(packetsEndpoints.cancelTransaction, { id: transactionId ?? '' }, { signal: here });
        if (answer.error && !here.aborted) page().sayProblem(answer.error, 'page');
        return called(answer);
      },
      wait: (ms, here) => waitHere(ms, network, here),
    },
    signal,
  );
  running.subscribe((state, before) => spreadNews(state, before));
  running.subscribe((state, before) => noteSent(services, state, before));
  const underWay = services.get(purchaseUnderWay);
  running.subscribe((state) => underWay.set(isSeen(state) ? boughtBy(recordOf(state)) : null));
  renewWhilePaying(running, page(), signal);
  const tellOfOtherTabs = hearTermsChanged(
    running,
    () => void store.dispatch(staleAnswers([...AFTER_PURCHASE, 'cards'])),
  );
  const stopListening = services.get(otherTabs).listen((message) => {
    if (message === RIGHTS_CHANGED) tellOfOtherTabs();
  });
  signal.addEventListener('abort', stopListening);
  let payer = userId();
  const unsubscribe = store.subscribe(() => {
    const now = userId();
    if (now === payer) return;
    payer = now;
    running.send(payment.actions.viewerChanged());
    running.lookUp();
  });
  signal.addEventListener('abort', unsubscribe);
  return running;

  async function askConfiguration(signal: AbortSignal): Promise<Called<boolean>> {
    const { data, error } = await callApi(platformEndpoints.getConfiguration, undefined, { signal });
    return error ? { error } : { data: (takesKeys = data.takesIdempotencyKeys) };
  }

  /** What has been paid for is the viewer's in all tabs at once. PAY-039, PAY-042 */
  function spreadNews(state: PaymentState, before: PaymentState): void {
    const wish = wishOfNews(state, before);
    if (!wish) return;
    store.dispatch(staleAnswers(wish.purpose === 'card' ? [...AFTER_PURCHASE, 'cards'] : AFTER_PURCHASE));
    tellRightsChanged(services);
    if (state.kind === 'done' && wish.purpose === 'packet')
      services.events.emit('subscription', { change: 'bought', packetId: wish.packetId });
  }
}

/** Nobody waits for what the viewer has closed, or is told of later. */
const isSeen = (state: PaymentState): boolean => state.kind !== 'later' && !('isQuiet' in state && state.isQuiet);

/** What a payment that runs will let the viewer watch. ROWS-055 */
function boughtBy(record: PaymentRecord | null): SoldItem | null {
  if (!record) return null;
  const { wish } = record;
  if (wish.purpose === 'content') return { kind: 'content', id: wish.contentId };
  return wish.purpose === 'packet' ? wish.playAfter : null;
}

type Purchase = typeof CALLS.purchase;

/** All of them answer with a transaction; each call was made for its own endpoint. */
const sendCall = ({ name, args }: PayCall, key: string | null, signal: AbortSignal): Promise<ApiResult<Transaction>> =>
  callApi(CALLS[name] as Purchase, args as Args<Purchase>, { signal, ...(key !== null && { idempotencyKey: key }) });

const called = ({ data, error }: ApiResult<Transaction>): Called<Transaction> => (error ? { error } : { data });
