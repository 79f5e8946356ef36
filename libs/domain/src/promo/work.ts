import { wordsOfServer, type ForcedPacket } from '@livery/contract/errors';
import type { PromoKey } from '@livery/contract/promo/entities';
import type { UnknownAction } from '@reduxjs/toolkit';
import { cardsAgainMs } from '../account/card-form.ts';
import { CARD_POLL_MS, CARD_POLL_PENDING_MS, PRESS_AGAIN_MS } from './constants.ts';
import { promo } from './machine.ts';
import { offerOf } from './rules.ts';
import type { PromoProblem, PromoState } from './state.ts';

/** What a state waits for, as data: whoever runs it needs nothing else of the machine. */
export type PromoWork =
  | { readonly type: 'check'; readonly attempt: number; readonly code: string; readonly ignoreConditions: boolean }
  | { readonly type: 'apply'; readonly attempt: number; readonly code: string }
  /** `asksPayments`: whether one is open decides when the cards are asked for next. */
  | {
      readonly type: 'listCards';
      readonly attempt: number;
      readonly polls: number;
      readonly afterMs: number;
      readonly asksPayments: boolean;
    };

type Work<Type extends PromoWork['type']> = Extract<PromoWork, { type: Type }>;

/** How a call failed. Fits the errors of the API client. */
export interface PromoFailure {
  readonly kind: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly message: string;
  readonly forcedPacket?: ForcedPacket | undefined;
}

type Failed = { readonly error: PromoFailure; readonly data?: undefined };

/** What came of a work. `othersOut`: other requests to apply the code are without an answer. */
export interface PromoAnswers {
  readonly check: Failed | { readonly data: PromoKey; readonly error?: undefined };
  readonly apply: { readonly othersOut: boolean } & (Failed | { readonly data: unknown; readonly error?: undefined });
  readonly listCards: { readonly hasCard: boolean | null; readonly isPending: boolean };
}

/** Null where a state waits for the viewer. PROMO-005, PROMO-007, PROMO-024, PROMO-025 */
export function promoWorkOf(state: PromoState): PromoWork | null {
  const { attempt, code } = state;
  switch (state.kind) {
    case 'checking':
      return { type: 'check', attempt, code, ignoreConditions: state.isGuest };
    case 'applying':
      return { type: 'apply', attempt, code };
    case 'cardWanted':
      return state.isKnown ? null : { type: 'listCards', attempt, polls: 0, afterMs: 0, asksPayments: false };
    case 'cardForm': {
      const afterMs = cardsAgainMs(state.polls);
      return afterMs === null ? null : { type: 'listCards', attempt, polls: state.polls, afterMs, asksPayments: false };
    }
    case 'cardAwaited': {
      const afterMs = state.isPending ? CARD_POLL_PENDING_MS : CARD_POLL_MS;
      return { type: 'listCards', attempt, polls: state.polls, afterMs, asksPayments: true };
    }
    default:
      return null;
  }
}

/** Two works with one name are one work. */
export const nameOfPromoWork = (work: PromoWork | null): string =>
  work === null ? '' : `${work.type} ${work.attempt} ${work.type === 'listCards' ? work.polls : ''}`;

/** After how long the viewer may press again. PROMO-004 */
export const lateEventOf = (work: PromoWork): { readonly afterMs: number; readonly event: UnknownAction } | null =>
  work.type === 'listCards'
    ? null
    : { afterMs: PRESS_AGAIN_MS, event: promo.actions.waitedLong({ attempt: work.attempt }) };

/** What an answer means to the machine. */
export function promoEventOf<Type extends PromoWork['type']>(
  work: Work<Type>,
  answer: PromoAnswers[Type],
): UnknownAction;
export function promoEventOf(work: PromoWork, answer: PromoAnswers[PromoWork['type']]): UnknownAction {
  const { attempt } = work;
  switch (work.type) {
    case 'check': {
      const { data, error } = answer as PromoAnswers['check'];
      return promo.actions.checked({ attempt, result: error ? failed(error) : { kind: 'fits', offer: offerOf(data) } });
    }
    case 'apply': {
      const { error, othersOut } = answer as PromoAnswers['apply'];
      return promo.actions.appliedAnswered({
        attempt,
        result: error ? failed(error, othersOut) : { kind: 'applied' },
      });
    }
    case 'listCards':
      return promo.actions.cardsListed({ attempt, polls: work.polls, ...(answer as PromoAnswers['listCards']) });
  }
}

/** Whether the server has decided. Anything else says nothing about the code. */
export const isDecided = ({ kind, status = 0 }: PromoFailure): boolean =>
  kind === 'http' && status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;

function failed(
  error: PromoFailure,
  othersOut = false,
): { readonly kind: 'problem'; readonly problem: PromoProblem } | { readonly kind: 'signInNeeded' } {
  if (error.kind === 'authorizationRequired') return { kind: 'signInNeeded' };
  return { kind: 'problem', problem: problemOf(error, othersOut) };
}

/** API-083, API-084, PROMO-010 */
function problemOf(error: PromoFailure, othersOut: boolean): PromoProblem {
  const { kind, status, code, forcedPacket = null } = error;
  const isAnswer = kind === 'http' && status !== undefined;
  const message = (isAnswer && wordsOfServer(error)) || null;
  if (status === 429) return { kind: 'tooMany', message };
  if (kind === 'decode') return { kind: 'unread' };
  if (!isDecided(error)) return { kind: 'silent', answer: isAnswer ? { status, message: error.message } : null };
  if (othersOut && code === 'promo_used') return { kind: 'maybeApplied', message };
  return { kind: 'refused', message, forcedPacket };
}

/** PROMO-008, PROMO-029: what is written to the log when a work ends so. */
export function promoLogOf(before: PromoState, after: PromoState): 'activate_fail' | 'promo_card_link_failure' | null {
  const hadFailed = before.kind === 'cardWanted' && before.hasFailed;
  if (after.kind === 'cardWanted' && after.hasFailed && !hadFailed) return 'promo_card_link_failure';
  const problem = after.kind === 'entering' ? after.problem?.kind : undefined;
  const isRefused = problem === 'refused' || problem === 'maybeApplied';
  return isRefused && (before.kind === 'checking' || before.kind === 'applying') ? 'activate_fail' : null;
}
