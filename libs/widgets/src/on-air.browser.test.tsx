import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { afterEach, expect, it, vi } from 'vitest';
import { useOnAir } from './on-air.ts';
import { mountScreen, pass } from './testing/mount-screen.tsx';

afterEach(() => void vi.useRealTimers());

it('CHAN-043 how far a programme has come is told anew every 7 s', async () => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  const entry = { id: 1, startSeconds: 1_000_000, durationSeconds: 100 } as ScheduleEntry;
  const Card = () => <output>{useOnAir(entry)?.percent}</output>;
  const { host } = await mountScreen(<Card />);
  const percent = () => Number(host.querySelector('output')?.textContent);
  expect(percent()).toBe(0);
  await pass(6_900);
  expect(percent()).toBe(0);
  await pass(200);
  expect(percent()).toBeCloseTo(7, 0);
});
