import { expect, it } from 'vitest';
import { goOn, pageOfOrigin, type AfterSignIn } from './after-sign-in.ts';

/** What happens after a sign-in, in order. */
function happensAfter(wish: AfterSignIn) {
  const seen: string[] = [];
  const buy = () => void seen.push('buy');
  goOn(wish.buy ? { ...wish, buy } : wish, {
    goTo: (page) => void seen.push(`page ${page}`),
    open: (modal) => void seen.push(`modal ${modal}`),
  });
  return seen;
}

it('AUTH-040 AUTH-041 AUTH-042 AUTH-044 the page, then the modal, then the purchase, each once', () => {
  expect(happensAfter({ buy: () => {}, modal: 'profiles', page: '/lk' })).toEqual([
    'page /lk',
    'modal profiles',
    'buy',
  ]);
});

it.each<[string, AfterSignIn, string[]]>([
  ['AUTH-040 a page alone', { page: '/lk?tab=1' }, ['page /lk?tab=1']],
  ['AUTH-041 a modal alone', { modal: 'profiles' }, ['modal profiles']],
  ['AUTH-042 AUTH-043 a purchase alone', { buy: () => {} }, ['buy']],
  ['AUTH-044 nothing', {}, []],
])('%s', (_, wish, happens) => expect(happensAfter(wish)).toEqual(happens));

const ORIGIN = 'https://tv.example';

it.each([
  ['/lk', '/lk'],
  ['/channels/all/7?ts=12#auth', '/channels/all/7?ts=12#auth'],
  ['lk', '/lk'],
  ['https://tv.example/lk', '/lk'],
])('AUTH-040 %s is a page of the site', (address, page) => expect(pageOfOrigin(address, ORIGIN)).toBe(page));

it.each([
  null,
  'https://evil.example/lk',
  'http://tv.example/lk',
  'https://tv.example:444/lk',
  'https://tv.example@evil.example/',
  'https://tv.example.evil.example/',
  '//evil.example/lk',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,1',
  'blob:https://tv.example/1',
  'https://',
])('AUTH-040 %j leads nowhere', (address) => expect(pageOfOrigin(address, ORIGIN)).toBeNull());

it.each(['https://tv.example//evil.example', '/.//evil.example', '/lk/..//evil.example'])(
  'AUTH-040 %j stays on the site',
  (address) => {
    const page = pageOfOrigin(address, ORIGIN);
    expect(new URL(page ?? 'none:', ORIGIN).origin).toBe(ORIGIN);
  },
);
