import type { Extension } from '@livery/player-core/extension';
import { capability } from '@livery/widgets/capability';
import { ModalsProvider } from '@livery/widgets/modals';
import { PlayerStage } from '@livery/widgets/player-stage';
import { stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { siteStore } from '@livery/widgets/testing-store';
import { expect, it, vi } from 'vitest';
import { PlayerHost } from './player-host.tsx';

let happened: string[] = [];

vi.mock('@livery/player-core', () => ({
  createPlayer() {
    const use = ({ name }: Extension) => void happened.push(`${name} works`);
    return Object.assign(stubPlayer({ lifecycle: 'loaded' }).player, { use });
  },
}));

const asked = (name: string) => () => {
  happened.push(name);
  return Promise.resolve({ default: () => ({ name, attach: () => undefined }) });
};
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

const screen = (
  <ModalsProvider modals={{ open: vi.fn(), close: vi.fn(), prepare: vi.fn() }}>
    <PlayerHost hlsWorkerPath="/worker.js">
      <PlayerStage>{null}</PlayerStage>
    </PlayerHost>
  </ModalsProvider>
);

it('ADS-003 ADS-019 what is shown before the programme is asked for ahead of what works beside it, and what does not come costs itself', async () => {
  happened = [];
  const capabilities = [
    capability('counted', { playerExtensions: { counts: asked('counts') } }),
    capability('advertised', { startExtensions: { lost, shows: asked('shows') } }),
  ];
  await mountScreen(screen, { capabilities, store: siteStore() });
  await expect.poll(() => happened).toEqual(['shows', 'counts', 'shows works', 'counts works']);
});
