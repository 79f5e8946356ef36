import { expect, it } from 'vitest';
import { vitrinaEvent } from './vitrina.ts';

const url = 'https://player.example/channel/7?a=1';
const said = (data: unknown, origin = 'https://player.example') => vitrinaEvent({ origin, data }, url);

it('LIVE-052 the page of a channel says that it started or failed', () => {
  const events = ['started', 'failed', 'other', undefined].map((event) => said({ type: 'vitrina', event }));
  expect(events).toEqual(['started', 'failed', null, null]);
});

it.each(['https://evil.example', 'https://player.example.evil.example', 'http://player.example', 'null'])(
  'what a page of %s says is not heard',
  (origin) => {
    expect(said({ type: 'vitrina', event: 'failed' }, origin)).toBeNull();
  },
);

it.each([null, undefined, 'failed', 7, {}, { event: 'failed' }, { type: 'other', event: 'failed' }])(
  'the message %o means nothing',
  (data) => {
    expect(said(data)).toBeNull();
  },
);

it('an address that is none has nothing to say', () => {
  expect(vitrinaEvent({ origin: 'null', data: { type: 'vitrina', event: 'failed' } }, 'nowhere')).toBeNull();
});
