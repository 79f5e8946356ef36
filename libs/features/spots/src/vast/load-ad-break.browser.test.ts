import { describe, expect, inject, test } from 'vitest';
import { loadAdBreak, type BreakRequest, type LoadedBreak } from './load-ad-break.ts';

const origin = inject('mediaOrigin');

type Outcome =
  | { readonly result: 'plays' | 'breaks'; readonly spots: readonly string[]; readonly reports?: readonly number[] }
  | { readonly result: 'nothing'; readonly code: number; readonly reports?: readonly number[] };
type Kind = { readonly name: string; readonly address: string; readonly outcome: Outcome };

/** The table of the reference ad server: what each kind does, and what comes of it. */
const { kinds } = (await (await fetch(`${origin}/spots/kinds?run=loading`)).json()) as { kinds: readonly Kind[] };

/** What never comes, or not in time: the budget of its test ends as soon as it was asked. */
const ENDLESS = /\/list\/(never|too-late|drip)\b/;

const list = (kind: string) => `${origin}/spots/list/${kind}?run=loading`;
const one = (url: string, ...aliases: readonly string[]) => [{ url, aliases }];

function load(changes: Partial<BreakRequest> & Pick<BreakRequest, 'urls'>): Promise<LoadedBreak> {
  const budget = new AbortController();
  const asking: typeof fetch = (input, init) => {
    const answer = fetch(input, init);
    if (ENDLESS.test(String(input))) budget.abort();
    return answer;
  };
  return loadAdBreak({ budget: budget.signal, macros: { CACHEBUSTING: '00000042' }, fetch: asking, ...changes });
}

const ids = (found: LoadedBreak) => (found.kind === 'ads' ? found.ads.map(({ id }) => id) : []);
const codes = (found: LoadedBreak) => [
  ...new Set(found.reports.map((report) => Number(/[?&]code=(\d+)/.exec(report)?.[1]))),
];
const first = (found: LoadedBreak) => {
  if (found.kind !== 'ads' || !found.ads[0]) throw new Error(`Nothing to play: ${JSON.stringify(found)}`);
  return found.ads[0];
};

test('CALL-093 there is a table to go through', () => {
  expect(kinds.length).toBeGreaterThan(45);
});

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  'ADS-002 ADS-019 CALL-093 %s comes to what its row says',
  async (name, { address, outcome }) => {
    const found = await load({ urls: one(name === 'late' ? `${address}&delay=1` : address) });
    if (outcome.result === 'nothing') expect(found).toMatchObject({ kind: 'nothing', code: outcome.code });
    else expect(ids(found)).toEqual(outcome.spots);
    if (outcome.result !== 'breaks') expect(codes(found)).toEqual(outcome.reports ?? []);
  },
);

describe('in order', () => {
  test('ADS-002 addresses are tried one after another, each alias behind its own, until one gives an ad', async () => {
    const asked: string[] = [];
    const asking: typeof fetch = (input, init) => {
      asked.push(/list\/([\w-]+)/.exec(String(input))?.[1] ?? '');
      return fetch(input, init);
    };
    const urls = [...one(list('missing'), list('empty')), ...one(list('html'), list('short')), ...one(list('plain'))];
    const found = await load({ urls, fetch: asking });
    expect(asked).toEqual(['missing', 'empty', 'html', 'short']);
    expect(ids(found)).toEqual(['lamp']);
  });

  test('ADS-010 what gave nothing is told with its address and its code', async () => {
    const urls = one(list('missing'), list('wrapped-malformed'), list('empty'));
    const found = await load({ urls });
    expect(found).toMatchObject({ kind: 'nothing', code: 1012 });
    expect(found.failures).toEqual([
      { address: list('missing'), code: 1012 },
      { address: list('malformed'), code: 100 },
      { address: list('empty'), code: 1009 },
    ]);
  });

  test('ADS-009 no more ads than the limit', async () => {
    expect(ids(await load({ urls: one(list('pod')), limits: { maxAds: 2 } }))).toEqual(['lamp', 'tea']);
  });

  test.each([
    ['loop', 1],
    ['wrapped-6', 6],
  ])('CALL-093 wrappers that lead nowhere (%s) end after so many addresses: %i', async (kind, times) => {
    const asked: string[] = [];
    const asking: typeof fetch = (input, init) => {
      asked.push(String(input));
      return fetch(input, init);
    };
    await load({ urls: one(list(kind)), fetch: asking });
    expect(asked).toHaveLength(times);
  });

  test('CALL-093 what is left to choose from is not asked for when the first one plays', async () => {
    const asked: string[] = [];
    const asking: typeof fetch = (input, init) => {
      asked.push(String(input));
      return fetch(input, init);
    };
    await load({ urls: one(list('buffet')), fetch: asking });
    expect(asked).toEqual([list('buffet')]);
  });
});

describe('in time', () => {
  test('ADS-019 when the budget ends no further address is asked', async () => {
    const found = await load({ urls: one(list('never'), list('plain')) });
    expect(found).toMatchObject({ kind: 'nothing', code: 301, failures: [{ address: list('never'), code: 301 }] });
  });

  test('ADS-019 the budget ends a body that drips, and the connection with it', async () => {
    const budget = new AbortController();
    let body: ReadableStream<Uint8Array> | null = null;
    const asking: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      body = response.body;
      budget.abort();
      return response;
    };
    const found = await load({ urls: one(list('drip')), budget: budget.signal, fetch: asking });
    expect(found).toMatchObject({ kind: 'nothing', code: 301 });
    expect(body).not.toBeNull();
  });

  test('ADS-019 a fetch that takes no signal holds nobody up', async () => {
    const budget = new AbortController();
    const asking = () => {
      budget.abort();
      return new Promise<Response>(() => undefined);
    };
    const found = await load({ urls: one(list('plain')), budget: budget.signal, fetch: asking });
    expect(found).toMatchObject({ kind: 'nothing', code: 301 });
  });

  test('ADS-019 what was loaded of a pod before the budget ended is played', async () => {
    const found = await load({ urls: one(list('pod-part-late')) });
    expect(ids(found)).toEqual(['tea', 'lamp']);
  });

  test('ADS-019 a budget that is over before the beginning asks nobody', async () => {
    const budget = new AbortController();
    budget.abort();
    expect(await load({ urls: one(list('plain')), budget: budget.signal })).toMatchObject({
      kind: 'nothing',
      code: 301,
    });
  });
});

describe('what comes of a list', () => {
  test('ADS-020 CALL-093 everything that a player needs is there', async () => {
    const ad = first(await load({ urls: one(list('skippable')) }));
    expect(ad).toMatchObject({ id: 'bicycle', title: 'Самал', durationSeconds: 15, skipAfterSeconds: 3 });
    expect(ad.files.map(({ height, kbps, type }) => [height, kbps, type])).toEqual([
      [720, 750, 'video/mp4'],
      [360, 300, 'video/mp4'],
    ]);
    expect(ad.clickThrough).toContain('/spots/page/bicycle');
    const events = ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];
    for (const event of [...events, 'skip', 'mute', 'unmute', 'pause', 'resume', 'click', 'error'])
      expect(ad.beacons[event]?.[0], event).toContain(`/spots/told/bicycle/${event}`);
  });

  test('ADS-020 impressions of wrappers come first, the outermost before the inner ones', async () => {
    const { beacons } = first(await load({ urls: one(list('wrapped-3')) }));
    const who = (event: string) => beacons[event]?.map((address) => /told\/([\w-]+)/.exec(address)?.[1]);
    expect(who('impression')).toEqual(['wrap-1', 'wrap-2', 'wrap-3', 'tea']);
    expect(new Set(who('click'))).toEqual(new Set(['wrap-1', 'wrap-2', 'wrap-3', 'tea']));
    expect(new Set(who('complete'))).toEqual(new Set(['wrap-1', 'wrap-2', 'wrap-3', 'tea']));
    expect(who('error')).toEqual(['wrap-1', 'wrap-2', 'wrap-3', 'tea']);
  });

  test('CALL-093 a share of the creative is a moment, and what is missing is null', async () => {
    expect(first(await load({ urls: one(list('skippable-share')) })).skipAfterSeconds).toBe(6);
    const plain = first(await load({ urls: one(list('no-duration')) }));
    expect([plain.durationSeconds, plain.skipAfterSeconds]).toEqual([null, null]);
    expect(first(await load({ urls: one(list('no-page')) })).clickThrough).toBeNull();
    expect(first(await load({ urls: one(list('script-page')) })).clickThrough).toBeNull();
  });

  test('CALL-093 a companion comes with its text, an ad with who pays for it', async () => {
    expect(first(await load({ urls: one(list('companion')) })).companionText).toBe('A bowl of hot tea');
    const ad = first(await load({ urls: one(list('plain-4')) }));
    expect([ad.advertiser, ad.universalId]).toEqual(['Таң шай', 'LV0001']);
  });

  test('CALL-093 macros are filled in every address that is asked', async () => {
    const asked: string[] = [];
    const asking: typeof fetch = (input, init) => {
      asked.push(String(input));
      return fetch(input, init);
    };
    await load({ urls: one(`${list('plain')}&cb=[CACHEBUSTING]&who=[IFA]`), fetch: asking });
    expect(asked).toEqual([`${list('plain')}&cb=00000042&who=-1`]);
  });

  test('CALL-093 macros are filled in the address behind a wrapper too', async () => {
    const asked: string[] = [];
    const behind = `${list('plain')}&cb=[CACHEBUSTING]&who=[IFA]`;
    const wrapper = `<VAST version="3.0"><Ad id="w"><Wrapper><AdSystem>t</AdSystem><VASTAdTagURI><![CDATA[${behind}]]></VASTAdTagURI></Wrapper></Ad></VAST>`;
    const asking: typeof fetch = (input, init) => {
      asked.push(String(input));
      if (asked.length > 1) return fetch(input, init);
      return Promise.resolve(new Response(wrapper, { headers: { 'Content-Type': 'application/xml' } }));
    };
    await load({ urls: one(list('wrapped')), fetch: asking });
    expect(asked[1]).toBe(`${list('plain')}&cb=00000042&who=-1`);
  });
});
