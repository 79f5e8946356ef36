import type { FailedCall } from '@livery/domain/payment';

/** How a failed call looks to the browser. */
const FAILURES = {
  lostRequest: { kind: 'network', message: 'lost' },
  lostAnswer: { kind: 'network', message: 'lost' },
  brokenBefore: { kind: 'http', status: 500, message: 'broken' },
  brokenAfter: { kind: 'http', status: 504, message: 'slow' },
  noToken: { kind: 'http', status: 401, message: 'token' },
  timeoutBefore: { kind: 'http', status: 504, message: 'slow' },
} as const satisfies Readonly<Record<string, FailedCall>>;

/** What becomes of a call: done or not, answered or not. */
export type Fault = 'none' | keyof typeof FAILURES;

export const failureOf = (fault: Fault): FailedCall | undefined => (fault === 'none' ? undefined : FAILURES[fault]);

/** Faults that do not keep the server from doing what it was asked for. */
export const IS_DONE: ReadonlySet<Fault> = new Set(['none', 'lostAnswer', 'brokenAfter']);

/** All that can go wrong. */
export const FAULTS = Object.keys(FAILURES) as readonly (keyof typeof FAILURES)[];
