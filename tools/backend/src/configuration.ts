import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { StartError } from './start-error.ts';

/** Twelve hours: how long a client trusts a token when it is told nothing (SES-018), so also what this server gives. */
const TOKEN_VALIDITY_SECONDS = 12 * 60 * 60;

/** Statements take milliseconds; whoever waits for an answer has given up by then. */
const DATABASE_TIMEOUT_MS = 10_000;

const WORKSPACE_ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A site that may call the API from a browser, and the provider its viewers belong to. */
export type Site = { origin: string; provider: string | undefined };

/** The sites that `npm start` serves. */
export const DEMO_SITES: readonly Site[] = [
  { origin: 'http://localhost:4200', provider: 'web' },
  { origin: 'http://localhost:4201', provider: 'almatv' },
  { origin: 'http://localhost:4202', provider: 'mbank' },
  { origin: 'http://localhost:4203', provider: 'birgetv' },
  { origin: 'http://localhost:4204', provider: 'vlife' },
  { origin: 'http://localhost:4205', provider: 'freedom-superapp' },
];

/** Providers whose sites make an offer first (`is_purchase_offers`); the others buy by purchase types. */
const SELLS_BY_OFFERS: readonly string[] = ['web', 'mbank', 'freedom-superapp'];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Everything a backend needs to know before it starts. Ports may be 0: the system then chooses a free one. */
export type BackendConfiguration = {
  apiPort: number;
  mediaPort: number;
  /** Address that the listeners bind to. */
  host: string;
  /** A PostgreSQL server; without it the embedded database lives in `dataDirectory`. */
  databaseUrl?: string | undefined;
  /** The longest time that a statement on a PostgreSQL server may take. */
  databaseTimeoutMs: number;
  /** Folder of the embedded database and of made pictures; `memory` keeps the database in memory. */
  dataDirectory: string;
  /** Origin that viewers reach the API by, when it is not `http://localhost:<apiPort>`. */
  publicApiOrigin?: string | undefined;
  publicMediaOrigin?: string | undefined;
  sites: readonly Site[];
  /** Providers whose sites sell by offers, by short name. */
  sellsByOffers: readonly string[];
  /** Two channels and a film of the demo world come with advertising; off where nobody asks for it, so in tests. */
  hasSpots: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  tokenValiditySeconds: number;
  /** Opens the operator calls to whoever sends this key. */
  operatorKey?: string | undefined;
  /** Compares every answer with the contract and fails loudly when they differ: for tests. */
  checkAnswers: boolean;
};

const port = (fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port number'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a port number'),
    ),
    String(fallback),
  );

const isWebOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
const ORIGIN_MESSAGE = 'must be an origin such as https://tv.example (no path, no slash at the end)';
const origin = v.pipe(v.string(), v.check(isWebOrigin, ORIGIN_MESSAGE));

const site = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text): Site => {
    const equals = text.indexOf('=');
    return equals < 0
      ? { origin: text, provider: undefined }
      : { origin: text.slice(equals + 1), provider: text.slice(0, equals) };
  }),
  v.check(({ origin }) => isWebOrigin(origin), 'must be a list of origins, each optionally led by provider='),
);

const Environment = v.object({
  API_PORT: port(4100),
  MEDIA_PORT: port(4101),
  HOST: v.optional(v.string(), 'localhost'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./, 'must look like postgresql://user:password@host:5432/database')),
  ),
  DATABASE_TIMEOUT_MS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number of milliseconds'), v.transform(Number)),
    String(DATABASE_TIMEOUT_MS),
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must name a folder')), `${WORKSPACE_ROOT}.data`),
  PUBLIC_API_ORIGIN: v.optional(origin),
  PUBLIC_MEDIA_ORIGIN: v.optional(origin),
  SITE_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.array(site),
    ),
  ),
  SPOTS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  TOKEN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number of seconds'), v.transform(Number)),
    String(TOKEN_VALIDITY_SECONDS),
  ),
  OPERATOR_KEY: v.optional(v.pipe(v.string(), v.minLength(8, 'must have 8 characters or more'))),
});

/**
 * Reads the configuration from environment variables; empty ones count as missing.
 * @throws StartError naming the first variable that makes no sense.
 */
export function readConfiguration(environment: Record<string, string | undefined>): BackendConfiguration {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    // The value of DATABASE_URL holds a password and must not reach a terminal or a log.
    const key = String(issue.path?.[0]?.key);
    const shown = key === 'DATABASE_URL' || key === 'OPERATOR_KEY' ? '' : ` (it is ${JSON.stringify(given[key])})`;
    throw new StartError(`${key} ${issue.message}${shown}.`);
  }
  const env = parsed.output;
  if (env.API_PORT === env.MEDIA_PORT && env.API_PORT !== 0) {
    throw new StartError(`API_PORT and MEDIA_PORT must differ (both are ${env.API_PORT}).`);
  }
  return {
    apiPort: env.API_PORT,
    mediaPort: env.MEDIA_PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    databaseTimeoutMs: env.DATABASE_TIMEOUT_MS,
    dataDirectory: env.DATA_DIR,
    publicApiOrigin: env.PUBLIC_API_ORIGIN,
    publicMediaOrigin: env.PUBLIC_MEDIA_ORIGIN,
    sites: env.SITE_ORIGINS ?? DEMO_SITES,
    sellsByOffers: SELLS_BY_OFFERS,
    hasSpots: env.SPOTS === 'on',
    logLevel: env.LOG_LEVEL,
    tokenValiditySeconds: env.TOKEN_SECONDS,
    operatorKey: env.OPERATOR_KEY,
    checkAnswers: false,
  };
}
