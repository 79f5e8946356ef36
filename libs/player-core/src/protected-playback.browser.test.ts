import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ENGINES } from './engines/engines.ts';
import { begun, mountPlayer, reached, shown } from './testing/mounted-player.ts';
import { mediaAddresses, protectedSource } from './testing/media-origin.ts';
import { requestsTo } from './testing/requests.ts';

/** The code of the engines comes once in the life of a page. */
beforeAll(() => Promise.all([ENGINES.hlsjs(), ENGINES.dash(), ENGINES.shaka()]));

const FORMATS = ['hls', 'dash'] as const;
const SCHEMES = ['cenc', 'cbcs'] as const;
const WAYS = FORMATS.flatMap((format) => SCHEMES.map((scheme) => ({ format, scheme })));

describe.each(WAYS)('$format with $scheme', (way) => {
  it('ENG-044 ENG-045 CALL-095 plays a channel at its edge with a licence from its own address', async () => {
    const { player } = mountPlayer();
    await player.load(protectedSource('live', way));
    const { position, error } = await shown(player, 60);
    expect(error).toBeNull();
    expect(Math.abs(Date.now() - (position.wallTimeMs ?? NaN))).toBeLessThan(20_000);
  });

  it('plays a film from where it was left', async () => {
    const { player } = mountPlayer();
    const { mediaTime } = await begun(player, protectedSource('vod', way), { mediaTime: 21.3 });
    expect(Math.abs(mediaTime - 21.3)).toBeLessThan(0.5);
    expect((await shown(player, 40)).error).toBeNull();
  });

  it('plays a moment of the archive', async () => {
    const { player } = mountPlayer();
    const startMs = Date.now() - 3_600_000;
    const wantedMs = startMs + 300_700;
    const { wallTimeMs } = await begun(player, protectedSource('archive', way, startMs), { wallTimeMs: wantedMs });
    expect(Math.abs((wallTimeMs ?? 0) - wantedMs)).toBeLessThan(500);
    expect((await shown(player, 25)).error).toBeNull();
  });
});

/** The browser is busy with something else: a media source opens later than the playlists are there. */
function openMediaLate(): void {
  const { prototype } = MediaSource;
  prototype.addEventListener = function (this: MediaSource, type: string, listener: EventListener, ...rest: []) {
    const late: EventListener = (event) => setTimeout(() => listener.call(this, event), 1_500);
    EventTarget.prototype.addEventListener.call(this, type, type === 'sourceopen' ? late : listener, ...rest);
  };
  onTestFinished(() => void Reflect.deleteProperty(prototype, 'addEventListener'));
}

it('a moment of the archive is where it begins, however late the browser opens the media', async () => {
  openMediaLate();
  const { player } = mountPlayer();
  const startMs = Date.now() - 3_600_000;
  const wantedMs = startMs + 300_700;
  const source = protectedSource('archive', { format: 'hls' }, startMs);
  const { wallTimeMs } = await begun(player, source, { wallTimeMs: wantedMs });
  expect(Math.abs((wallTimeMs ?? 0) - wantedMs)).toBeLessThan(500);
});

it('plays in the clear, protected and in the clear again on one element, in both formats', async () => {
  const { player, element } = mountPlayer();
  for (const format of FORMATS) {
    await player.load({ kind: 'live', url: mediaAddresses().live });
    await shown(player, 15);
    await player.load(protectedSource('live', { format, loop: 'dusk' }));
    await shown(player, 15);
    expect(element.mediaKeys).not.toBeNull();
    await player.load({ kind: 'live', url: mediaAddresses().live });
    await shown(player, 15);
    expect([player.state.error, element.mediaKeys]).toEqual([null, null]);
  }
});

it('a key that the playlist names is asked for beside the first media, once', async () => {
  const { player } = mountPlayer();
  const source = protectedSource('live', { format: 'hls', fault: 'latency=400', loop: 'steppe' });
  await player.load(source);
  await shown(player, 5);
  const ofSource = (part: string) => requestsTo(new URL(source.url).host).filter(({ name }) => name.includes(part));
  const [licence, ...others] = ofSource('/licence/');
  const [media] = ofSource('/240p/init');
  expect(others).toEqual([]);
  expect(licence?.startTime).toBeLessThan((media?.startTime ?? 0) + 300);
});

it('tells at once where the device has none of the key systems', async () => {
  const { player } = mountPlayer({ services: { requestKeySystem: null } });
  void player.load(protectedSource('live', { format: 'hls' }));
  const { error } = await reached(player, ({ lifecycle }) => lifecycle === 'failed');
  expect(error?.code).toBe('KEY_SYSTEM_UNAVAILABLE');
});
