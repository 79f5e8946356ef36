import { expect, test } from '../fixtures.ts';
import { API_ORIGIN, siteOf } from '../origins.ts';
import { expectMovingPicture } from '../video.ts';

/** What Chromium says to a frame of a site that it does not trust: the stores and a turn among tabs are refused, and so is a worker. */
function refuseInFrames() {
  if (window === top) return;
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const store of ['localStorage', 'sessionStorage', 'caches'])
    Object.defineProperty(window, store, { get: refuse });
  const rejects = (owner: object, name: string) => Object.defineProperty(owner, name, { value: async () => refuse() });
  rejects(LockManager.prototype, 'request');
  for (const name of ['register', 'getRegistration']) rejects(ServiceWorkerContainer.prototype, name);
}

for (const [what, path] of [
  ['a film', '/content_embed/10093?ignore_parental_control=1'],
  ['a channel', '/channel_embed/101'],
] as const) {
  test(`BOOT-051 ENG-061 CONT-008 CHAN-011 ${what} plays inside of another site where the browser refuses to keep anything`, async ({
    page,
  }) => {
    await page.addInitScript(refuseInFrames);
    const address = siteOf('web') + path;
    await page.goto(`${API_ORIGIN}/desk/host?site=${encodeURIComponent(address)}`);
    const frame = await (await page.locator('iframe[title=Site]').elementHandle())?.contentFrame();
    if (!frame) throw new Error('The page has no frame.');
    await expectMovingPicture(frame);
    await expect(frame.getByRole('banner')).toHaveCount(0);
  });
}
