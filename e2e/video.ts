import { expect, type Frame, type Page } from '@playwright/test';

/** A page, or a frame of it. */
type Shown = Pick<Frame, 'evaluate'>;

/** A picture this far behind the clock is what a channel shows now. */
const LIVE_WITHIN_MS = 30_000;

/** Pictures that the page's player has decoded. */
export const decodedFrames = (page: Shown): Promise<number> =>
  page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);

/** Where the page's player stands, in seconds of its media. */
export const mediaTime = (page: Shown): Promise<number> =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? Number.NaN);

/** Where playback begins: the first position that the player takes. */
export async function firstMediaTime(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => document.querySelector('video')?.currentTime || null, undefined, {
    polling: 50,
    timeout: 20_000,
  });
  return Number(await time.jsonValue());
}

/** Where the page's player stands when the next press is made, in seconds of its media: a reading of its own would come before or after it. */
export const timeAtPress = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        const read = () => tell(document.querySelector('video')?.currentTime ?? Number.NaN);
        addEventListener('click', read, { capture: true, once: true });
      }),
  );

/** The picture moves: new frames come, and time passes with them. */
export async function expectMovingPicture(page: Shown): Promise<void> {
  await expect.poll(() => decodedFrames(page), { message: 'a first picture', timeout: 40_000 }).toBeGreaterThan(0);
  const [frames, time] = [await decodedFrames(page), await mediaTime(page)];
  await expect.poll(() => decodedFrames(page), { message: 'the picture moves' }).toBeGreaterThan(frames + 20);
  expect(await mediaTime(page)).toBeGreaterThan(time);
}

/** The playlists that a page has loaded, newest last. */
export function watchPlaylists(page: Page): { url: string; text: string }[] {
  const playlists: { url: string; text: string }[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('.m3u8') || !response.ok()) return;
    const text = await response.text().catch(() => '');
    if (text.includes('#EXT-X-PROGRAM-DATE-TIME')) playlists.push({ url: response.url(), text });
  });
  return playlists;
}

/** The wall times of a playlist's first and last segments, in ms. */
export function wallTimesOf(playlist: string): { firstMs: number; lastMs: number } {
  const times = [...playlist.matchAll(/#EXT-X-PROGRAM-DATE-TIME:(\S+)/g)].map(([, time = '']) => Date.parse(time));
  return { firstMs: times[0] ?? Number.NaN, lastMs: times.at(-1) ?? Number.NaN };
}

/**
 * The broadcast moment of a channel's picture, ms: told by the segments that the page's player has fetched (each is named by its two seconds
 * of the day) and by how far before their end the picture stands, not by what the interface says.
 */
export function watchBroadcast(page: Page): () => Promise<number> {
  let fetchedUntilMs = Number.NaN;
  page.on('requestfinished', (request) => {
    const [, number] = /\/live\/.*\/(\d+)\.m4s$/.exec(request.url()) ?? [];
    if (number) fetchedUntilMs = (Number(number) + 1) * 2_000;
  });
  return async () => {
    const aheadSeconds = await page.evaluate(() => {
      const video = document.querySelector('video');
      return video?.buffered.length ? video.buffered.end(video.buffered.length - 1) - video.currentTime : Number.NaN;
    });
    return fetchedUntilMs - aheadSeconds * 1_000;
  };
}

/** What is shown is what the channel broadcasts now. */
export async function expectOnAir(broadcastMs: () => Promise<number>): Promise<void> {
  const behindMs = Date.now() - (await broadcastMs());
  expect(behindMs).toBeGreaterThan(0);
  expect(behindMs).toBeLessThan(LIVE_WITHIN_MS);
}
