import { mountScreen } from '@livery/widgets/testing';
import { expect, it, onTestFinished } from 'vitest';
import type { WantedSpots } from './spot.ts';
import { spotsLoader } from './spots.ts';

const LISTS = 'https://spots.test';
const file = (name: string, kbps: number, height: number) =>
  `<MediaFile delivery="progressive" type="video/mp4" bitrate="${kbps}" width="${(height * 16) / 9}" height="${height}">${LISTS}/${name}.mp4</MediaFile>`;
const spot = (files: string) =>
  `<Ad id="1"><InLine><AdSystem>t</AdSystem><AdTitle>Tea</AdTitle><Error>${LISTS}/told?code=[ERRORCODE]</Error><Impression>${LISTS}/seen</Impression>` +
  `<Creatives><Creative><Linear><Duration>00:00:10</Duration><MediaFiles>${files}</MediaFiles></Linear></Creative></Creatives></InLine></Ad>`;

/** The files of what a list leads to, and every address that was asked, for a viewer whose line was measured so. */
async function loading(files: string, stored: Readonly<Record<string, string>> = {}) {
  const { services } = await mountScreen(null, { stored });
  const asked: string[] = [];
  const how: (RequestInit | undefined)[] = [];
  const ask = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (!String(input).startsWith(LISTS)) return ask(input, init);
    asked.push(String(input));
    how.push(init);
    return Promise.resolve(new Response(`<VAST version="3.0">${spot(files)}</VAST>`));
  };
  onTestFinished(() => void (globalThis.fetch = ask));
  const wanted: WantedSpots = {
    roll: 'pre',
    entries: [{ url: `${LISTS}/list?at=[TIMESTAMP]&by=[CACHEBUSTING]`, aliases: [] }],
    mostAds: 1,
    budget: new AbortController().signal,
  };
  const { spots } = await spotsLoader(services)(wanted);
  return { asked, how, names: spots.flatMap((one) => one.files.map((address) => address.replace(`${LISTS}/`, ''))) };
}

const SIZES = file('large', 6_000, 1_080) + file('middle', 1_200, 720) + file('small', 400, 360);

it.each([
  ['unknown', {}, ['large.mp4', 'middle.mp4', 'small.mp4']],
  ['2 Mb/s', { 'player.bandwidth': `2000000@${Date.now()}` }, ['middle.mp4', 'small.mp4', 'large.mp4']],
  ['slower than every file', { 'player.bandwidth': `300000@${Date.now()}` }, ['small.mp4', 'middle.mp4', 'large.mp4']],
])('CALL-093 the file that the line carries comes first: %s', async (_, stored, names) => {
  expect((await loading(SIZES, stored)).names).toEqual(names);
});

it('CALL-093 ADS-020 the moment stands in the address of a list, and one that cannot be played is told', async () => {
  const { asked } = await loading('<MediaFile type="application/javascript" delivery="progressive">a.js</MediaFile>');
  const [list, told] = asked;
  const { searchParams } = new URL(list ?? '');
  expect(Math.abs(Date.parse(searchParams.get('at') ?? '') - Date.now())).toBeLessThan(60_000);
  expect(searchParams.get('by')).toMatch(/^\d{8}$/);
  expect(told).toMatch(/\/told\?code=\d+$/);
});

it('CALL-093 ADS-020 no server of advertising is sent our cookies, and what it is told outlives the page', async () => {
  const { how } = await loading('<MediaFile type="application/javascript" delivery="progressive">a.js</MediaFile>');
  expect(how).toMatchObject([
    { credentials: 'omit', cache: 'no-store' },
    { credentials: 'omit', cache: 'no-store', mode: 'no-cors', keepalive: true },
  ]);
});
