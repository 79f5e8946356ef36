import * as v from 'valibot';
import type { AnySchema, FieldPlan, Schema, Shape } from './description.ts';
import { STRICT_DAY, STRICT_INSTANT, STRICT_MONEY, STRICT_URL } from './formats.ts';

/**
 * The strict face of a schema: a valibot schema of the canonical snake_case form, for backends, fixtures, conformance and
 * OpenAPI. It is behind a door of its own, so that a client that only reads carries no validator.
 *
 * Fields that may be left out may also be null. Fields that are not in the contract are refused.
 */
export function wireSchema<Clean, WireValue>(schema: Schema<Clean, WireValue>): v.GenericSchema<WireValue> {
  return strict(schema.shape) as unknown as v.GenericSchema<WireValue>;
}

// One validator for each shape, so that an entity used in many places is one component of the OpenAPI document.
const made = new WeakMap<Shape, v.GenericSchema>();

function strict(shape: Shape): v.GenericSchema {
  const known = made.get(shape);
  if (known) return known;
  const schema = make(shape);
  made.set(shape, schema);
  return schema;
}

const safeInteger = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(Math.max(min, Number.MIN_SAFE_INTEGER)), v.maxValue(max));

function make(shape: Shape): v.GenericSchema {
  switch (shape.kind) {
    case 'id':
      return safeInteger(0, Number.MAX_SAFE_INTEGER);
    case 'timestamp':
      return v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0),
        v.maxValue(LARGEST_TIMESTAMP),
        v.description('Unix time in seconds.'),
      );
    case 'integer':
      return safeInteger(shape.min, shape.max);
    case 'text':
      return shape.mayBeEmpty ? v.string() : v.pipe(v.string(), v.minLength(1));
    case 'decimal':
      return v.pipe(v.number(), v.finite());
    case 'money':
      return v.pipe(v.string(), v.regex(STRICT_MONEY), v.description('Money with two decimals.'));
    case 'flag':
      return v.boolean();
    case 'isoDate':
      return v.pipe(v.string(), v.regex(STRICT_INSTANT), v.description('ISO 8601 with an offset.'));
    case 'day':
      return v.pipe(v.string(), v.regex(STRICT_DAY), v.description('A calendar day.'));
    case 'url':
      return v.pipe(v.string(), v.regex(STRICT_URL), v.description('An http address, or a path of the same origin.'));
    case 'oneOf':
      return v.picklist(shape.values);
    case 'json':
      return v.unknown();
    case 'nothing':
      return v.union([v.null(), v.strictObject({})]);
    case 'nullable':
      return v.nullable(strict(shape.inner.shape));
    case 'dictionary':
      return v.record(v.string(), strict(shape.item.shape));
    case 'list': {
      const items = v.array(strict(shape.item.shape));
      return shape.atLeast > 0 ? v.pipe(items, v.minLength(shape.atLeast)) : items;
    }
    case 'entity':
      return makeEntity(shape.fields, shape.exactlyOne);
  }
}

/** The year 5000, the largest number still read as seconds. */
const LARGEST_TIMESTAMP = 100_000_000_000;

function makeEntity(fields: readonly FieldPlan[], exactlyOne: readonly string[]): v.GenericSchema {
  const entries = Object.fromEntries(fields.map(({ names, schema }) => [names[0], wireEntry(schema)]));
  const object = v.strictObject(entries);
  if (exactlyOne.length === 0) return object;
  const alternatives = fields.filter(({ key }) => exactlyOne.includes(key)).map(({ names }) => names[0]);
  const given = (value: Record<string, unknown>) =>
    alternatives.filter((name) => value[name] !== undefined && value[name] !== null);
  return v.pipe(
    object,
    v.check((value) => given(value).length === 1, `Exactly one of ${alternatives.join(', ')} must be given.`),
  );
}

function wireEntry(schema: AnySchema): v.GenericSchema {
  const inner = strict(schema.shape);
  return schema.presence === 'required' ? inner : v.nullish(inner);
}
