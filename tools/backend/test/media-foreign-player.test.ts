import { expect, test } from 'vitest';
import { openMediaOrigin } from './media-origin.ts';

const origin = openMediaOrigin();

test('LIVE-052 a page of its own plays a channel and tells the page around it', async () => {
  const page = await origin.text('/vitrina/city-139');
  const [, picture = ''] = /<video src="([^"]+)"/.exec(page) ?? [];
  expect(page).toContain('parent.postMessage');
  const part = await origin.get(picture, { range: 'bytes=0-99' });
  expect([part.statusCode, part.headers['content-type'], part.rawPayload.length]).toEqual([206, 'video/mp4', 100]);
});

test('a page that is to fail finds no picture', async () => {
  const [, picture = ''] = /<video src="([^"]+)"/.exec(await origin.text('/vitrina/city-139?fails')) ?? [];
  expect((await origin.get(picture)).statusCode).toBe(404);
});
