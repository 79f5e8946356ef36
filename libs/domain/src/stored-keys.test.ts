import { EARLY_KEYS, type EarlyCredentials } from '@livery/brand-kit/early';
import { expect, expectTypeOf, it } from 'vitest';
import type { Credentials } from './session/credentials.ts';
import { KEPT_AT_LOGOUT, STORED } from './stored-keys.ts';

it('gives each value a key of its own', () => {
  const keys = Object.values(STORED);
  expect(new Set(keys).size).toBe(keys.length);
});

it('stores credentials and language where the first script of a page reads them', () => {
  expect([STORED.credentials, STORED.language]).toEqual([EARLY_KEYS.credentials, EARLY_KEYS.language]);
  expectTypeOf<Credentials>().toExtend<EarlyCredentials>();
});

it('SES-039 spares language and skipApp at logout, and no credentials', () => {
  expect(KEPT_AT_LOGOUT).toEqual([STORED.language, STORED.skipApp]);
});
