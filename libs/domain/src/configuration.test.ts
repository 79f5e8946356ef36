import { Configuration } from '@livery/contract/platform/entities';
import { decode } from '@livery/contract/schema';
import { expect, it } from 'vitest';
import { DEFAULT_CONFIGURATION } from './configuration.ts';

it('BOOT-028 a configuration that could not be loaded is one that says nothing: search from 1 character, after 1000 ms', () => {
  expect(DEFAULT_CONFIGURATION).toMatchObject({ minSearchChars: 1, searchDebounceMs: 1000 });
  expect(decode(Configuration, {})).toEqual({ ok: true, value: DEFAULT_CONFIGURATION });
});
