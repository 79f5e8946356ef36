import { HOUR_MS } from '@livery/value/durations';
import { expect, it } from 'vitest';
import { memoryPlayerStorage } from '../services.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { bandwidthMemory } from './bandwidth-memory.ts';

it('gives the next playback a little less than the last one measured, for a day', async () => {
  const services = { storage: memoryPlayerStorage(), clock: fakeClock() };
  expect(bandwidthMemory(services).recall()).toBeNull();
  bandwidthMemory(services).remember(10_000_000);
  await services.clock.pass(23 * HOUR_MS);
  expect(bandwidthMemory(services).recall()).toBe(8_000_000);
  await services.clock.pass(HOUR_MS);
  expect(bandwidthMemory(services).recall()).toBeNull();
});

it('writes at most every five seconds, and never nonsense', async () => {
  const services = { storage: memoryPlayerStorage(), clock: fakeClock() };
  const memory = bandwidthMemory(services);
  memory.remember(NaN);
  memory.remember(5_000_000);
  memory.remember(1_000_000);
  expect(memory.recall()).toBe(4_000_000);
  await services.clock.pass(5_000);
  memory.remember(1_000_000);
  expect(memory.recall()).toBe(800_000);
});

it('does not trust what it cannot read', () => {
  const storage = memoryPlayerStorage();
  storage.set('player.bandwidth', 'fast@yesterday');
  expect(bandwidthMemory({ storage, clock: fakeClock() }).recall()).toBeNull();
});
