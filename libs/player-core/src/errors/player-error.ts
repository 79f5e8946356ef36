import type { LicenceRefusal } from '../protection/read-refusal.ts';
export type { LicenceRefusal } from '../protection/read-refusal.ts';
import { catalogueEntry, type CatalogueEntry, type ErrorCode, type Severity } from './catalogue.ts';
import { redactUrl } from './redact-url.ts';

export interface PlayerErrorDetails {
  readonly severity: Severity;
  /** The engine that met it, with its version: an engine's upgrade shows in error reports first. */
  readonly engine?: string;
  /** The engine's own name for it. */
  readonly engineCode?: string;
  readonly httpStatus?: number;
  /** Kept without secrets. */
  readonly url?: string;
  /** What a licence server said of itself. */
  readonly refusal?: LicenceRefusal;
  readonly cause?: unknown;
}

/** The only kind of error that leaves the player. Its address is already without tokens. */
export class PlayerError extends Error {
  override readonly name = 'PlayerError';
  readonly code: ErrorCode;
  readonly severity: Severity;
  readonly engine: string | null;
  readonly engineCode: string | null;
  readonly httpStatus: number | null;
  readonly url: string | null;
  readonly refusal: LicenceRefusal | null;

  constructor(code: ErrorCode, { severity, engine, engineCode, httpStatus, url, refusal, cause }: PlayerErrorDetails) {
    super(`${catalogueEntry(code).number} ${code}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.severity = severity;
    this.engine = engine ?? null;
    this.engineCode = engineCode ?? null;
    this.httpStatus = httpStatus ?? null;
    this.url = url === undefined ? null : redactUrl(url);
    this.refusal = refusal ?? null;
  }

  get entry(): CatalogueEntry {
    return catalogueEntry(this.code);
  }
}

/** At every boundary: what is thrown there becomes a PlayerError, so that nothing unknown travels on. */
export function toPlayerError(thrown: unknown, code: ErrorCode): PlayerError {
  if (thrown instanceof PlayerError) return thrown;
  return new PlayerError(code, { severity: 'fatal', cause: thrown });
}

const ACCESS_STATUSES: readonly number[] = [401, 403, 410];

/** @returns the code of a failed request: a server that refuses access says so whatever was asked for */
export function requestErrorCode(code: ErrorCode, httpStatus: number | undefined): ErrorCode {
  if (httpStatus === undefined || !ACCESS_STATUSES.includes(httpStatus)) return code;
  return code === 'KEY_UNREACHABLE' ? 'KEY_REFUSED' : 'ACCESS_EXPIRED';
}
