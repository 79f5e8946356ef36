import type { AnySchema, CleanOf, FieldPlan, Fields, Infer, Schema, Wire, WireOf } from './description.ts';
import { UNREADABLE, forgive, isRecord, reject, type Reading, type Unreadable } from './reading.ts';
import { list, optional } from './structures.ts';
import { integer } from './scalars.ts';

export interface EntityOptions {
  /** Brings an irregular document into the usual form before it is read. Gets any JSON; must not throw or change its argument, and leaves its own result as it is. */
  readonly tidy?: (raw: unknown) => unknown;
  /** Clean keys of which exactly one must be given. */
  readonly exactlyOne?: readonly string[];
}

export interface EntitySchema<F extends Fields> extends Schema<CleanOf<F>, WireOf<F>, 'required'> {
  readonly fields: F;
}

/** A named object. Keys are camelCase; on the wire they are snake_case unless `from` says otherwise. */
// @__NO_SIDE_EFFECTS__
export function entity<F extends Fields>(name: string, fields: F, options: EntityOptions = {}): EntitySchema<F> {
  const plan = Object.entries(fields).map(([key, schema]): FieldPlan => {
    const [canonical, ...others] = schema.names ?? [snakeCase(key)];
    return { key, names: [canonical, ...others, ...(schema.alsoReadAs ?? [])], schema };
  });
  const exactlyOne = options.exactlyOne ?? [];
  return {
    fields,
    ...(options.tidy && { tidy: options.tidy }),
    shape: { kind: 'entity', name, fields: plan, exactlyOne },
    presence: 'required',
    read(value, reading) {
      const raw = options.tidy ? options.tidy(value) : value;
      if (!isRecord(raw)) return reject(reading, name);
      const clean = readFields(plan, raw, reading);
      if (clean === UNREADABLE) return clean;
      if (exactlyOne.length > 0 && exactlyOne.filter((key) => key in clean).length !== 1) {
        return reject(reading, exactlyOne.join(' | '), 'notExactlyOne');
      }
      return clean as CleanOf<F>;
    },
    write(value) {
      const wire: Record<string, unknown> = {};
      const source = value as Readonly<Record<string, unknown>>;
      for (const field of plan) {
        const clean = source[field.key];
        if (clean !== undefined) wire[field.names[0]] = field.schema.write(clean);
      }
      return wire as WireOf<F>;
    },
  };
}

function readFields(
  plan: readonly FieldPlan[],
  raw: Record<string, unknown>,
  reading: Reading,
): Record<string, unknown> | Unreadable {
  const clean: Record<string, unknown> = {};
  for (const field of plan) {
    const result = readField(field, raw, reading);
    if (result === UNREADABLE) return UNREADABLE;
    if (result !== undefined) clean[field.key] = result;
  }
  return clean;
}

function readField({ names, schema }: FieldPlan, raw: Record<string, unknown>, reading: Reading): unknown {
  const name = names.length === 1 ? names[0] : spokenName(names, schema, raw);
  const isThere = hasValue(raw, name, schema);
  const { presence } = schema;
  if (!isThere && presence !== 'required') return schema.whenAbsent?.();

  reading.path.push(name);
  let result: unknown = isThere ? schema.read(raw[name], reading) : reject(reading, schema.shape.kind, 'missing');
  if (result === UNREADABLE && presence !== 'required') {
    forgive(reading);
    result = schema.whenAbsent?.();
  }
  reading.path.pop();
  return result;
}

/** The spelling that this document uses. Of several flags a true one wins, as "hd or is_hd" means either. */
function spokenName(names: FieldPlan['names'], schema: AnySchema, raw: Record<string, unknown>): string {
  const present = names.filter((name) => hasValue(raw, name, schema));
  const raised = schema.shape.kind === 'flag' ? present.find((name) => TRUE_SPELLINGS.has(raw[name])) : undefined;
  return raised ?? present[0] ?? names[0];
}

const TRUE_SPELLINGS: ReadonlySet<unknown> = new Set<unknown>([true, 1, 'true', '1']);

function hasValue(raw: Record<string, unknown>, name: string, schema: AnySchema): boolean {
  const value = raw[name];
  // Cheapest first: most fields of most documents are left out.
  return value !== undefined && (value !== null || schema.shape.kind === 'nullable') && Object.hasOwn(raw, name);
}

function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Another wire name than the key in snake_case. */
// @__NO_SIDE_EFFECTS__
export function from<const N extends string, S extends AnySchema>(
  name: N,
  schema: S,
): S & { readonly names: readonly [N] } {
  return { ...schema, names: [name] };
}

/** Further spellings that are read besides the canonical one; the first that is there counts. */
// @__NO_SIDE_EFFECTS__
export function alias<S extends AnySchema>(schema: S, ...alsoReadAs: readonly string[]): S {
  return { ...schema, alsoReadAs };
}

/** How long the server lets an answer be used; without it the lifetime of the call counts (CALL-003). */
// @__NO_SIDE_EFFECTS__
export function cacheTimeout() {
  return from('cache_timeout', optional(integer({ min: 0 })));
}

/**
 * The answer of a call that lists things: `{ "channels": [...], "cache_timeout": 900 }`. A bare array is read as the list.
 */
// @__NO_SIDE_EFFECTS__
export function collection<const K extends string, S extends AnySchema, F extends Fields = Record<never, never>>(
  name: string,
  key: K,
  item: S,
  more?: F,
) {
  type Listed = { readonly [P in K]: Schema<readonly Infer<S>[], Wire<S>[], 'defaulted'> };
  const listed = { [key]: list(item) } as Listed;
  const fields = {
    ...listed,
    ...(more ?? ({} as F)),
    cacheTimeoutSeconds: cacheTimeout(),
  };
  const wireName = snakeCase(key);
  return entity(name, fields, { tidy: (raw) => (Array.isArray(raw) ? { [wireName]: raw as unknown[] } : raw) });
}
