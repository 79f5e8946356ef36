/** A code as the operator has made it. */
export type PromoCode = {
  readonly code: string;
  readonly packetId: number;
  readonly isBase: boolean;
  readonly days: number;
  /** Needs a linked card. */
  readonly isPaid: boolean;
  readonly isUsedUp: boolean;
  readonly endsAtMs: number | null;
  /** Only for viewers of these providers; null: of all. */
  readonly providerIds: readonly number[] | null;
};

/** What is kept of an account: the codes that it has used, and what each key was answered. */
export type PromoBook = {
  readonly usedCodes: readonly string[];
  readonly answers: readonly PromoAnswer[];
};

export type PromoAnswer = {
  readonly key: string;
  readonly code: string;
  readonly atMs: number;
  readonly refusal: PromoRefusal | null;
};

export type PromoRefusal = 'unknown' | 'used' | 'expired' | 'notForYou' | 'cardNeeded';

export type PromoViewer = { readonly providerId: number; readonly hasCard: boolean; readonly nowMs: number };

export const NEW_PROMO_BOOK: PromoBook = { usedCodes: [], answers: [] };

/** The outcome of a key is known so long. */
const ANSWER_MS = 24 * 60 * 60 * 1000;

/** Codes are written in any case. */
export const sameCode = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();

/** Why a code cannot be used; null where it can. `ignoresConditions`: whether it fits the viewer is left open, as that of a guest is. */
export function checkCode(
  book: PromoBook,
  code: PromoCode | undefined,
  { providerId, nowMs }: Pick<PromoViewer, 'providerId' | 'nowMs'>,
  ignoresConditions: boolean,
): PromoRefusal | null {
  if (!code) return 'unknown';
  if (code.endsAtMs !== null && code.endsAtMs <= nowMs) return 'expired';
  if (code.isUsedUp || book.usedCodes.includes(code.code)) return 'used';
  const isForThem = code.providerIds?.includes(providerId) ?? true;
  return isForThem || ignoresConditions ? null : 'notForYou';
}

export type PromoApplied = {
  readonly book: PromoBook;
  readonly refusal: PromoRefusal | 'keyReused' | null;
  /** Whether days are to be given: not for a key that has been answered. */
  readonly gives: boolean;
};

/** Uses a code. The same key with the same code is answered as it was; with another code it is refused. */
export function applyCode(
  book: PromoBook,
  code: PromoCode | undefined,
  viewer: PromoViewer,
  { key, written }: { readonly key: string | null; readonly written: string },
): PromoApplied {
  const answers = book.answers.filter(({ atMs }) => viewer.nowMs - atMs < ANSWER_MS);
  const answered = answers.find((one) => one.key === key);
  if (answered) {
    const refusal = sameCode(answered.code, written) ? answered.refusal : 'keyReused';
    return { book, refusal, gives: false };
  }
  const refusal = checkCode(book, code, viewer, false) ?? (code?.isPaid && !viewer.hasCard ? 'cardNeeded' : null);
  const usedCodes = refusal === null && code ? [...book.usedCodes, code.code] : book.usedCodes;
  const answer = key === null ? [] : [{ key, code: written, atMs: viewer.nowMs, refusal }];
  return { book: { usedCodes, answers: [...answers, ...answer] }, refusal, gives: refusal === null };
}
