import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atDesk as atSalesDesk } from './sales-desk.ts';
import { signIn, startTestBackend, type SignedIn } from './test-backend.ts';

type Started = Awaited<ReturnType<typeof startTestBackend>>;
let demo: Started;
let quiet: Started;
beforeAll(async () => {
  demo = await startTestBackend({ hasSpots: true });
  quiet = await startTestBackend();
});
afterAll(async () => {
  await demo.stop();
  await quiet.stop();
});

const CHANNEL = '/v2/channels/105/stream';
const FILM = '/v2/libraries/5/contents/10311/stream';

async function sayAtDesk({ backend }: Started, viewer: number, fields: Record<string, string>) {
  const body = new URLSearchParams({ viewer: String(viewer), action: 'set', ...fields });
  const answer = await fetch(`${backend.apiOrigin}/desk/spots`, { method: 'POST', body });
  return { status: answer.status, page: await answer.text() };
}

const streamOf = async ({ api }: SignedIn, path: string) => {
  const { status, body } = await api.get(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

describe('the demo world with advertising', () => {
  test('ADS-001 ADS-002 ADS-024 DATA-043 two channels have it, with addresses to try one after another', async () => {
    const viewer = await signIn(demo.api);
    const { ad, trackers } = await streamOf(viewer, CHANNEL);
    const at = (kind: string) => `${demo.backend.mediaOrigin}/spots/list/${kind}?run=viewer-${viewer.userId}`;
    expect(ad).toMatchObject({
      pre_roll: [{ url: at('skippable'), aliases: [at('short')] }],
      middle_roll: [{ url: at('short'), aliases: [] }],
      post_pause_roll: [{ url: at('short'), aliases: [] }],
      post_roll: [],
      middle_roll_period: 900,
      period: 120,
      max_advertising: 1,
      allow_disable: true,
    });
    expect(trackers).toMatchObject([{ type: 'tns', Account: 'livery-demo', Tmsec: '30000' }]);
    expect((await streamOf(viewer, '/v2/channels/109/stream')).ad.pre_roll).toHaveLength(1);
    expect((await streamOf(viewer, '/v2/channels/101/stream')).ad).toBeUndefined();
  });

  test('ADS-007 DATA-044 one film has it at a moment, too', async () => {
    const viewer = await signIn(demo.api);
    const { ad } = await streamOf(viewer, FILM);
    expect(ad.middle_roll_points).toEqual([
      { position: 24_000, urls: [`${demo.backend.mediaOrigin}/spots/list/pod?run=viewer-${viewer.userId}`] },
    ]);
    expect([ad.pre_roll.length, ad.post_roll.length]).toEqual([1, 1]);
  });

  test('ADS-032 a channel that is only looked at has neither advertising nor measurement', async () => {
    const viewer = await signIn(demo.api);
    const { ad, trackers } = await streamOf(viewer, `${CHANNEL}?preview=1`);
    expect([ad, trackers]).toEqual([undefined, []]);
  });

  test('ADS-016 whoever sees it is offered the packets that end it, where the stream says that it can be ended', async () => {
    const { api } = await signIn(demo.api);
    const offered = async (path: string) => {
      const { body } = await api.get(`${path}/quick_sales_packets`);
      return (body as { packets: { id: number }[] }).packets.map(({ id }) => id);
    };
    for (const path of ['/v2/channels/105', '/v2/contents/10311'])
      expect(
        (await offered(path)).every((id) => [12, 15].includes(id)),
        path,
      ).toBe(true);
    expect(await offered('/v2/contents/10311')).not.toEqual([]);
    const without = (await signIn(quiet.api)).api;
    expect((await without.get('/v2/contents/10311/quick_sales_packets')).body).toEqual({ packets: [] });
  });

  test('ADS-016 who owns a packet without advertising has none, and is measured all the same', async () => {
    const viewer = await signIn(demo.api, { isGuest: false });
    expect((await streamOf(viewer, CHANNEL)).ad).toBeDefined();
    await atSalesDesk(demo.backend, viewer.userId, 'promo', { packet: 12, days: 5 });
    const { ad, trackers } = await streamOf(viewer, CHANNEL);
    expect([ad, trackers.length]).toEqual([undefined, 1]);
    expect((await streamOf(viewer, FILM)).ad).toBeUndefined();
  });

  test('a list that a stream leads to plays', async () => {
    const viewer = await signIn(demo.api);
    const { ad } = await streamOf(viewer, CHANNEL);
    const answer = await fetch(ad.pre_roll[0].url);
    expect(await answer.text()).toContain('<VAST version="3.0">');
    const told = await fetch(`${demo.backend.mediaOrigin}/spots/told?run=viewer-${viewer.userId}`);
    expect(await told.json()).toMatchObject({ entries: [{ what: 'list', name: 'skippable' }] });
  });
});

describe('elsewhere', () => {
  test('nobody who does not ask for it meets advertising', async () => {
    const viewer = await signIn(quiet.api);
    for (const path of [CHANNEL, FILM]) {
      const { ad, trackers } = await streamOf(viewer, path);
      expect([ad, trackers]).toEqual([undefined, []]);
    }
  });

  test('the desk gives one viewer what it names, on every stream, and shows what came of it', async () => {
    const viewer = await signIn(quiet.api);
    const other = await signIn(quiet.api);
    const said = await sayAtDesk(quiet, viewer.userId, {
      preRoll: 'missing,plain pod',
      points: '24000:pod 60000:plain,short',
      period: '30',
      max: '2',
      allowDisable: '1',
    });
    expect([said.status, said.page]).toEqual([200, expect.stringContaining('Every stream of this viewer')]);
    const { ad } = await streamOf(viewer, '/v2/channels/101/stream');
    const names = (text: string) => /list\/([\w-]+)/.exec(text)?.[1];
    expect(
      ad.pre_roll.map(({ url, aliases }: { url: string; aliases: string[] }) => [url, ...aliases].map(names)),
    ).toEqual([['missing', 'plain'], ['pod']]);
    expect(ad.middle_roll_points.map(({ position }: { position: number }) => position)).toEqual([24_000, 60_000]);
    expect(ad).toMatchObject({ period: 30, max_advertising: 2, allow_disable: true });
    expect((await streamOf(other, '/v2/channels/101/stream')).ad).toBeUndefined();

    await fetch(`${quiet.backend.mediaOrigin}/spots/told/tea/impression?run=viewer-${viewer.userId}&cb=7`);
    const { page } = await sayAtDesk(quiet, viewer.userId, { action: 'clear' });
    expect(page).toContain('<td>event<td>tea<td>impression');
    expect((await streamOf(viewer, '/v2/channels/101/stream')).ad).toBeUndefined();
  });

  test.each([
    [{ preRoll: 'nonsense' }, 'There is no kind &#34;nonsense&#34;'],
    [{ points: 'soon:plain' }, 'is no moment'],
    [{ period: 'often' }, 'must be a whole number'],
  ])('the desk says what is wrong with %o', async (fields, sentence) => {
    const { userId } = await signIn(quiet.api);
    const { status, page } = await sayAtDesk(quiet, userId, fields);
    expect([status, page]).toEqual([400, expect.stringContaining(sentence)]);
  });
});

describe('identifiers of advertising', () => {
  test('CALL-091 CALL-092 ENT-037 are kept by account, one for each vendor, the last one counts', async () => {
    const { api } = await signIn(quiet.api, { isGuest: false });
    const other = await signIn(quiet.api);
    expect((await api.get('/v2/ads/ad_ids')).body).toEqual({ ad_ids: [] });
    for (const [identifier, vendor] of [
      ['a-1', 'gaid'],
      ['b-1', 'idfa'],
      ['a-2', 'gaid'],
    ])
      expect((await api.post('/v2/ads/ad_ids', { identifier, vendor })).status).toBe(200);
    expect((await api.get('/v2/ads/ad_ids')).body.ad_ids).toEqual([
      { identifier: 'a-2', vendor: 'gaid' },
      { identifier: 'b-1', vendor: 'idfa' },
    ]);
    expect((await other.api.get('/v2/ads/ad_ids')).body.ad_ids).toEqual([]);
  });

  test('CALL-092 one that is too long is refused with its field', async () => {
    const { api } = await signIn(quiet.api);
    const { status, body } = await api.post('/v2/ads/ad_ids', { identifier: 'x'.repeat(300), vendor: 'gaid' });
    expect([status, body.detail]).toEqual([400, [expect.objectContaining({ field: 'body.identifier' })]]);
  });
});
