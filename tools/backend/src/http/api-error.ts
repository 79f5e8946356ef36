import type { ErrorBody } from '@livery/contract/errors';
import type { Wire } from '@livery/contract/schema';
import type { Language, Localised } from '../world/localised.ts';
import { amountText } from '../session/amount-text.ts';
import { ACCOUNT_ERRORS } from './account-errors.ts';
import { PAYMENT_ERRORS } from './payment-errors.ts';
import { PROMO_ERRORS } from './promo-errors.ts';
import { SALE_ERRORS } from './sale-errors.ts';
import { SERVICE_ERRORS } from './service-errors.ts';

/** Everything that may go wrong by the viewer's doing. */
const ERRORS = { ...ACCOUNT_ERRORS, ...SALE_ERRORS, ...PAYMENT_ERRORS, ...PROMO_ERRORS, ...SERVICE_ERRORS };

export type ErrorCode = keyof typeof ERRORS;

/** After how long the same may be asked again, where the error itself does not know better. */
const RETRY_AFTER_SECONDS: Readonly<Partial<Record<ErrorCode, number>>> = { code_too_soon: 60, too_many_codes: 3600 };

export type Remark = { field?: string; message: string };

type Extras = {
  /** What exactly is wrong. Clients show these in place of the message, so what viewers meet has none. */
  detail?: readonly Remark[];
  /** In place of the usual words. */
  message?: Localised;
  /** With `region_forbidden`: what the server knows of the caller. */
  caller?: { country: string; ip: string };
  /** With `insufficient_funds`: what is missing. */
  amountMinor?: number;
  /** With `transaction_pending`: the payment that is open. */
  transactionId?: string;
  /** With a refused promo code: the packet that would give the same. */
  forcedPacket?: { readonly id: number; readonly name: Localised; readonly priceMinor: number | undefined };
  /** After how long the same may be asked again. */
  retryAfterSeconds?: number;
};

/** An answer other than 2xx. Thrown by handlers; the server turns it into the error body in the viewer's language. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly extras: Extras;

  constructor(code: ErrorCode, extras: Extras = {}) {
    super(code);
    this.code = code;
    this.status = ERRORS[code].status;
    this.extras = extras;
  }

  get retryAfterSeconds(): number | undefined {
    return this.extras.retryAfterSeconds ?? RETRY_AFTER_SECONDS[this.code];
  }

  toBody(language: Language): Wire<typeof ErrorBody> {
    const { message = ERRORS[this.code].message, caller, amountMinor, transactionId, forcedPacket } = this.extras;
    // A refused stream says why in its detail (LIVE-056).
    const detail = this.code === 'permission_denied' ? [{ message: message[language] }] : this.extras.detail;
    return {
      error: { code: this.code, message: message[language] },
      ...(detail && { detail: [...detail] }),
      ...caller,
      ...(amountMinor !== undefined && { amount: amountText(amountMinor) }),
      ...(transactionId !== undefined && { transaction_id: transactionId }),
      ...(forcedPacket && { forced_packet: wireForced(forcedPacket, language) }),
    };
  }
}

const wireForced = ({ id, name, priceMinor }: NonNullable<Extras['forcedPacket']>, language: Language) => ({
  id,
  name: name[language],
  ...(priceMinor !== undefined && { price: amountText(priceMinor) }),
});

/** What is wrong with one field, for the people who write clients. */
export const invalid = (field: string, message: string) =>
  new ApiError('validation_failed', { detail: [{ field, message }] });
