import { applyCode, checkCode, NEW_PROMO_BOOK, type PromoBook, type PromoCode } from '@livery/backend/promo';
import type { PromoKey } from '@livery/contract/promo/entities';
import {
  createIntents,
  promoDraftOf,
  promoEventOf,
  isDecided,
  nameOfPromoWork,
  promo,
  resumedPromo,
  promoWorkOf,
  type PromoAnswers,
  type PromoState,
  type PromoWork,
} from '@livery/domain/promo';
import type { UnknownAction } from '@reduxjs/toolkit';

/** The site in several tabs over a memory of the backend's own rules: nothing waits, whoever tests says what happens next. */
const CODES: readonly PromoCode[] = [
  { code: 'GIFT', isPaid: false },
  { code: 'CARD', isPaid: true },
  { code: 'LATE', isPaid: false, endsAtMs: -1 },
].map((own) => ({
  packetId: 11,
  isBase: true,
  days: 14,
  isUsedUp: false,
  endsAtMs: null,
  providerIds: null,
  ...own,
}));
export const WRITTEN = ['GIFT', 'CARD', 'LATE', 'NONE'];

const USER = 7;
const GUEST = 1;
const SILENCE = { error: { kind: 'network', message: '' } } as const;
const CODE_OF_REFUSAL = { used: 'promo_used', unknown: 'promo_unknown' } as Readonly<Record<string, string>>;

/** A request: on its way there, or its answer on its way back. */
interface Sent {
  readonly tab: Tab;
  readonly work: PromoWork;
  readonly key: string | null;
  answer: PromoAnswers[PromoWork['type']] | null;
}

interface Tab {
  state: PromoState;
  isOpen: boolean;
}

export interface Told {
  readonly code: string;
  readonly outcome: 'applied' | 'maybeApplied';
}

export function createPromoWorld({ takesKeys, tabs: count }: { readonly takesKeys: boolean; readonly tabs: number }) {
  let book: PromoBook = NEW_PROMO_BOOK;
  let stored: string | null = null;
  let keys = 0;
  let nowMs = 0;
  let isGuest = true;
  let hasCard = false;
  const given: string[] = [];
  const told: Told[] = [];
  const onTheWay: Sent[] = [];
  const tabs: Tab[] = Array.from({ length: count }, () => ({ state: promo.initial, isOpen: true }));

  /** All tabs read and write one storage. */
  const intents = createIntents({
    read: () => stored,
    write: (text) => (stored = text),
    nowMs: () => nowMs,
    newKey: () => `key-${(keys += 1)}`,
  });
  const userId = () => (isGuest ? GUEST : USER);

  function send(tab: Tab, event: UnknownAction): void {
    const before = tab.state;
    tab.state = promo.reducer(before, event);
    if (tab.state !== before) note(tab.state);
    const work = promoWorkOf(tab.state);
    if (work && nameOfPromoWork(work) !== nameOfPromoWork(promoWorkOf(before))) request(tab, work);
  }

  function note(state: PromoState): void {
    if (state.kind === 'applied') told.push({ code: state.code, outcome: 'applied' });
    if (state.kind === 'entering' && state.problem?.kind === 'maybeApplied')
      told.push({ code: state.code, outcome: 'maybeApplied' });
  }

  function request(tab: Tab, work: PromoWork): void {
    const key = work.type === 'apply' ? intents.send(work.code, userId()) : null;
    onTheWay.push({ tab, work, answer: null, key: takesKeys ? key : null });
  }

  function answerOf({ work, key }: Sent): PromoAnswers[PromoWork['type']] {
    if (work.type === 'listCards') return { hasCard, isPending: false };
    const code = CODES.find((one) => one.code === work.code);
    const viewer = { providerId: 1, hasCard, nowMs };
    if (work.type === 'check') {
      const refusal = checkCode(book, code, viewer, work.ignoreConditions);
      return refusal === null ? { data: keyOf(work.code, code?.isPaid ?? false) } : refused(refusal);
    }
    if (isGuest) return { error: { kind: 'authorizationRequired', message: '' }, othersOut: false };
    const applied = applyCode(book, code, viewer, { key, written: work.code });
    book = applied.book;
    if (applied.gives) given.push(work.code);
    return {
      othersOut: false,
      ...(applied.refusal === null ? { data: keyOf(work.code, false) } : refused(applied.refusal)),
    };
  }

  function hear({ tab, work, answer }: Sent): void {
    if (!answer) return;
    const { error } = answer as { readonly error?: { kind: string; status?: number; message: string } };
    // A tab that is closed, or has asked for something else since, hears nothing and settles nothing.
    if (!tab.isOpen || nameOfPromoWork(promoWorkOf(tab.state)) !== nameOfPromoWork(work)) return;
    const isAnswered = work.type === 'apply' && (!error || isDecided(error));
    const othersOut = isAnswered && intents.answered(work.code, userId(), !error || takesKeys);
    send(tab, promoEventOf(work as never, { ...answer, othersOut } as never));
  }

  const take = (index: number): Sent | undefined => onTheWay.splice(index % Math.max(1, onTheWay.length), 1)[0];
  const tabAt = (index: number): Tab => tabs[index % tabs.length]!;
  const press = (tab: Tab) =>
    send(tab, promo.actions.submitted({ isGuest, wasSent: intents.isOut(tab.state.code.trim(), userId()) }));

  function reload(tab: Tab): void {
    const draft = promoDraftOf(tab.state, isGuest ? GUEST : USER, nowMs);
    // The requests of the page before are heard by nobody.
    for (const sent of onTheWay) if (sent.tab === tab) (sent as { tab: Tab }).tab = { ...tab, isOpen: false };
    tab.state = promo.initial;
    const state = draft && resumedPromo(draft, { userId: userId(), isGuest }, nowMs);
    if (state) send(tab, promo.actions.resumed({ state }));
  }

  /** Both ways of a request at once. */
  function exchange(sent: Sent): void {
    sent.answer ??= answerOf(sent);
    hear(sent);
  }

  return {
    given: given as readonly string[],
    told: told as readonly Told[],
    type: (index: number, code: string) => send(tabAt(index), promo.actions.typed({ text: code })),
    press: (index: number) => press(tabAt(index)),
    pressAgain(index: number) {
      const tab = tabAt(index);
      send(tab, promo.actions.waitedLong({ attempt: tab.state.attempt }));
      press(tab);
    },
    consent: (index: number) => send(tabAt(index), promo.actions.consented()),
    cancel: (index: number) => send(tabAt(index), promo.actions.cancelled()),
    proceed: (index: number) => send(tabAt(index), promo.actions.proceeded()),
    reload: (index: number) => reload(tabAt(index)),
    signIn() {
      isGuest = false;
      for (const tab of tabs) {
        const wasSent = intents.isOut(tab.state.code.trim(), USER);
        send(tab, promo.actions.signedIn({ wasSent }));
      }
    },
    linkCard(index: number) {
      const tab = tabAt(index);
      send(tab, promo.actions.cardFormOpened());
      hasCard = true;
      send(tab, promo.actions.cardFormClosed());
    },
    /** A request comes to the server; its answer is still to come. */
    arrive(index: number) {
      const sent = onTheWay[index % Math.max(1, onTheWay.length)];
      if (sent) sent.answer ??= answerOf(sent);
    },
    exchange(index: number) {
      const sent = take(index);
      if (sent) exchange(sent);
    },
    /** Nobody hears of it again: a request that never came there, or an answer that never comes back. */
    lose(index: number) {
      const sent = take(index);
      if (!sent) return;
      const { work } = sent;
      hear({
        ...sent,
        answer: work.type === 'listCards' ? { hasCard: false, isPending: false } : { othersOut: false, ...SILENCE },
      });
    },
    pass: (ms: number) => (nowMs += ms),
    isUnanswered: (code: string) => intents.isOut(code, USER),
    /** All that is on its way comes to its end. */
    settle() {
      for (let steps = 0; onTheWay.length > 0; steps += 1) {
        if (steps > 1000) throw new Error('It does not come to an end.');
        exchange(onTheWay.shift()!);
      }
    },
    tabs: tabs as readonly Tab[],
  };
}

const keyOf = (code: string, isPaid: boolean): PromoKey => ({
  key: code,
  needsConfirmation: false,
  promoData: {
    isPaid,
    neededRefund: false,
    packetIds: [],
    ottPacketIds: [],
    packetsAfterTrial: [],
    ottPacketsAfterTrial: [],
  },
});
const refused = (refusal: string) => ({
  error: {
    kind: 'http',
    status: refusal === 'unknown' ? 404 : 400,
    code: CODE_OF_REFUSAL[refusal] ?? '',
    message: refusal,
  },
});
