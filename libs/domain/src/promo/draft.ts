import { DRAFT_MS } from './constants.ts';
import { applying, cardAwaited, checking, entering, type Resumable } from './machine.ts';
import type { PromoOffer, PromoState } from './state.ts';

/** Where a viewer was when the page was left: for sign-in, for the bank, or by a reload. */
export interface PromoDraft {
  readonly code: string;
  readonly at: 'code' | 'signIn' | 'applying' | 'card';
  /** Whose it is; a guest's goes over to whoever signs in. */
  readonly userId: number | null;
  readonly offer: PromoOffer | null;
  readonly atMs: number;
}

const PLACES: Readonly<Record<PromoState['kind'], PromoDraft['at'] | null>> = {
  entering: null,
  checking: 'code',
  confirming: 'code',
  applying: 'applying',
  signingIn: 'signIn',
  cardWanted: 'code',
  cardForm: 'card',
  cardAwaited: 'card',
  applied: null,
};

/** What is kept of a state; null where there is nothing to go on with. */
export function promoDraftOf(state: PromoState, userId: number | null, atMs: number): PromoDraft | null {
  const at = PLACES[state.kind];
  if (at === null) return null;
  return { code: state.code, at, userId, offer: 'offer' in state ? state.offer : null, atMs };
}

interface Viewer {
  readonly userId: number | null;
  readonly isGuest: boolean;
}

/** The state to go on in; null for a draft that is too old. What somebody else began is only typed in. PROMO-018 */
export function resumedPromo(draft: PromoDraft, { userId, isGuest }: Viewer, nowMs: number): Resumable | null {
  const { code, at, offer, atMs } = draft;
  if (nowMs - atMs >= DRAFT_MS || nowMs < atMs) return null;
  const known = { code, attempt: 0 };
  if (at === 'signIn') return isGuest ? { kind: 'signingIn', ...known } : checking(known, false);
  if (userId !== draft.userId) return entering(known);
  if (at === 'applying') return applying(known);
  return at === 'card' && offer ? cardAwaited(known, offer) : checking(known, isGuest);
}

export function readPromoDraft(text: string | null): PromoDraft | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<PromoDraft> | null;
    const isDraft =
      typeof value?.code === 'string' &&
      typeof value.atMs === 'number' &&
      ['code', 'signIn', 'applying', 'card'].includes(value.at ?? '');
    return isDraft ? (value as PromoDraft) : null;
  } catch {
    return null;
  }
}
