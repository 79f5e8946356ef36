import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { STRICT_DAY, STRICT_INSTANT, STRICT_MONEY, STRICT_URL } from '../schema/formats.ts';

/** What a valibot schema shows of itself; only the parts that the strict face uses. */
interface Seen {
  readonly type: string;
  readonly wrapped?: GenericSchema;
  readonly item?: GenericSchema;
  readonly value?: GenericSchema;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

const made = new WeakMap<GenericSchema, fc.Arbitrary<unknown>>();

/** Any value that a strict schema accepts, read from the valibot schema itself and not from the description behind it. */
export function wireArbitrary(schema: GenericSchema): fc.Arbitrary<unknown> {
  const known = made.get(schema);
  if (known) return known;
  const arbitrary = arbitraryOf(schema as unknown as Seen);
  made.set(schema, arbitrary);
  return arbitrary;
}

/** Short, since lists stand in lists: a page holds rows, a row channels, a channel trackers. */
const MAX_ITEMS = 2;

function arbitraryOf(schema: Seen): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return stringOf(schema);
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'unknown':
      return fc.jsonValue({ maxDepth: 1 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
    case 'picklist':
      return fc.constantFrom(...(schema.options ?? []));
    case 'union':
      return fc.oneof(...(schema.options ?? []).map((option) => wireArbitrary(option as GenericSchema)));
    case 'nullable':
      return fc.oneof(fc.constant(null), wireArbitrary(present(schema.wrapped)));
    case 'array':
      return fc.array(wireArbitrary(present(schema.item)), {
        minLength: Number(requirement(schema, 'min_length') ?? 0),
        maxLength: MAX_ITEMS,
      });
    case 'record':
      return fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), wireArbitrary(present(schema.value)), {
        maxKeys: MAX_ITEMS,
      });
    case 'strict_object':
      return objectOf(schema);
    default:
      throw new Error(`No values are known for ${schema.type}.`);
  }
}

function objectOf(schema: Seen): fc.Arbitrary<unknown> {
  const entries = Object.entries(schema.entries ?? {}).map(([name, entry]) => {
    const { type, wrapped } = entry as unknown as Seen;
    return {
      name,
      isOptional: type === 'nullish',
      arbitrary: wireArbitrary(type === 'nullish' ? present(wrapped) : entry),
    };
  });
  const object = fc.record(
    Object.fromEntries(
      entries.map(({ name, isOptional, arbitrary }) => [
        name,
        isOptional ? fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: fc.constant(null) }) : arbitrary,
      ]),
    ),
    { requiredKeys: entries.filter(({ isOptional }) => !isOptional).map(({ name }) => name) },
  );
  if (!schema.pipe?.some(({ type }) => type === 'check')) return object;
  // The only rule between fields is "exactly one of them".
  return fc.oneof(...entries.map(({ name, arbitrary }) => arbitrary.map((value) => ({ [name]: value }))));
}

function numberOf(schema: Seen): fc.Arbitrary<number> {
  if (!schema.pipe?.some(({ type }) => type === 'integer')) {
    // Text has no negative zero.
    return fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
  }
  const [min, max] = [Number(requirement(schema, 'min_value')), Number(requirement(schema, 'max_value'))];
  const small = { min: Math.max(min, -1000), max: Math.min(max, 1000) };
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer(small) },
    { weight: 1, arbitrary: fc.maxSafeInteger().filter((n) => n >= min && n <= max) },
  );
}

function stringOf(schema: Seen): fc.Arbitrary<string> {
  const pattern = schema.pipe?.find(({ type }) => type === 'regex')?.requirement;
  const found = pattern instanceof RegExp ? STRINGS.get(pattern.source) : undefined;
  if (pattern && !found) throw new Error(`No strings are known for ${String(pattern)}.`);
  return (
    found ?? fc.string({ minLength: Number(requirement(schema, 'min_length') ?? 0), maxLength: 12, unit: 'grapheme' })
  );
}

const twoDigits = (max: number, min = 0) => fc.integer({ min, max }).map((value) => String(value).padStart(2, '0'));

const STRINGS: ReadonlyMap<string, fc.Arbitrary<string>> = new Map([
  [
    STRICT_MONEY.source,
    fc
      .tuple(fc.boolean(), fc.maxSafeNat(), twoDigits(99))
      .map(([isOwed, units, cents]) => [isOwed, `${units % 10 ** 13}.${cents}`] as const)
      .map(([isOwed, amount]) => (isOwed && amount !== '0.00' ? `-${amount}` : amount)),
  ],
  [STRICT_DAY.source, fc.stringMatching(STRICT_DAY)],
  [STRICT_URL.source, fc.webUrl({ withQueryParameters: true })],
  [
    STRICT_INSTANT.source,
    fc
      .tuple(
        fc.integer({ min: 1901, max: 4998 }),
        twoDigits(12, 1),
        twoDigits(28, 1),
        twoDigits(23),
        twoDigits(59),
        twoDigits(59),
      )
      .chain(([year, month, date, hour, minute, second]) =>
        fc
          .constantFrom('Z', '.123Z', '+05:00', '.007-03:30')
          .map((end) => `${year}-${month}-${date}T${hour}:${minute}:${second}${end}`),
      ),
  ],
]);

const requirement = (schema: Seen, type: string): unknown =>
  schema.pipe?.find((action) => action.type === type)?.requirement;

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A schema misses its inner part.');
  return value;
}
