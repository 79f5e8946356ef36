import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import type { AnySchema } from './schema/description.ts';
import { decode, decodeInSlices, encode, type DecodeIssue } from './schema/schema.ts';
import { wireSchema } from './schema/wire.ts';
import { allEntities } from './testing/all-entities.ts';
import { brokenJson } from './testing/broken-json.ts';
import { lostValues } from './testing/lost-values.ts';
import { wireArbitrary } from './testing/wire-arbitrary.ts';

/** The same run everywhere: a failure can be repeated, and a green run stays green. */
const SEED = 20260301;
const BROKEN_PER_ENTITY = 400;
const DOCUMENTS_TO_BREAK = 20;
const VALID_PER_ENTITY = 30;
const BAD_ITEMS_PER_LIST = 10;
const PROMISED_CASES = 100_000;

const entities = [...allEntities].filter(([, { shape }]) => shape.kind === 'entity' && shape.fields.length > 0);
const valid = (schema: AnySchema) => wireArbitrary(wireSchema(schema) as v.GenericSchema);
const broken = (schema: AnySchema) => brokenJson(fc.sample(valid(schema), { numRuns: DOCUMENTS_TO_BREAK, seed: SEED }));

let brokenCases = 0;

describe('API-006 CALL-089 broken JSON gives clean data or an error with a path, never an exception', () => {
  test.each(entities)('%s', (_, schema) => {
    fc.assert(
      fc.property(broken(schema), (json) => {
        brokenCases += 1;
        const issues: DecodeIssue[] = [];
        const decoded = decode(schema, json, (issue) => issues.push(issue));
        for (const issue of decoded.ok ? issues : [...issues, decoded.error]) expectNamesPath(issue);
        if (decoded.ok) expectClean(schema, decoded.value);
      }),
      { numRuns: BROKEN_PER_ENTITY, seed: SEED },
    );
  });

  afterAll(() => expect(brokenCases).toBeGreaterThanOrEqual(PROMISED_CASES));
});

describe('CALL-089 a valid value loses nothing when it is read', () => {
  test.each(entities)('%s', (_, schema) => {
    const strict = wireSchema(schema) as v.GenericSchema;
    fc.assert(
      fc.property(valid(schema), (wire) => {
        if (!v.is(strict, wire)) throw new Error('The generator made a value that is not valid.');
        const decoded = decode(schema, wire, (issue) => {
          throw new Error(`${issue.path} ${issue.reason}`);
        });
        if (!decoded.ok) throw new Error(`${decoded.error.path} ${decoded.error.reason}`);
        const again: unknown = encode(schema, decoded.value);
        expect(lostValues(wire, again)).toEqual([]);
        expect(decode(schema, again)).toEqual(decoded);
      }),
      { numRuns: VALID_PER_ENTITY, seed: SEED },
    );
  });
});

describe('CALL-089 one bad item of a list costs that item alone, and is reported', () => {
  const lists = entities.flatMap(([name, schema]) =>
    listFields(schema).map((field) => [`${name}.${field.name}`, schema, field] as const),
  );

  test.each(lists)('%s', (_, schema, { name, key, item, atLeast }) => {
    const good = wireArbitrary(wireSchema(item) as v.GenericSchema);
    const goodItems = fc.array(good, { minLength: atLeast, maxLength: 4 });
    fc.assert(
      fc.property(
        valid(schema),
        goodItems,
        fc.nat({ max: 4 }),
        fc.constantFrom(null, [], [[]]),
        (wire, items, at, bad) => {
          const index = Math.min(at, items.length);
          const read = (list: unknown[]) => {
            const issues: DecodeIssue[] = [];
            const decoded = decode(schema, { ...(wire as object), [name]: list }, (issue) => issues.push(issue));
            if (!decoded.ok) throw new Error(`${decoded.error.path} ${decoded.error.reason}`);
            return { clean: decoded.value as Record<string, unknown>, issues };
          };
          const whole = read(items);
          const { clean, issues } = read(items.toSpliced(index, 0, bad));
          expect(clean).toEqual(whole.clean);
          expect(clean[key]).toHaveLength(items.length);
          expect(issues.map(({ path }) => path.startsWith(`${name}[${index}]`))).toEqual([true]);
        },
      ),
      { numRuns: BAD_ITEMS_PER_LIST, seed: SEED },
    );
  });
});

test('API-006 reading in slices gives what reading at once gives, whatever the document', () => {
  for (const [, schema] of entities.filter(([, entity]) => listFields(entity).length > 0)) {
    fc.assert(
      fc.property(broken(schema), (json) => {
        const [atOnce, inSlices]: [DecodeIssue[], DecodeIssue[]] = [[], []];
        const expected = decode(schema, json, (issue) => atOnce.push(issue));
        const slices = decodeInSlices(schema, json, (issue) => inSlices.push(issue), 1);
        let step = slices.next();
        while (!step.done) step = slices.next();
        expect(step.value).toEqual(expected);
        if (expected.ok) expect(sorted(inSlices)).toEqual(sorted(atOnce));
      }),
      { numRuns: 25, seed: SEED },
    );
  }
});

const sorted = (issues: DecodeIssue[]) => issues.map((issue) => JSON.stringify(issue)).sort();

interface ListField {
  readonly name: string;
  readonly key: string;
  readonly item: AnySchema;
  readonly atLeast: number;
}

function listFields({ shape }: AnySchema): ListField[] {
  if (shape.kind !== 'entity') return [];
  return shape.fields.flatMap(({ key, names, schema }) =>
    schema.shape.kind === 'list'
      ? [{ key, name: names[0], item: schema.shape.item, atLeast: schema.shape.atLeast }]
      : [],
  );
}

const REASONS = ['missing', 'unreadable', 'unknownValue', 'notExactlyOne'];

function expectNamesPath({ path, reason, expected }: DecodeIssue): void {
  if (!REASONS.includes(reason) || expected === '' || /undefined|object Object/.test(path)) {
    throw new Error(`An issue says too little: ${JSON.stringify({ path, reason, expected })}`);
  }
}

/** What was read can be written again in the strict form, so every field is of its kind. */
function expectClean(schema: AnySchema, clean: unknown): void {
  const written = v.safeParse(wireSchema(schema) as v.GenericSchema, encode(schema, clean));
  if (written.success) return;
  // "unknown" stands for a word that the server made up; it is only ever read.
  const issues = written.issues.filter(({ type, input }) => !(type === 'picklist' && input === 'unknown'));
  if (issues.length > 0) throw new Error(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; '));
}
