import { decode, type AnySchema, type CleanOf, type EntitySchema, type Fields } from '@livery/contract/schema';
import { wireSchema } from '@livery/contract/wire';
import * as v from 'valibot';
import type { Remark } from './api-error.ts';

export type InputPart = 'params' | 'query' | 'body';
export type Input<Value> = { ok: true; value: Value } | { ok: false; problems: Remark[] };

/** Beyond this an issue list helps nobody. */
const MAX_PROBLEMS = 5;

/** PostgreSQL keeps no zero character in texts. */
const ZERO = '\u0000';

/**
 * Input that is exactly what the contract asks for, in clean form, or what is wrong with it in words.
 * Paths and queries are texts: those that stand for numbers and flags are turned into them first. Query names that the
 * contract does not know are passed over, as every browser, proxy and campaign adds its own; unknown body fields are wrong.
 */
export function readInput<F extends Fields>(
  part: InputPart,
  schema: EntitySchema<F>,
  given: unknown,
): Input<CleanOf<F>> {
  const value = part === 'body' ? (given ?? {}) : fromTexts(schema, given);
  if (holdsZero(value))
    return { ok: false, problems: [{ field: part, message: 'A text may not hold a zero character.' }] };
  const strict = v.safeParse(wireSchema(schema), value);
  if (!strict.success) {
    const problems = strict.issues.slice(0, MAX_PROBLEMS).map((issue) => {
      const path = v.getDotPath(issue);
      return { field: path ? `${part}.${path}` : part, message: issue.message };
    });
    return { ok: false, problems };
  }
  const clean = decode(schema, value);
  if (!clean.ok)
    return { ok: false, problems: [{ field: `${part}.${clean.error.path}`, message: clean.error.reason }] };
  return { ok: true, value: clean.value };
}

function fromTexts(schema: EntitySchema<Fields>, given: unknown): Record<string, unknown> {
  const texts = (given ?? {}) as Readonly<Record<string, unknown>>;
  const value: Record<string, unknown> = {};
  if (schema.shape.kind !== 'entity') return value;
  for (const { names, schema: field } of schema.shape.fields) {
    const name = names.find((spelling) => Object.hasOwn(texts, spelling));
    if (name === undefined) continue;
    const meant = meantBy(field, texts[name]);
    if (meant !== undefined) value[names[0]] = meant;
  }
  return value;
}

const FLAGS: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false };

/** What a text in an address stands for; an empty one that is not a text stands for nothing. */
function meantBy(schema: AnySchema, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  switch (schema.shape.kind) {
    case 'id':
    case 'integer':
    case 'timestamp':
    case 'decimal':
      if (text === '') return undefined;
      return /^-?\d{1,16}(\.\d{1,9})?$/.test(text) ? Number(text) : text;
    case 'flag':
      return text === '' ? undefined : (FLAGS[text.toLowerCase()] ?? text);
    default:
      return text;
  }
}

function holdsZero(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(ZERO);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes(ZERO) || holdsZero(inner));
}
