import { EARLY_KEYS, type EarlyCredentials } from '@livery/brand-kit/early';
import { expect, expectTypeOf, it } from 'vitest';
import type { Credentials } from './session/credentials.ts';
import { KEPT_AT_LOGOUT, STORED } from './stored-keys.ts';

it('gives each value a key of its own', () => {
  const keys = Object.values(STORED);
  expect(new Set(keys).size).toBe(keys.length);
});

it('keeps under one roof what the first script of a page reads, as it reads it', () => {
  expect(Object.values(STORED)).toEqual(expect.arrayContaining(Object.values(EARLY_KEYS)));
  expectTypeOf<Credentials>().toExtend<EarlyCredentials>();
});

it('SES-039 spares language and skipApp at logout, and the payments whose outcome nobody knows, and no credentials', () => {
  expect(KEPT_AT_LOGOUT).toEqual([STORED.language, STORED.skipApp, STORED.payments]);
});
