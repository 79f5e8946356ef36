import type { ParentalCircumstances } from '../verdict.ts';

export const NOW = 10_000_000;
export const PROTECTS_ALL = { pay: true, profile: true, program: true, vod: true, channel: true, settings: true };

/** Somebody who has signed in, with a PIN that protects everything and was not asked for yet. */
export const GROWN_UP: ParentalCircumstances = {
  isGuest: false,
  status: 'set',
  protects: PROTECTS_ALL,
  isLeftToHost: false,
  acceptedAtMs: null,
  graceMinutes: 30,
  lastTransactionAtMs: null,
  nowMs: NOW,
};
