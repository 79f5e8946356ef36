import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  alias,
  collection,
  day,
  decimal,
  decode,
  decodeInSlices,
  dictionary,
  encode,
  entity,
  flag,
  formatMoney,
  from,
  id,
  integer,
  isoDate,
  list,
  money,
  nothing,
  nullable,
  oneOf,
  optional,
  parseMoney,
  someOf,
  text,
  timestamp,
  url,
  withDefault,
  type AnySchema,
  type DecodeIssue,
} from './schema.ts';

const valueOf = (schema: AnySchema, json: unknown): unknown => {
  const decoded = decode(schema, json);
  return decoded.ok ? decoded.value : decoded.error.reason;
};

describe('what a tolerant reader takes', () => {
  const noon = Date.UTC(2026, 2, 1, 12);
  const cases: readonly (readonly [string, AnySchema, readonly (readonly [unknown, unknown])[]])[] = [
    [
      'id',
      id(),
      [
        [12, 12],
        ['12', 12],
        [0, 0],
        [-1, 'unreadable'],
        [1.5, 'unreadable'],
        ['', 'unreadable'],
        [2 ** 53, 'unreadable'],
        [true, 'unreadable'],
      ],
    ],
    [
      'text',
      text(),
      [
        ['a', 'a'],
        ['', ''],
        [77, '77'],
        [false, 'unreadable'],
        [['a'], 'unreadable'],
      ],
    ],
    [
      'text that may not be empty',
      text({ mayBeEmpty: false }),
      [
        ['a', 'a'],
        ['', 'unreadable'],
      ],
    ],
    [
      'integer',
      integer({ min: 1, max: 3 }),
      [
        [2, 2],
        ['3', 3],
        [' 1 ', 1],
        [0, 'unreadable'],
        [4, 'unreadable'],
        ['2.5', 'unreadable'],
        ['0x1', 'unreadable'],
      ],
    ],
    [
      'decimal',
      decimal(),
      [
        [1.5, 1.5],
        ['1.5', 1.5],
        ['1e3', 1000],
        [Infinity, 'unreadable'],
        ['1e999', 'unreadable'],
        ['NaN', 'unreadable'],
      ],
    ],
    [
      'flag',
      flag(),
      [
        [true, true],
        [1, true],
        ['1', true],
        ['true', true],
        [false, false],
        [0, false],
        ['0', false],
        ['false', false],
        ['', false],
        [2, 'unreadable'],
        ['yes', 'unreadable'],
        [null, false],
      ],
    ],
    [
      'timestamp',
      timestamp(),
      [
        [1772366400, 1772366400],
        ['1772366400', 1772366400],
        [noon, noon / 1000],
        ['2026-03-01T12:00:00Z', noon / 1000],
        [1.9, 1],
        [-1, 'unreadable'],
        [1e300, 'unreadable'],
      ],
    ],
    [
      'isoDate',
      isoDate(),
      [
        ['2026-03-01T12:00:00Z', noon],
        ['2026-03-01T17:00:00+05:00', noon],
        ['2026-03-01T17:00:00+0500', noon],
        ['2026-03-01 12:00', noon],
        ['2026-03-01T12:00:00.000000', noon],
        ['2026-03-01', noon - 43_200_000],
        [noon / 1000, noon],
        [noon, noon],
        ['2026-13-01T12:00:00Z', 'unreadable'],
        ['soon', 'unreadable'],
      ],
    ],
    [
      'day',
      day(),
      [
        ['2026-03-01', '2026-03-01'],
        ['2026-03-01T12:00:00Z', '2026-03-01'],
        ['2026-13-01', 'unreadable'],
        ['01.03.2026', 'unreadable'],
      ],
    ],
    [
      'url',
      url(),
      [
        ['https://a.example/x', 'https://a.example/x'],
        [' HTTPS://a.example/x y ', 'https://a.example/x%20y'],
        ['//a.example', '//a.example'],
        ['/x', '/x'],
        ['javascript:alert(1)', 'unreadable'],
        [' java\nscript:x', 'unreadable'],
        ['data:text/html,x', 'unreadable'],
        ['/\\evil.example', 'unreadable'],
        ['x', 'unreadable'],
        // Of the right shape, and yet no browser could open it.
        ...['https://', '//', 'https://[', 'https://a:b', 'https://%'].map((none): [string, string] => [
          none,
          'unreadable',
        ]),
      ],
    ],
    [
      'oneOf',
      oneOf(['movie', 'series']),
      [
        ['movie', 'movie'],
        ['MOVIE', 'movie'],
        ['other', 'unknownValue'],
        [1, 'unreadable'],
        ['constructor', 'unknownValue'],
        [' Series\n', 'series'],
      ],
    ],
    [
      'oneOf with words of its own',
      oneOf(['PayPal', 'movie'], { spellings: { Film: 'movie' }, otherwise: 'other' }),
      [
        ['PayPal', 'PayPal'],
        ['paypal', 'PayPal'],
        ['PAYPAL ', 'PayPal'],
        ['Film', 'movie'],
        ['cash', 'other'],
        [1, 'unreadable'],
      ],
    ],
    [
      'nothing',
      nothing(),
      [
        [undefined, null],
        [{ any: 'thing' }, null],
        ['', null],
      ],
    ],
  ];

  test.each(cases)('%s', (_, schema, pairs) => {
    for (const [json, expected] of pairs) expect([json, valueOf(schema, json)]).toEqual([json, expected]);
  });

  test('a time without an offset does not depend on where the device is', () => {
    vi.stubEnv('TZ', 'Asia/Almaty');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(new Date(2026, 2, 1).getTimezoneOffset()).not.toBe(0);
    expect(valueOf(isoDate(), '2026-03-01T12:00:00')).toBe(noon);
  });
});

describe('money', () => {
  test.each([
    ['1990.00', 199000],
    ['1990', 199000],
    ['1990,5', 199050],
    ['0.00', 0],
    ['-0.05', -5],
    ['-0.00', 0],
    ['12.340', 1234],
    [1990, 199000],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    ['12.345', undefined],
    [12.345, undefined],
    ['1 990', undefined],
    ['', undefined],
    [Infinity, undefined],
    ['99999999999999.00', undefined],
  ])('%j is %s minor units', (json, minor) => {
    expect(parseMoney(json)).toBe(minor);
  });

  test('every amount in minor units survives being written and read', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15 + 1, max: 1e15 - 1 }), (minor) => parseMoney(formatMoney(minor)) === minor),
    );
  });

  test('is written with two decimals', () => {
    expect([0, 5, -5, 100, 199050].map(formatMoney)).toEqual(['0.00', '0.05', '-0.05', '1.00', '1990.50']);
    expect(encode(money(), 199000)).toBe('1990.00');
  });
});

describe('entities', () => {
  const Shelf = entity('Shelf', {
    id: id(),
    bookCount: optional(integer()),
    isOpen: flag(),
    label: alias(optional(text()), 'caption'),
    Odd: from('ODD_Name', optional(text())),
    books: list(entity('Book', { id: id(), pages: optional(integer()) })),
  });

  test('keys are camelCase, wire names snake_case or as they are given', () => {
    const wire = { id: 1, book_count: 2, is_open: true, label: 'A', ODD_Name: 'x', books: [{ id: 3, pages: 9 }] };
    const clean = { id: 1, bookCount: 2, isOpen: true, label: 'A', Odd: 'x', books: [{ id: 3, pages: 9 }] };
    expect(decode(Shelf, wire)).toEqual({ ok: true, value: clean });
    expect(encode(Shelf, clean)).toEqual(wire);
  });

  test('what is left out or null: no key, false, an empty list', () => {
    expect(valueOf(Shelf, { id: 1 })).toStrictEqual({ id: 1, isOpen: false, books: [] });
    expect(valueOf(Shelf, { id: 1, book_count: null, is_open: null, books: null })).toStrictEqual({
      id: 1,
      isOpen: false,
      books: [],
    });
  });

  test('an empty string or false stands for nothing where text cannot stand, without a word', () => {
    const issues: DecodeIssue[] = [];
    const decoded = decode(Shelf, { id: 1, book_count: '', label: '' }, (issue) => issues.push(issue));
    expect(decoded).toEqual({ ok: true, value: { id: 1, isOpen: false, label: '', books: [] } });
    expect(valueOf(Shelf, { id: 1, book_count: false })).not.toHaveProperty('bookCount');
    expect(issues).toEqual([]);
  });

  test('the first spelling that is there counts', () => {
    expect(valueOf(Shelf, { id: 1, caption: 'B' })).toMatchObject({ label: 'B' });
    expect(valueOf(Shelf, { id: 1, label: null, caption: 'B' })).toMatchObject({ label: 'B' });
    expect(valueOf(Shelf, { id: 1, label: 'A', caption: 'B' })).toMatchObject({ label: 'A' });
  });

  test('an error and a report name the path by its wire names, and never the value', () => {
    const issues: DecodeIssue[] = [];
    const json = { id: 1, books: [{ id: 1, pages: 'secret' }, { id: 'secret' }, null] };
    decode(Shelf, json, (issue) => issues.push(issue));
    expect(issues).toEqual([
      { path: 'books[0].pages', reason: 'unreadable', expected: 'integer' },
      { path: 'books[1].id', reason: 'unreadable', expected: 'id' },
      { path: 'books[2]', reason: 'missing', expected: 'entity' },
    ]);
    expect(decode(Shelf, {})).toEqual({
      ok: false,
      error: { kind: 'decode', path: 'id', reason: 'missing', expected: 'id' },
    });
    expect(decode(Shelf, null)).toMatchObject({ ok: false, error: { path: '', reason: 'missing', expected: 'Shelf' } });
    expect(decode(Shelf, [])).toMatchObject({
      ok: false,
      error: { path: '', reason: 'unreadable', expected: 'Shelf' },
    });
  });

  test('names of the prototype are no fields', () => {
    const Named = entity('Named', { constructor: optional(text()), toString: optional(text()), id: id() });
    expect(valueOf(Named, { id: 1 })).toStrictEqual({ id: 1 });
    const read = valueOf(dictionary(text()), JSON.parse('{"__proto__": "x", "a": "b"}')) as object;
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(read).toEqual({ a: 'b' });
  });

  test('exactly one of several keys', () => {
    const Either = entity('Either', { a: optional(id()), b: optional(id()) }, { exactlyOne: ['a', 'b'] });
    expect(valueOf(Either, { a: 1 })).toEqual({ a: 1 });
    expect([valueOf(Either, {}), valueOf(Either, { a: 1, b: 2 })]).toEqual(['notExactlyOne', 'notExactlyOne']);
  });

  test('null is kept where it means something', () => {
    const Change = entity('Change', { phone: optional(nullable(text())) });
    expect(valueOf(Change, { phone: null })).toStrictEqual({ phone: null });
    expect(encode(Change, { phone: null })).toEqual({ phone: null });
    expect(valueOf(Change, {})).toStrictEqual({});
  });

  test('a default stands in for what is left out or cannot be read', () => {
    const Search = entity('Search', { limit: withDefault(integer(), 20) });
    expect([valueOf(Search, {}), valueOf(Search, { limit: 'x' }), valueOf(Search, { limit: 5 })]).toEqual([
      { limit: 20 },
      { limit: 20 },
      { limit: 5 },
    ]);
  });

  test('some of a list must be there', () => {
    const Accept = entity('Accept', { ids: someOf(id()) });
    expect(valueOf(Accept, { ids: ['1', null] })).toEqual({ ids: [1] });
    expect([valueOf(Accept, {}), valueOf(Accept, { ids: [] }), valueOf(Accept, { ids: [null] })]).toEqual([
      'missing',
      'missing',
      'missing',
    ]);
  });

  test('a collection is a named list with its lifetime, or a bare list', () => {
    const Books = collection('Books', 'myBooks', id());
    expect(valueOf(Books, { my_books: [1], cache_timeout: 60 })).toEqual({ myBooks: [1], cacheTimeoutSeconds: 60 });
    expect(valueOf(Books, [1, '2'])).toEqual({ myBooks: [1, 2] });
    expect(valueOf(Books, {})).toEqual({ myBooks: [] });
  });
});

describe('reading in slices', () => {
  const Numbers = collection('Numbers', 'numbers', entity('Number', { id: id() }), { total: optional(integer()) });
  const wire = (count: number) => ({
    numbers: Array.from({ length: count }, (_, index) => ({ id: index })),
    total: count,
  });

  test('yields after each slice of a long list', () => {
    const slices = decodeInSlices(Numbers, wire(450), undefined, 200);
    const steps = [];
    let step = slices.next();
    for (; !step.done; step = slices.next()) steps.push(step.value);
    expect(steps).toHaveLength(3);
    expect(step.value).toEqual(decode(Numbers, wire(450)));
  });

  test('reads a short list at once', () => {
    expect(decodeInSlices(Numbers, wire(200)).next()).toMatchObject({ done: true, value: { ok: true } });
  });

  test('reads a bare long list too, and reports by index', () => {
    const issues: DecodeIssue[] = [];
    const items = wire(5).numbers.with(3, { id: -1 });
    const slices = decodeInSlices(Numbers, items, (issue) => issues.push(issue), 2);
    let step = slices.next();
    while (!step.done) step = slices.next();
    expect(step.value).toMatchObject({ ok: true, value: { numbers: [{ id: 0 }, { id: 1 }, { id: 2 }, { id: 4 }] } });
    expect(issues).toEqual([{ path: 'numbers[3].id', reason: 'unreadable', expected: 'id' }]);
  });
});
