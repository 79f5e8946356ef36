import { expect, it } from 'vitest';
import { LOCAL_CONFIG, parseSiteConfig } from './site-config.ts';

it('lays what an operator names over the rest', () => {
  expect(parseSiteConfig({ apiOrigin: 'https://api.orbit.example', switches: { analytics: false } })).toEqual({
    ok: true,
    config: {
      ...LOCAL_CONFIG,
      apiOrigin: 'https://api.orbit.example',
      switches: { ...LOCAL_CONFIG.switches, analytics: false },
    },
  });
});

it('keeps the lists of origins that an operator does not name', () => {
  const licence = ['https://licence.example'];
  const parsed = parseSiteConfig({ origins: { licence } });
  expect(parsed).toMatchObject({ ok: true, config: { origins: { ...LOCAL_CONFIG.origins, licence } } });
});

it.each<[unknown, string]>([
  [
    { apiOrigin: 'api.orbit.example' },
    'apiOrigin is "api.orbit.example", but it must be an origin such as https://api.example.tv, without a path.',
  ],
  [{ apiOrigin: 'https://api.orbit.example/' }, 'apiOrigin is "https://api.orbit.example/", but it must be an origin'],
  [{ apiOrigin: "https://x.example; script-src 'unsafe-inline'" }, 'but it must be an origin'],
  [{ apiOrigin: 'javascript:alert(1)' }, 'but it must be an origin'],
  [
    { mediaOrigins: 'https://cdn.orbit.example' },
    'mediaOrigins is "https://cdn.orbit.example", but it must be a list of origins.',
  ],
  [{ mediaOrigins: ['https://cdn.orbit.example', '*'] }, 'mediaOrigins[1] is "*", but it must be an origin'],
  [{ origins: { pay: 'https://bank.example' } }, 'origins.pay is "https://bank.example", but it must be a list of'],
  [{ origins: { ads: ['https://ads.example/vast'] } }, 'origins.ads[0] is "https://ads.example/vast", but it must be'],
  [{ origins: ['https://ads.example'] }, 'origins is ["https://ads.example"], but it must be an object.'],
  [{ origins: { chat: [] } }, 'origins.chat is not a setting; the settings are origins.pay, origins.ads,'],
  [{ ads: { onZap: 1 } }, 'ads.onZap is 1, but it must be true or false.'],
  [{ switches: { analytics: 'yes' } }, 'switches.analytics is "yes", but it must be true or false.'],
  [{ switches: { debug: true } }, 'switches.debug is not a setting; the settings are switches.serviceWorker,'],
  [{ apiorigin: 'https://api.orbit.example' }, 'apiorigin is not a setting; the settings are siteOrigin, apiOrigin,'],
  [{ constructor: 1 }, 'constructor is not a setting'],
  [[], 'The configuration is [], but it must be an object.'],
  [null, 'The configuration is null, but it must be an object.'],
])('refuses %j', (settings, sentence) => {
  const parsed = parseSiteConfig(settings);
  expect(parsed).toEqual({ ok: false, problems: [expect.stringContaining(sentence)] });
});

it('names every wrong setting', () => {
  const parsed = parseSiteConfig({ apiOrigin: 1, embedOrigins: [2], switches: { analytics: 3 } });
  expect(parsed.ok ? [] : parsed.problems).toHaveLength(3);
});
