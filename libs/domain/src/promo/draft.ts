import { DRAFT_MS, INTENT_MS } from './constants.ts';
import { applying, cardAwaited, checking, entering, type Resumable } from './machine.ts';
import type { PromoOffer, PromoProblem, PromoState } from './state.ts';

/** Where a viewer was when the page was left: for sign-in, for the bank, or by a reload. */
export interface PromoDraft {
  readonly code: string;
  readonly at: keyof typeof KEPT_MS;
  /** Whose it is; a guest's goes over to whoever signs in. */
  readonly userId: number | null;
  readonly offer: PromoOffer | null;
  /** Why the code was not applied. */
  readonly problem?: PromoProblem | null;
  readonly atMs: number;
}

/** For how long. The outcome of what was sent is told whenever there is somebody to be told. */
const KEPT_MS = { code: DRAFT_MS, signIn: DRAFT_MS, card: DRAFT_MS, applying: INTENT_MS, outcome: INTENT_MS };

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

/** The outcome of a code, which nobody has seen. */
export function outcomeDraftOf(state: PromoState, userId: number | null, atMs: number): PromoDraft {
  return { code: state.code, at: 'outcome', userId, offer: null, problem: problemIn(state), atMs };
}

const problemIn = (state: PromoState): PromoProblem | null => ('problem' in state ? state.problem : null);

interface Viewer {
  readonly userId: number | null;
  readonly isGuest: boolean;
}

/** The state to go on in; null for a draft that is too old. What somebody else began is only typed in. PROMO-018 */
export function resumedPromo(draft: PromoDraft, { userId, isGuest }: Viewer, nowMs: number): Resumable | null {
  const { code, at, offer, problem, atMs } = draft;
  if (nowMs - atMs >= KEPT_MS[at] || nowMs < atMs) return null;
  const known = { code, attempt: 0 };
  if (at === 'signIn') return isGuest ? { kind: 'signingIn', ...known } : checking(known, false);
  if (userId !== draft.userId) return entering(known);
  if (at === 'outcome') return problem ? entering(known, problem) : { kind: 'applied', ...known };
  if (at === 'applying') return applying(known);
  return at === 'card' && offer ? cardAwaited(known, offer) : checking(known, isGuest);
}

export function readPromoDraft(text: string | null): PromoDraft | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<PromoDraft> | null;
    const isDraft = typeof value?.code === 'string' && typeof value.atMs === 'number' && (value.at ?? '') in KEPT_MS;
    return isDraft ? (value as PromoDraft) : null;
  } catch {
    return null;
  }
}
