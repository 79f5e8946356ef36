import type { PlayerState } from '@livery/player-core/state';
import { stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { usePauseWhenHidden } from './use-pause-when-hidden.ts';

afterEach(() => void vi.restoreAllMocks());

interface Hidden {
  readonly mobileBrowser?: boolean;
  readonly picture?: Element | null | undefined;
  readonly state?: Partial<PlayerState>;
  /** What the browser says of the player's own element. */
  readonly video?: object;
}

/** Hides the page and shows it again; whether it has paused what plays. */
async function pausesHidden({ mobileBrowser = true, picture = null, state = {}, video = {} }: Hidden) {
  const { player, asked } = stubPlayer({ wantsToPlay: true, ...state });
  const surface = document.createElement('div');
  surface.append(Object.assign(document.createElement('video'), video));
  const Layer = () => void usePauseWhenHidden(player, surface);
  await mountScreen(<Layer />, { environment: { mobileBrowser } });
  vi.spyOn(document, 'pictureInPictureElement', 'get').mockReturnValue(picture as Element | null);
  for (const visibility of ['hidden', 'visible'] as const) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(asked.play).not.toHaveBeenCalled();
  return asked.pause.mock.calls.length === 1;
}

it('BOOT-043 a phone whose page is hidden pauses, a desktop plays on', async () => {
  expect(await pausesHidden({})).toBe(true);
  expect(await pausesHidden({ mobileBrowser: false })).toBe(false);
});

it('BOOT-043 a browser that knows no picture in a window of its own pauses, too', async () => {
  expect(await pausesHidden({ picture: undefined })).toBe(true);
});

it.each([
  ['BOOT-043 LIVE-044 in a window of its own', { picture: document.body }],
  ['BOOT-043 LIVE-044 in Safari’s window', { video: { webkitPresentationMode: 'picture-in-picture' } }],
  ['BOOT-043 CAST-010 on a television', { state: { output: 'TV' } }],
  ['BOOT-043 CAST-010 on a screen by AirPlay', { video: { webkitCurrentPlaybackTargetIsWireless: true } }],
])('%s it plays on while the phone is locked', async (_, elsewhere) => {
  expect(await pausesHidden(elsewhere)).toBe(false);
});
