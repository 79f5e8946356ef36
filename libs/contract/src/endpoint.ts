import type { AnySchema, CleanOf, Fields, Infer, Simplify } from './schema/description.ts';
import { entity, from, type EntityOptions, type EntitySchema } from './schema/entity.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What the table of an area says about one call. Written once; client, backend and OpenAPI are made from it. */
export interface EndpointSpec {
  readonly method: Method;
  /** With `:name` for each of `params`; empty when `base` is `given`. */
  readonly path: string;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
  /** Body fields of which exactly one must be given. */
  readonly bodyExactlyOne?: readonly string[];
  readonly response: AnySchema;
  /** `token`: only with a token. `optional`: a token is added when there is one. `none`: never with a token. Default `token`. */
  readonly auth?: 'token' | 'optional' | 'none';
  /** For so long the same GET is not sent again. Default 3 (API-003); 0 for what is polled or counted. */
  readonly cacheSeconds?: number;
  /** For so long an answer may be used before it is asked again. Default `cacheSeconds`; a `cache_timeout` of the answer wins. */
  readonly usableSeconds?: number;
  /** The cached resources that a GET answers and a change makes stale. */
  readonly provides?: readonly Resource[];
  readonly invalidates?: readonly Resource[];
  /** The answer belongs to another viewer: everything that was cached is dropped. */
  readonly dropsEverything?: boolean;
  /** A 401 of this call says nothing about the token (API-077). */
  readonly ignoresTokenErrors?: boolean;
  /** Takes an `Idempotency-Key`: the same key with the same arguments is done once and answered alike for 24 h. */
  readonly idempotent?: boolean;
  /** Default 30 (API-008). */
  readonly timeoutSeconds?: number;
  /** Whose address the path continues: the API's or the site's; or the whole address is the parameter `url`. Default `api`. */
  readonly base?: 'api' | 'site' | 'given';
}

/** What caches are about: a GET answers some of these, a change makes some of them stale. */
export const RESOURCES = [
  'accounts',
  'adIds',
  'agreements',
  'cards',
  'channels',
  'contentMeta',
  'devices',
  'episodes',
  'favorites',
  'messages',
  'offers',
  'packets',
  'profiles',
  'rows',
  'subscriptions',
  'surveys',
  'user',
] as const;
export type Resource = (typeof RESOURCES)[number];

export const DEFAULT_CACHE_SECONDS = 3;
/** Configuration and resources (API-004). */
export const SETTINGS_CACHE_SECONDS = 30;
/** Catalogue entities: channels, schedules, rows, contents (CALL-003). */
export const ENTITY_USABLE_SECONDS = 15 * 60;
export const DEFAULT_TIMEOUT_SECONDS = 30;

type NoFields = Record<never, never>;

/** A call with every default filled in. */
export interface Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Fields = Fields,
  Response extends AnySchema = AnySchema,
  M extends Method = Method,
> {
  readonly name: string;
  readonly area: string;
  readonly method: M;
  readonly path: string;
  readonly params: EntitySchema<Params>;
  readonly query: EntitySchema<Query>;
  readonly body: EntitySchema<Body>;
  readonly hasBody: boolean;
  readonly response: Response;
  readonly auth: 'token' | 'optional' | 'none';
  readonly cacheSeconds: number;
  readonly usableSeconds: number;
  readonly provides: readonly Resource[];
  readonly invalidates: readonly Resource[];
  readonly dropsEverything: boolean;
  readonly ignoresTokenErrors: boolean;
  readonly idempotent: boolean;
  readonly timeoutSeconds: number;
  readonly base: 'api' | 'site' | 'given';
}

type FieldsIn<Spec, Part extends string> = Spec extends { readonly [P in Part]: infer F extends Fields } ? F : NoFields;

export type EndpointOf<Spec extends EndpointSpec> = Endpoint<
  FieldsIn<Spec, 'params'>,
  FieldsIn<Spec, 'query'>,
  FieldsIn<Spec, 'body'>,
  Spec['response'],
  Spec['method']
>;

export type Endpoints<Table extends Readonly<Record<string, EndpointSpec>>> = {
  readonly [Name in keyof Table]: EndpointOf<Table[Name]>;
};

type Given<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R, infer _M>
    ? Simplify<CleanOf<P> & CleanOf<Q> & CleanOf<B>>
    : never;

/** What a caller gives: path, query and body fields in one flat object of clean values; `void` when there is nothing to give. */
export type Args<E extends Endpoint> = keyof Given<E> extends never
  ? void
  : Partial<Given<E>> extends Given<E>
    ? Given<E> | void
    : Given<E>;

/** The clean answer of a call. */
export type Answer<E extends Endpoint> = Infer<E['response']>;

/** Fills in the defaults of an area's table. */
// @__NO_SIDE_EFFECTS__
export function defineEndpoints<const Table extends Readonly<Record<string, EndpointSpec>>>(
  area: string,
  table: Table,
): Endpoints<Table> {
  const endpoints: Record<string, Endpoint> = {};
  for (const [name, spec] of Object.entries(table)) endpoints[name] = settle(area, name, spec);
  return endpoints as Endpoints<Table>;
}

function settle(area: string, name: string, spec: EndpointSpec): Endpoint {
  const cacheSeconds = spec.cacheSeconds ?? DEFAULT_CACHE_SECONDS;
  const part = (kind: string, fields: Fields = {}, options?: EntityOptions) =>
    entity(`${name}.${kind}`, fields, options);
  return {
    name,
    area,
    method: spec.method,
    path: spec.path,
    params: part('params', underOwnNames(spec.params)),
    query: part('query', spec.query),
    body: part('body', spec.body, spec.bodyExactlyOne && { exactlyOne: spec.bodyExactlyOne }),
    hasBody: spec.body !== undefined,
    response: spec.response,
    auth: spec.auth ?? 'token',
    cacheSeconds,
    usableSeconds: spec.usableSeconds ?? cacheSeconds,
    provides: spec.provides ?? [],
    invalidates: spec.invalidates ?? [],
    dropsEverything: spec.dropsEverything ?? false,
    ignoresTokenErrors: spec.ignoresTokenErrors ?? false,
    idempotent: spec.idempotent ?? false,
    timeoutSeconds: spec.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS,
    base: spec.base ?? 'api',
  };
}

/** A path has no wire names of its own: its parts are named as the table names them. */
function underOwnNames(fields: Fields = {}): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, schema]) => [key, from(key, schema)]));
}
