import { beforeAll, describe, expect, it } from 'vitest';
import type { EngineCatalogue } from './engines/engine.ts';
import { ENGINES } from './engines/engines.ts';
import type { Source } from './source.ts';
import { mediaAddresses } from './testing/media-origin.ts';
import { mountPlayer, reached, shown } from './testing/mounted-player.ts';

/** shaka in the place of hls.js. */
const ONLY_SHAKA: EngineCatalogue = { ...ENGINES, hlsjs: ENGINES.shaka, 'hlsjs-light': ENGINES.shaka };

/** The code of the engines comes once in the life of a page. */
beforeAll(() => Promise.all([ENGINES.hlsjs(), ENGINES['hlsjs-light'](), ENGINES.shaka()]));

/** How long it takes to be told, in seconds, and of what. */
async function failure(source: Source, engines: EngineCatalogue) {
  const { player } = mountPlayer({ engines });
  const startedAtMs = performance.now();
  void player.load(source);
  const { error } = await reached(player, ({ lifecycle }) => lifecycle === 'failed', 30_000);
  return { code: error?.code, message: error?.entry.messageKey, seconds: (performance.now() - startedAtMs) / 1000 };
}

const live = (fault: string): Source => ({ kind: 'live', url: mediaAddresses(fault).live });
const film = (fault: string): Source => ({ kind: 'vod', url: mediaAddresses(fault).vod(60) });

/** What the better of the bare engines needs, and a second. */
const TROUBLES = [
  ['key=right,status=403@key.bin', 'KEY_REFUSED', 2.2],
  ['key=right,status=404@key.bin', 'KEY_UNREACHABLE', 2.6],
  ['key=wrong', 'KEY_WRONG', 1.6],
  ['key=short', 'KEY_WRONG', 1.5],
  ['licence=fairplay@master', 'KEY_SYSTEM_UNAVAILABLE', 1.7],
  ['licence=fairplay@playlist', 'KEY_SYSTEM_UNAVAILABLE', 1.7],
  ['licence=widevine@master', 'KEY_SYSTEM_UNAVAILABLE', 1.7],
  ['licence=widevine@playlist', 'KEY_SYSTEM_UNAVAILABLE', 1.7],
] as const;
/** hls.js waits for ever where the key fails before the initialisation is there. */
const BEFORE_INITIALISATION = ['key=right,status=403@key.bin,hang=@init', 'KEY_REFUSED', 2.2] as const;

/** Which words the viewer reads: try later, look at the connection, take another device. */
const WORDS = {
  KEY_REFUSED: 'error_video_access',
  KEY_UNREACHABLE: 'error_video_download',
  KEY_WRONG: 'error_video_protected',
  KEY_SYSTEM_UNAVAILABLE: 'error_video_protected',
};

describe.each([
  ['a channel', live],
  ['a film', film],
])('%s that is protected', (_name, source) => {
  it.each([...TROUBLES, BEFORE_INITIALISATION])('%s: %s within %s s', async (fault, code, seconds) => {
    const told = await failure(source(fault), ENGINES);
    expect(told).toMatchObject({ code, message: WORDS[code] });
    expect(told.seconds).toBeLessThan(seconds);
  });

  it('plays with the right key', async () => {
    const { player } = mountPlayer();
    await player.load(source('key=right'));
    await shown(player, 25);
    expect(player.state.error).toBeNull();
  });
});

it('shaka tells the same of the same', async () => {
  const told = await Promise.all(TROUBLES.map(async ([fault]) => (await failure(live(fault), ONLY_SHAKA)).code));
  expect(told).toEqual(TROUBLES.map(([, code]) => code));
});

it.each(['value', 'import', 'query', 'lists'])(
  'addresses with variables (EXT-X-DEFINE, %s) are played, of a channel and a film',
  async (variables) => {
    await Promise.all(
      [live, film].map(async (source) => {
        const { player } = mountPlayer();
        const warnings: string[] = [];
        player.on('warning', ({ error, remedy }) => remedy !== 'ignore' && warnings.push(`${error.code} ${remedy}`));
        const plain = source(`variables=${variables}`);
        await player.load({ ...plain, url: `${plain.url}?list=m3u8` });
        await shown(player, 75);
        expect([warnings, player.state.error]).toEqual([[], null]);
      }),
    );
  },
);
