import type { Reading, Unreadable } from './reading.ts';

/**
 * How a value looks, as plain data. The tolerant reader lives beside each combinator; the strict face (`wire.ts`) and the
 * OpenAPI document are made from this, so that a client which only reads never loads a validator.
 */
export type Shape =
  | {
      readonly kind: 'id' | 'decimal' | 'money' | 'flag' | 'timestamp' | 'isoDate' | 'day' | 'url' | 'json' | 'nothing';
    }
  | { readonly kind: 'text'; readonly mayBeEmpty: boolean }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly item: AnySchema; readonly atLeast: number }
  | { readonly kind: 'dictionary'; readonly item: AnySchema }
  | { readonly kind: 'nullable'; readonly inner: AnySchema }
  | {
      readonly kind: 'entity';
      readonly name: string;
      readonly fields: readonly FieldPlan[];
      readonly exactlyOne: readonly string[];
    };

export interface FieldPlan {
  /** The clean name: camelCase, with its unit. */
  readonly key: string;
  /** Accepted spellings; the first is the one that is written. */
  readonly names: readonly [string, ...string[]];
  readonly schema: AnySchema;
}

/**
 * - `required`: the owner cannot be read without it.
 * - `defaulted`: may be left out, the clean value is there all the same (flags, lists).
 * - `optional`: may be left out, then the clean key is missing too.
 */
type Presence = 'required' | 'defaulted' | 'optional';

export interface Schema<Clean, WireValue, P extends Presence = Presence> {
  readonly shape: Shape;
  readonly presence: P;
  /** Other names than the snake_case form of the key, the canonical one first. */
  readonly names?: readonly [string, ...string[]];
  /** Spellings read besides the canonical name. */
  readonly alsoReadAs?: readonly string[];
  /** What was made optional, or given a default. */
  readonly inner?: AnySchema;
  /** Brings an irregular document into the usual form; `read` applies it by itself. */
  readonly tidy?: (raw: unknown) => unknown;
  /** The clean value of something left out; only with `defaulted`. */
  readonly whenAbsent?: () => Clean;
  /** Tolerant: takes what can be understood, else records why not and returns `UNREADABLE`. Never throws. */
  read(value: unknown, reading: Reading): Clean | Unreadable;
  /** The canonical wire form of a clean value. */
  write(value: Clean): WireValue;
}

// The only place where the element types of a schema do not matter: lists of fields, and constraints of generics.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- `unknown` is not assignable in both directions
export type AnySchema = Schema<any, any>;
export type Fields = Readonly<Record<string, AnySchema>>;

export type Simplify<T> = { [K in keyof T]: T[K] } & {};

/** The clean type of a schema: camelCase keys, numbers for ids, lists always there. */
export type Infer<S> = S extends Schema<infer Clean, infer _Wire> ? Clean : never;
/** The strict wire type of a schema: what a backend sends, in snake_case. */
export type Wire<S> = S extends Schema<infer _Clean, infer WireValue> ? WireValue : never;

type KeysByPresence<F extends Fields, P extends Presence> = {
  [K in keyof F]: F[K]['presence'] extends P ? K : never;
}[keyof F];

export type CleanOf<F extends Fields> = Simplify<
  { readonly [K in KeysByPresence<F, 'required' | 'defaulted'>]: Infer<F[K]> } & {
    readonly [K in KeysByPresence<F, 'optional'>]?: Infer<F[K]> | undefined;
  }
>;

/** `ageRating` → `age_rating`; digits stay where they are (`tvX1` → `tv_x1`). */
type SnakeCase<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${SnakeCase<Tail>}`
    : `_${Lowercase<Head>}${SnakeCase<Tail>}`
  : S;

type WireName<F extends Fields, K extends keyof F> = F[K] extends {
  readonly names: readonly [infer N extends string, ...string[]];
}
  ? N
  : K extends string
    ? SnakeCase<K>
    : never;

// Filtered while renaming: a mapped type over no keys at all would turn into an index signature.
export type WireOf<F extends Fields> = Simplify<
  { -readonly [K in keyof F as F[K]['presence'] extends 'required' ? WireName<F, K> : never]: Wire<F[K]> } & {
    -readonly [K in keyof F as F[K]['presence'] extends 'required' ? never : WireName<F, K>]?:
      Wire<F[K]> | null | undefined;
  }
>;
