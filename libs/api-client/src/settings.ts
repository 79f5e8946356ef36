import type { DecodeIssue } from '@livery/contract/schema';

/** Who knows the token. The session binds itself here, so that calls and session need not know each other. */
export interface TokenSource {
  /** The token to send now, or null. */
  token(): string | null;
  /** Resolves when there is a token, or when it is certain that there will be none for now. */
  ready(): Promise<void>;
  /** This token was refused. May be told several times. */
  reportTokenError(failedToken: string): void;
  /** The token to repeat refused requests with; null when there will be none or the signal aborted. */
  renewed(signal: AbortSignal): Promise<string | null>;
}

/** Something in an answer that was forgiven: a list item or an optional field was left out. */
export interface AnswerIssue extends DecodeIssue {
  readonly endpoint: string;
}

/** What the API speaks; to which of them a language of the interface is mapped, its table says. BRAND-023 */
export type ApiLanguage = 'kk' | 'ru' | 'en' | 'uz';

export interface ApiSettings {
  /** Of the API, `https://api.example.com`. */
  readonly origin: string;
  /** Of the site itself, for the connectivity check. Default: the page's own. */
  readonly siteOrigin?: string;
  readonly credentials: TokenSource;
  /** The language to be answered in, asked before each call. API-002 */
  readonly language: () => ApiLanguage;
  /** A clock that does not jump is enough: it measures how old an answer is. Default `Date.now`. */
  readonly clock?: { now(): number };
  readonly fetch?: typeof fetch;
  readonly onAnswerIssue?: (issue: AnswerIssue) => void;
  /**
   * What the server's clock showed, in whole seconds, while it made its answer, and how long its head was waited for by our clock: the server's moment
   * lies in between.
   */
  readonly onServerDate?: (serverTimeMs: number, roundTripMs: number) => void;
}

let configured: ApiSettings | undefined;

/** Binds the calls to a server, a session and a language. Once, before the first call. */
export function configureApi(settings: ApiSettings): void {
  configured = settings;
}

export function apiSettings(): ApiSettings {
  if (!configured) throw new Error('configureApi must be called before the first call.');
  return configured;
}
