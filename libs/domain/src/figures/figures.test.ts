import { APP_VERSION } from '@livery/brand-kit/page-data';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cardOf,
  EVENTS,
  memberState,
  milestonesBetween,
  pageEvent,
  pressEvent,
  restMs,
  testVariants,
  trackedEvent,
  type EventName,
} from './figures.ts';

const COMMON = {
  version: APP_VERSION,
  viewer: 'guest',
  application: 'web',
  language: 'kk',
  provider: 'sample',
  variants: 'hero_trailer=picture',
};
const MADE = { id: 'a', atMs: 1, common: COMMON };
const names = Object.keys(EVENTS) as EventName[];

it('STAT-024 STAT-025 updates are due at 120, 300 and 600 s, then each 600 s up to 3000 s', () => {
  const due = milestonesBetween(0, 10_000_000).filter(([, event]) => event === 'playback_update');
  expect(due.map(([seconds]) => seconds)).toEqual([120, 300, 600, 1200, 1800, 2400, 3000]);
});

it('STAT-026 five minutes are told at 300 s, beside the update', () => {
  expect(milestonesBetween(299_999, 300_000).map(([, event]) => event)).toEqual(['playback_update', 'watch_5_minutes']);
  expect(milestonesBetween(300_000, 301_000)).toEqual([]);
});

it('STAT-024 STAT-025 however often it is looked at, each is told once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 900_000 }), { maxLength: 40 }), (steps) => {
      let at = 0;
      const told = steps.flatMap((step) => milestonesBetween(at, (at += step)));
      expect(told).toEqual(milestonesBetween(0, at));
    }),
  );
});

it('STAT-022 STAT-023 the seven fields stand on start and update, null where there is none', () => {
  const seven = ['statId', 'channelId', 'contentParentId', 'contentId', 'startType', 'position', 'libraryId'];
  for (const name of ['playback_start', 'playback_update'] as const) {
    expect(Object.keys(EVENTS[name])).toEqual(seven);
    const { fields } = trackedEvent(name, {} as never, MADE);
    for (const field of seven) expect(fields[field]).toBeNull();
  }
});

it.each([
  ['STAT-006', 'play'],
  ['STAT-007', 'see_all'],
  ['STAT-008', 'back'],
  ['STAT-009', 'toggle_fullscreen'],
  ['STAT-010', 'open_channel'],
  ['STAT-011', 'open_content'],
  ['STAT-012', 'packet_info'],
  ['STAT-013', 'select_schedule'],
  ['STAT-014', 'subscribe'],
  ['STAT-015', 'unsubscribe'],
  ['STAT-016', 'enable_renew'],
  ['STAT-017', 'open_packet'],
  ['STAT-018', 'watch_tv'],
  ['STAT-019', 'trial_button_click'],
  ['STAT-020', 'open_install_devices'],
  ['STAT-030', 'playback_error'],
])('%s the event is called %s', (_id, name) => expect(names).toContain(name));

it('STAT-021 a chosen device is a part of the name', () => {
  expect(trackedEvent('click_device', { device: 'android_tv' }, MADE).name).toBe('click_android_tv');
});

it('STAT-033 STAT-035 version, viewer, application, language and provider stand on every event', () => {
  for (const name of names)
    expect(trackedEvent(name, {} as never, MADE).fields).toMatchObject({ ...COMMON, version: 190 });
});

it('CALL-044 the variants of tests are one text, in one order; where nothing is tested there is none', () => {
  const [hero, poster] = [
    { name: 'hero_trailer', variant: 'picture' },
    { name: 'poster', variant: 'b' },
  ];
  expect(testVariants([poster, hero])).toBe('hero_trailer=picture,poster=b');
  expect(testVariants([hero, poster])).toBe('hero_trailer=picture,poster=b');
  expect(testVariants([])).toBeNull();
});

it('no event carries what its table does not name: no token, phone, PIN or text of the viewer', () => {
  const secrets = { token: 's1', phone: 's2', pin: 's3', query: 's4', access_token: 's5' };
  for (const name of names) expect(JSON.stringify(trackedEvent(name, secrets as never, MADE))).not.toMatch(/"s\d"/);
  const fields = names.flatMap((name) => Object.keys(EVENTS[name]));
  for (const field of fields) expect(field).not.toMatch(/token|phone|pin|password|email|name/i);
  for (const field of fields) expect(field).not.toMatch(/^(text|query)$/);
});

it('DATA-062 a member pays, has a gift, or neither', () => {
  const of = (...types: (string | undefined)[]) => memberState(types.map((type) => ({ type })));
  expect(of()).toBe('free');
  expect(of('promo', 'promo')).toBe('promo');
  expect(of('promo', undefined)).toBe('full_payment');
  // What costs nothing is paid by nobody.
  expect(memberState([{ priceMinor: 0 }])).toBe('free');
  expect(memberState([{ priceMinor: 0 }, { type: 'promo', priceMinor: 0 }])).toBe('promo');
});

it('STAT-010 STAT-011 STAT-017 STAT-020 an address tells what was opened', () => {
  expect(pageEvent('/channels/all/first-7')).toEqual({ name: 'open_channel', fields: { channel: 'first-7' } });
  expect(pageEvent('/contents/a-film-2019-123')).toEqual({ name: 'open_content', fields: { contentId: 123 } });
  for (const path of ['/contents/series-2/e-34', '/episodes/e-34', '/content_embed/34', '/content_embed/e-34/'])
    expect(pageEvent(path)).toEqual({ name: 'open_content', fields: { contentId: 34 } });
  expect(pageEvent('/channel_embed/c4')).toEqual({ name: 'open_channel', fields: { channel: 'c4' } });
  // One of its own, one of a provider, one of a bundle of theirs.
  for (const named of ['5', '442_5', '442_3_5'])
    expect(pageEvent(`/packets/${named}`)).toEqual({ name: 'open_packet', fields: { packetId: 5 } });
  expect(pageEvent('/instructions')).toEqual({ name: 'open_install_devices', fields: {} });
  for (const path of ['/', '/channels', '/channels/guide', '/packets', '/search']) expect(pageEvent(path)).toBeNull();
});

it('STAT-028 STAT-029 a card is looked at after 500 ms, a channel after 100 ms', () => {
  expect(restMs('content')).toBe(500);
  expect(restMs('channel')).toBe(100);
});

it('STAT-027 a card is known by its own name and its row', () => {
  expect(cardOf('content-12', 'cinema')).toEqual({ kind: 'content', id: 12, row: 'cinema' });
  expect(cardOf('watch', null)).toBeNull();
  // Buttons that the focus finds by a number are no items of rows.
  const controls = ['enable', 'change', 'disable', 'renew', 'cancel'].map((control) => `${control}-5`);
  for (const key of ['hero-7', 'programme-31', 'category-2', 'video-3', 'still-3', 'guide-31', 'offer-0', ...controls])
    expect(cardOf(key, null)).toBeNull();
  expect(restMs('strip')).toBe(100);
});

it.each([
  ['STAT-006', { focusKey: 'watch', href: '/watch/7' }, { name: 'play', fields: {} }],
  ['STAT-006', { focusKey: 'trailer', href: '/trailer/7' }, { name: 'play', fields: {} }],
  ['STAT-006', { focusKey: 'from-start', href: '/channels/all/7?t=1' }, { name: 'play', fields: {} }],
  [
    'STAT-007',
    { focusKey: null, href: '/row/cinema-5?library_id=3' },
    { name: 'see_all', fields: { row: 'cinema-5' } },
  ],
  ['STAT-008', { focusKey: 'back', href: '/channels/all' }, { name: 'back', fields: {} }],
  ['STAT-013', { focusKey: 'programme-31', href: null }, { name: 'select_schedule', fields: { programmeId: 31 } }],
  [
    'STAT-013',
    { focusKey: 'guide-31', href: '/channels/all/7?ts=1' },
    { name: 'select_schedule', fields: { programmeId: 31 } },
  ],
  ['STAT-018', { focusKey: 'watch-tv', href: '/channels/all/7' }, { name: 'watch_tv', fields: {} }],
  ['STAT-019', { focusKey: 'trial', href: '/packets/5' }, { name: 'trial_button_click', fields: {} }],
] as const)('%s a press on %o is an event', (_id, pressed, event) => expect(pressEvent(pressed)).toEqual(event));

it('a press on anything else is none', () => {
  expect(pressEvent({ focusKey: 'content-7', href: '/contents/7' })).toBeNull();
  expect(pressEvent({ focusKey: 'buy', href: '/watch/7' })).toBeNull();
  expect(pressEvent({ focusKey: null, href: null })).toBeNull();
});
