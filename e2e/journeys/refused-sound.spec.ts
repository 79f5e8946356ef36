import { CHROMIUM_ARGS, findChromium } from '@livery/dev/chromium';
import { moveClock, testClockOffsetMs } from '@livery/dev/test-clock';
import { expect, test } from '../fixtures.ts';
import { siteOf } from '../origins.ts';
import { expectMovingPicture, expectOnAir, watchBroadcast } from '../video.ts';

const FAST_MS = 600_000;

// A trace looks into the page, which counts as the viewer's touch: sound would be allowed.
test.use({ trace: 'off' });

test('ENG-021 ENG-023 BOOT-051 a browser that refuses sound, with no room in its storage and a clock that is ten minutes fast, shows what is on the air', async ({
  playwright,
}) => {
  const args = CHROMIUM_ARGS.filter((arg) => !arg.startsWith('--autoplay-policy'));
  const browser = await playwright.chromium.launch({
    executablePath: findChromium(),
    args: [...args, '--autoplay-policy=document-user-activation-required'],
  });
  const page = await browser.newPage({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(moveClock, testClockOffsetMs() + FAST_MS);
  await page.addInitScript(() => {
    // Told by the page: a question from outside would count as the viewer's touch, and sound would be allowed.
    document.addEventListener(
      'playing',
      ({ target }) =>
        console.info(`playing ${target instanceof HTMLVideoElement && target.muted ? 'silently' : 'aloud'}`),
      { capture: true },
    );
    for (let size = 4 << 20; size >= 1;) {
      try {
        localStorage.setItem(`filler-${localStorage.length}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
  });
  const broadcastMs = watchBroadcast(page);
  // Straight to the channel: nobody has pressed anything.
  const starts = page.waitForEvent('console', (message) => message.text().startsWith('playing'));
  await page.goto(`${siteOf('web')}/channels/all/101`);
  expect((await starts).text()).toBe('playing silently');
  await expectMovingPicture(page);
  await expectOnAir(broadcastMs);
  const isMuted = () => page.evaluate(() => document.querySelector('video')?.muted);
  expect(await isMuted()).toBe(true);
  await page.getByRole('button').filter({ hasText: 'Включить звук' }).click();
  expect(await isMuted()).toBe(false);
  await expectMovingPicture(page);
  // Ten minutes behind a clock that is wrong would be no live any more.
  await expect(page.getByRole('button', { name: 'К прямому эфиру' })).toHaveCount(0);
  expect(faults).toEqual([]);
  await browser.close();
});
