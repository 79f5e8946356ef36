import { expect, it } from 'vitest';
import { readAddress } from './read-address.ts';

const read = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://site.test');
  return readAddress({ pathname, search, hash });
};

it.each([
  ['what is no secret stays', '/channels/7?from=mail#info', '/channels/7?from=mail#info'],
  ['a token is read and not shown', '/films?access_token=abc&genre=3', '/films?genre=3'],
  [
    'who comes back from a payment sees where it stands',
    '/films?purchased=true&genre=3',
    '/films?genre=3#pay_transaction',
  ],
  ['two slashes name no other host', '//evil.test/films', '/films'],
])('BOOT-023 %s', (_, address, shown) => {
  expect(read(address).shown).toBe(shown);
});
