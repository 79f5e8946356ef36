import { siteStore } from '@livery/widgets/testing-store';
import { capability } from '@livery/widgets/capability';
import { ModalsProvider } from '@livery/widgets/modals';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { PlayerStage } from '@livery/widgets/player-stage';
import { stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen, pass } from '@livery/widgets/testing';
import { useLayoutEffect } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OverPicture } from './player-box.tsx';
import { PlayerHost } from './player-host.tsx';

vi.mock('@livery/player-core', () => ({
  createPlayer: () => stubPlayer({ lifecycle: 'loaded', playback: 'playing', output: 'Living room' }).player,
}));

function Cover() {
  const { isCovered } = usePlayerBus();
  useLayoutEffect(() => {
    isCovered.set(true);
    return () => isCovered.set(false);
  }, [isCovered]);
  return <section aria-label="Cover">Over the picture</section>;
}

const covering = capability('cover', {
  parts: {
    overPicture: () => Promise.resolve({ default: Cover }),
    shownElsewhere: () => Promise.resolve({ default: ({ device }) => <p>Shown on: {device}</p> }),
  },
});

const screen = (
  <ModalsProvider modals={{ open: vi.fn(), close: vi.fn(), prepare: vi.fn() }}>
    <PlayerHost hlsWorkerPath="/worker.js">
      <PlayerStage>
        <button type="button">Skip 10 s</button>
      </PlayerStage>
    </PlayerHost>
  </ModalsProvider>
);

it('CTRL-020 CTRL-032 what covers the picture lies in the player’s box, and the page’s controls and what stands for a device can be neither seen nor reached', async () => {
  const store = siteStore();
  const { bus } = await mountScreen(screen, { capabilities: [covering], store });
  await expect.element(page.getByRole('region', { name: 'Cover' })).toBeVisible();
  await expect.element(page.getByText('Skip 10 s')).not.toBeVisible();
  expect(page.getByText('Shown on: Living room').query()).toBeNull();
  bus.isCovered.set(false);
  await expect.element(page.getByText('Skip 10 s')).toBeVisible();
  await expect.element(page.getByText('Shown on: Living room')).toBeVisible();
});

it('CAST-010 the controls of a television stay: no picture is behind them', async () => {
  await mountScreen(screen, { capabilities: [covering], store: siteStore() });
  await expect.element(page.getByText('Skip 10 s')).toBeVisible();
  const box = page.getByRole('region', { name: 'Видеоплеер' }).element();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  box.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true }));
  await pass(20_000);
  expect(box.hasAttribute('data-idle')).toBe(false);
});

it.each([
  ['in the mini player', { 'data-corner': 'bottom-right' }, 'mini-player'],
  ['on a page', {}, 'none'],
])('CTRL-020 what lies over the picture is told where it is: %s', async (_, box, name) => {
  const { host } = await mountScreen(
    <div {...box}>
      <OverPicture data-over="" />
    </div>,
  );
  expect(getComputedStyle(host.querySelector('[data-over]')!).containerName).toBe(name);
});
