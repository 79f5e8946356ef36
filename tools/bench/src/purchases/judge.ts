import { planIdOf } from '@livery/backend/payments';
import { isPurchase, type PaymentRecord, type PaymentState } from '@livery/domain/payment';
import type { Tab, Told } from './browser.ts';
import type { Server } from './server.ts';
import { createShown } from './shown.ts';

const HOUR_MS = 3_600_000;
/** Both viewers of a history. */
export const USERS = [7, 8] as const;

/** What was charged for, told and pressed, of one intent of one viewer. */
interface Account {
  /** Presses that may charge: one, and one more after each outcome that was told. */
  licences: number;
  isOpen: boolean;
  pressedMs: number;
  readonly told: {
    readonly kind: string;
    readonly atMs: number;
    readonly key: string;
    readonly transactionId: string | null;
  }[];
}

/** Who has asked for a transaction. */
interface Owner {
  readonly account: string;
  readonly key: string;
  readonly isMoney: boolean;
  /** Its money waits on the account for a purchase that follows. */
  readonly isForPurchase: boolean;
  readonly createdAtMs: number;
  /** What was shown beside the press. */
  readonly shownMinor: number;
}

export interface JudgePorts {
  readonly server: Server;
  now(): number;
  say(text: () => string): void;
  /** Whether what another tab tells of is on its way to this one. */
  hasNews(tab: Tab): boolean;
  /** Tabs in which the same has just been pressed anew. */
  pressesOf(name: string): number;
}

export const nameOfIntent = ({ userId, intent }: PaymentRecord) => `${userId} ${intent}`;

const bringsMoney = ({ thenBuy, call }: PaymentRecord): boolean =>
  thenBuy !== null || !['purchase', 'subscribe'].includes(call.name);

/** Watches a history: what was pressed, charged and told. The first thing that is wrong stays. */
export function createJudge({ server, now, say, pressesOf, hasNews }: JudgePorts) {
  const accounts = new Map<string, Account>();
  const owners = new Map<string, Owner>();
  const presses: PaymentRecord[] = [];
  const leftKeys = new Set<string>();
  const shown = createShown(hasNews);
  let fault: string | null = null;
  let askedMs = -Infinity;
  let [wasSure, wasAtLeastMs] = [true, 0];

  const wrong = (text: string) => {
    fault ??= text;
    say(() => `WRONG: ${text}`);
  };
  function accountOf(record: PaymentRecord): Account {
    const name = nameOfIntent(record);
    const known = accounts.get(name) ?? { licences: 0, isOpen: false, pressedMs: 0, told: [] };
    accounts.set(name, known);
    return known;
  }
  /** Whether the ledger has the very transaction that is told of, it is for what was pressed, and had not come to its end before that. */
  const isInLedger = ({ userId, wish, typeId, createdAtMs, transactionId }: PaymentRecord): boolean =>
    server.list(userId, now()).some(({ id, status, subject, createdMs, closedMs }) => {
      const isAbout =
        subject.purpose === 'purchase'
          ? isPurchase(wish) && planIdOf(subject.purchase) === typeId
          : subject.purpose === wish.purpose;
      const isOfPress = isAbout && (closedMs ?? createdMs) >= createdAtMs - 10_000;
      return id === transactionId && status === 'complete' && isOfPress;
    });
  /** Transactions that have cost the viewer something. */
  const charged = (userId: number) =>
    server.list(userId, now()).filter(({ status, note }) => status === 'complete' || note?.kind === 'notSold');

  const withTheOthers = (userId: number) => {
    const all = charged(userId);
    return all.map((one) => [one, all.filter((other) => other !== one)] as const);
  };

  return {
    fault: () => fault,
    wrong,
    charges: () => USERS.flatMap(charged).length,
    /** Where a page is not sure of the time, it does not know how long ago another has asked. */
    asked(isSure: boolean, atLeastMs: number) {
      const sinceMs = now() - askedMs;
      if (isSure && wasSure && sinceMs < Math.min(atLeastMs, wasAtLeastMs))
        wrong(`asked ${sinceMs} ms after the last question`);
      askedMs = now();
      [wasSure, wasAtLeastMs] = [isSure, atLeastMs];
    },
    /** The server has said what something costs. */
    answered: shown.answered,
    askedPin(tab: Tab, times: number) {
      if (times > 1) wrong(`tab ${tab.id} asks for the PIN ${times} times`);
    },
    /** A viewer has pressed the button that pays. What is paid is what was shown, after what other tabs have done. */
    pressed(tab: Tab, record: PaymentRecord, from: PaymentState) {
      presses.push(record);
      const mistake = shown.wrongWith(tab, record, from);
      if (mistake !== null) wrong(`tab ${tab.id} ${mistake}`);
      const account = accountOf(record);
      if (!account.isOpen || now() - account.pressedMs > HOUR_MS) account.licences += 1;
      account.isOpen = true;
      account.pressedMs = now();
    },
    sent(record: PaymentRecord, transactionId: string | undefined) {
      if (transactionId === undefined || owners.has(transactionId)) return;
      const isMoney = bringsMoney(record);
      owners.set(transactionId, {
        account: nameOfIntent(record),
        key: record.key,
        isMoney,
        shownMinor: isMoney ? record.amountMinor : record.priceMinor,
        isForPurchase: record.thenBuy !== null,
        createdAtMs: record.createdAtMs,
      });
    },
    /** Its purchase goes on with another card: what becomes of this one is told to nobody. */
    left(record: PaymentRecord) {
      const account = accountOf(record);
      account.isOpen = false;
      leftKeys.add(record.key);
      account.told.push({ kind: 'left', atMs: now(), key: record.key, transactionId: record.transactionId });
      say(() => `${nameOfIntent(record)} (${record.key}) is left`);
    },
    told({ tab, state, record, isQuiet }: Told) {
      const name = nameOfIntent(record);
      if (state.kind === 'done') shown.done(tab);
      say(() => `tab ${tab.id} is told ${state.kind} of ${name} (${record.key})`);
      // Nothing was told of this payment's own outcome.
      if (['gone', 'otherOpen', 'cancellingOther'].includes(state.kind)) return;
      const account = accountOf(record);
      // The press for another form may be answered with the same transaction: then it is that one's.
      if (isQuiet && leftKeys.has(record.key))
        wrong(`tab ${tab.id} tells of the form that another tab has gone on without`);
      account.isOpen = false;
      // Whoever has pressed in another tab before this was told has pressed for a payment of their own.
      if (pressesOf(name) > 0) {
        account.licences += 1;
        account.isOpen = true;
      }
      account.told.push({ kind: state.kind, atMs: now(), key: record.key, transactionId: record.transactionId });
      if (state.kind === 'done' && !isInLedger(record))
        wrong(`told done, and the ledger knows nothing of ${record.key}`);
    },
    /** When all has come to rest: nothing was charged more often than pressed, and each charge was told. */
    judge() {
      const counts = new Map<string, number>();
      for (const [transaction, beside] of USERS.flatMap(withTheOthers)) {
        const owner = owners.get(transaction.id);
        if (!owner) {
          wrong(`${transaction.id} was charged, and nobody has asked for it`);
          continue;
        }
        // What follows what runs is paid when it begins.
        if (transaction.amountMinor !== owner.shownMinor && transaction.note?.kind !== 'planned')
          wrong(`${transaction.id} has charged ${transaction.amountMinor} where ${owner.shownMinor} was shown`);
        const name = `${owner.account} ${owner.isMoney ? 'money' : 'purchase'}`;
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        const account = accounts.get(owner.account);
        if (!account || count > account.licences)
          wrong(`${name}: charged ${count} times for ${account?.licences ?? 0} presses`);
        // What is older than 3600 s is forgotten by decision.
        const isForgotten = now() - owner.createdAtMs > HOUR_MS - 10_000;
        const atMs = transaction.closedMs ?? transaction.createdMs;
        const isTwin = beside.some(
          ({ subject, amountMinor }) =>
            subject.purpose === transaction.subject.purpose && amountMinor === transaction.amountMinor,
        );
        // Of two payments alike one was charged, and stands for the other: what became of its money is told with that one's purchase.
        const hasPaidForAnother = presses.some(
          (press) =>
            bringsMoney(press) &&
            nameOfIntent(press) !== owner.account &&
            press.amountMinor === transaction.amountMinor &&
            !beside.some(({ id }) => owners.get(id)?.account === nameOfIntent(press) && owners.get(id)?.isMoney) &&
            accounts.get(nameOfIntent(press))?.told.some(({ atMs: toldMs }) => toldMs >= atMs),
        );
        const isTold = [...accounts.values()].some(({ told: all }) =>
          all.some(({ kind, atMs: toldMs, key, transactionId }) => {
            // A form that was left stands for itself, and for no other of the same intent.
            if (kind === 'left') return transactionId === transaction.id || key === owner.key;
            const isUnknown = ['stopped', 'expired'].includes(kind);
            // The money of a purchase is told with the purchase; of two payments alike nobody knows which is which; anything else is told by its own transaction.
            const isOfIntent = account?.told === all && (isUnknown || owner.isForPurchase || isTwin);
            return (transactionId === transaction.id || isOfIntent) && (isUnknown || toldMs >= atMs);
          }),
        );
        if (!isTold && !isForgotten && !hasPaidForAnother)
          wrong(`${transaction.id} of ${owner.account} was charged, and nobody was told`);
      }
    },
  };
}
