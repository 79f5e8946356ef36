import fc from 'fast-check';

/** Values that a server may send by mistake, as they arrive: the number that is too large is read as Infinity. */
const JUNK: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-1',
  '1.5',
  '1e308',
  '1e999',
  '""',
  '" "',
  '"12"',
  '"-7"',
  '"NaN"',
  '"1e999"',
  '"0.00"',
  '"12,5"',
  '"abc"',
  '"javascript:alert(1)"',
  '"2026-02-31T99:99:99Z"',
  '"2026-01-01 10:00"',
  '"https://example.com/ a b"',
  '[]',
  '[null]',
  '[[[]]]',
  '{}',
  '{ "id": null }',
  '{ "length": 3 }',
  '{ "__proto__": { "id": 1 } }',
  '{ "constructor": "x", "toString": 1, "hasOwnProperty": null }',
];
const junkAt = (index: number): unknown => JSON.parse(JUNK[index] ?? 'null');

const NAMES = ['id', 'name', 'title', 'url', 'type', 'unknown_field', '__proto__', 'length'];

interface Step {
  /** Which way to go at each level, from the root down. */
  readonly way: readonly number[];
  readonly what: 'replace' | 'remove' | 'add' | 'swapType' | 'shorten';
  readonly junk: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  way: fc.array(fc.nat({ max: 97 }), { maxLength: 6, size: 'max' }),
  what: fc.constantFrom('replace', 'replace', 'remove', 'add', 'swapType', 'shorten'),
  junk: fc.nat({ max: JUNK.length - 1 }),
});

/** One of the documents with one to four things gone wrong, or with its text cut in the middle, or not the document at all. */
export function brokenJson(documents: readonly unknown[]): fc.Arbitrary<unknown> {
  const text = fc.constantFrom(...documents.map((document) => JSON.stringify(document)));
  const mutated = fc.tuple(text, fc.array(step, { minLength: 1, maxLength: 4 })).map(([json, steps]) => {
    const copy: Holder = { root: JSON.parse(json) };
    for (const one of steps) apply(copy, one);
    return copy['root'];
  });
  const truncated = fc
    .tuple(text, fc.nat({ max: 99 }))
    .map(([json, percent]) => parse(json.slice(0, (json.length * percent) / 100)));
  const other = fc.nat({ max: JUNK.length - 1 }).map(junkAt);
  return fc.oneof(
    { weight: 14, arbitrary: mutated },
    { weight: 1, arbitrary: truncated },
    { weight: 1, arbitrary: other },
  );
}

type Holder = Record<string, unknown>;

function apply(copy: Holder, { way, what, junk }: Step): void {
  const { holder, key } = follow(copy, way);
  const value = holder[key];
  switch (what) {
    case 'remove':
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return;
    case 'swapType':
      holder[key] = typeof value === 'string' ? Number(value) : JSON.stringify(value);
      return;
    case 'shorten':
      holder[key] = typeof value === 'string' ? value.slice(0, -1) : Array.isArray(value) ? { ...value } : [value];
      return;
    case 'replace':
      holder[key] = junkAt(junk);
      return;
    case 'add': {
      const owner = isHolder(value) ? value : holder;
      const name = NAMES[junk % NAMES.length] ?? 'id';
      // Not by assignment: a document may have a property of this name.
      if (!Array.isArray(owner))
        Object.defineProperty(owner, name, {
          value: junkAt(junk),
          enumerable: true,
          configurable: true,
          writable: true,
        });
    }
  }
}

/** Walks down from the root; where the way ends, or the document, is the place. */
function follow(copy: Holder, way: readonly number[]): { holder: Holder; key: string } {
  let place = { holder: copy, key: 'root' };
  for (const turn of way) {
    const value = place.holder[place.key];
    const keys = isHolder(value) || Array.isArray(value) ? Object.keys(value) : [];
    const key = keys[turn % keys.length];
    if (key === undefined) break;
    place = { holder: value as Holder, key };
  }
  return place;
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
