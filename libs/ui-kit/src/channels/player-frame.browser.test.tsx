import { mount } from '../stories/mount.tsx';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PlayerFrame } from './player-frame.ts';

afterEach(() => page.viewport(1280, 720));

async function stageIn(width: number, height: number) {
  await page.viewport(width, height);
  const { host } = mount(<PlayerFrame />);
  return host.querySelector('div')!.getBoundingClientRect();
}

it('a phone held across has a picture as high as its window', async () => {
  expect((await stageIn(844, 390)).height).toBeCloseTo(390, -1);
});

it('a phone held upright has one as wide as its window', async () => {
  const { width, height } = await stageIn(390, 844);
  expect(height).toBeCloseTo((width * 9) / 16, 0);
});

it('a low window of a desktop keeps a part for the schedule', async () => {
  expect((await stageIn(1440, 720)).height).toBeCloseTo(540, -1);
});
