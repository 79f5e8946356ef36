import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { entity, flag, id, integer, isoDate, list, money, optional, someOf, text, url } from './schema.ts';
import { wireSchema } from './wire.ts';

const accepts = (schema: Parameters<typeof wireSchema>[0], value: unknown) =>
  v.safeParse(wireSchema(schema), value).success;

describe('the strict face', () => {
  test('takes one form where the reader takes many', () => {
    expect([accepts(id(), 12), accepts(id(), '12'), accepts(id(), -1)]).toEqual([true, false, false]);
    expect([
      accepts(money(), '12.00'),
      accepts(money(), '12'),
      accepts(money(), 12),
      accepts(money(), '-0.00'),
    ]).toEqual([true, false, false, false]);
    expect([accepts(flag(), true), accepts(flag(), 1)]).toEqual([true, false]);
    expect([accepts(isoDate(), '2026-03-01T12:00:00+05:00'), accepts(isoDate(), '2026-03-01 12:00')]).toEqual([
      true,
      false,
    ]);
    expect([accepts(integer({ max: 3 }), 3), accepts(integer({ max: 3 }), 4), accepts(integer(), 1.5)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([accepts(url(), 'https://a.example/x'), accepts(url(), 'ftp://a.example')]).toEqual([true, false]);
    expect([accepts(text({ mayBeEmpty: false }), ''), accepts(text(), '')]).toEqual([false, true]);
    expect([accepts(someOf(id()), [1]), accepts(someOf(id()), [])]).toEqual([true, false]);
  });

  test('knows its fields and no others', () => {
    const Shelf = entity('Shelf', { id: id(), bookCount: optional(integer()), isOpen: flag(), books: list(id()) });
    expect(accepts(Shelf, { id: 1 })).toBe(true);
    expect(accepts(Shelf, { id: 1, book_count: null, is_open: null, books: null })).toBe(true);
    expect(accepts(Shelf, { id: 1, bookCount: 2 })).toBe(false);
    expect(accepts(Shelf, { book_count: 2 })).toBe(false);
  });

  test('is made once for each entity', () => {
    const Shelf = entity('Shelf', { id: id() });
    expect(wireSchema(optional(Shelf))).toBe(wireSchema(Shelf));
  });
});
