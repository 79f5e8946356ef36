import { expect, type Page } from '@playwright/test';

/** Pictures that the page's player has decoded. */
export const decodedFrames = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);

/** Where the page's player stands, in seconds of its media. */
export const mediaTime = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? Number.NaN);

/** Where playback begins: the first position that the player takes. */
export async function firstMediaTime(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => document.querySelector('video')?.currentTime || null, undefined, {
    polling: 50,
    timeout: 20_000,
  });
  return Number(await time.jsonValue());
}

/** The picture moves: new frames come, and time passes with them. */
export async function expectMovingPicture(page: Page): Promise<void> {
  await expect.poll(() => decodedFrames(page), { message: 'a first picture', timeout: 20_000 }).toBeGreaterThan(0);
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
