import { alias, decode, entity, from, id, isRecord, list, money, optional, text, type Infer } from './schema/schema.ts';

/** One remark on a request, about a field where it is about one. */
export const ErrorDetail = entity(
  'ErrorDetail',
  { field: optional(text()), message: text() },
  { tidy: (raw) => (typeof raw === 'string' ? { message: raw } : raw) },
);
export type ErrorDetail = Infer<typeof ErrorDetail>;

/** A packet to buy in place of a refused promo code. PROMO-010 */
export const ForcedPacket = entity('ForcedPacket', {
  id: id(),
  name: text(),
  priceMinor: from('price', optional(money())),
});
export type ForcedPacket = Infer<typeof ForcedPacket>;

/** The body of every answer that is not 2xx: `{ "error": { "code", "message" }, "detail": [{ "field", "message" }] }`. */
export const ErrorBody = entity(
  'ErrorBody',
  {
    error: entity('ErrorSummary', { code: text(), message: text() }),
    detail: list(ErrorDetail),
    /** With 403 for a region: what the server knows of the caller. */
    country: optional(text()),
    ipAddress: from('ip', alias(optional(text()), 'remote')),
    /** With 402: what is missing. */
    amountMinor: from('amount', optional(money())),
    /** With 409 for a payment: the one that is open. */
    transactionId: optional(text()),
    /** With a refused promo code: the packet that would give the same. Our own addition. */
    forcedPacket: optional(ForcedPacket),
  },
  { tidy: tidyErrorBody },
);
export type ErrorBody = Infer<typeof ErrorBody>;

/** What a client keeps of a failed answer. Code and message are empty when the server gave none. */
export interface ErrorInfo {
  readonly code: string;
  readonly message: string;
  readonly details: readonly ErrorDetail[];
  readonly country?: string | undefined;
  readonly ipAddress?: string | undefined;
  readonly amountMinor?: number | undefined;
  readonly transactionId?: string | undefined;
  readonly forcedPacket?: ForcedPacket | undefined;
}

/** Reads the body of a failed answer, whatever it is. */
export function readErrorBody(json: unknown): ErrorInfo {
  const decoded = decode(ErrorBody, json);
  if (!decoded.ok) return { code: '', message: '', details: [] };
  const { error, detail, ...rest } = decoded.value;
  return { code: error.code, message: error.message, details: detail, ...rest };
}

const bareStatus = (status: number): string => `error ${status}`;

/** What to show of a failed answer: its details, else its message, else the bare status (API-085, API-086, API-087). */
export function errorMessage(status: number, info: ErrorInfo): string {
  const details = info.details.map(({ message }) => message.trim()).filter((message) => message !== '');
  return details.join('\n') || info.message.trim() || bareStatus(status);
}

/** What was said in words of a failure: empty where it is told by its bare status, which is no sentence. API-087 */
export const wordsOfServer = ({
  status,
  message,
}: {
  readonly status?: number | undefined;
  readonly message: string;
}): string => (status !== undefined && message === bareStatus(status) ? '' : message);

/** Brings the shapes that frameworks give their errors into ours. */
function tidyErrorBody(raw: unknown): unknown {
  if (!isRecord(raw)) return { error: { code: '', message: '' } };
  const error = isRecord(raw['error']) ? raw['error'] : {};
  const word = (...values: unknown[]) =>
    values.find((value) => typeof value === 'string' || typeof value === 'number') ?? '';
  return {
    ...raw,
    error: {
      code: word(error['code'], raw['error_code'], raw['code'], raw['error']),
      message: word(error['message'], raw['message']),
    },
    detail: [...listDetails(error['detail']), ...listDetails(raw['detail'])],
  };
}

/** A text, a list of texts or objects, or `{ "phone": ["is not a number"] }`. */
function listDetails(detail: unknown): unknown[] {
  if (detail === undefined || detail === null) return [];
  if (Array.isArray(detail)) return detail;
  if (!isRecord(detail) || typeof detail['message'] === 'string') return [detail];
  return Object.entries(detail).flatMap(([field, messages]) =>
    (Array.isArray(messages) ? (messages as unknown[]) : [messages]).map((message) => ({ field, message })),
  );
}
