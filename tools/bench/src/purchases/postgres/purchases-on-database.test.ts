import { makeTestDatabase, type TestDatabase } from '@livery/backend/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld } from './backend.ts';
import { playOn } from './world.ts';

const HISTORIES = 30;
const SEED = 20_260_305;

let database: TestDatabase;
let world: Awaited<ReturnType<typeof startWorld>>;

beforeAll(async () => {
  database = await makeTestDatabase();
  world = await startWorld(database.configuration);
});
afterAll(async () => {
  await world.stop();
  await database.remove();
});

test('PAY-080 PAY-047 PAY-042 over the real back end a press charges once at most, every charge is told, and the accounts add up', async () => {
  const { histories, charges, wrong } = await playOn(world, { count: HISTORIES, seed: SEED, beside: HISTORIES / 2 });
  const told = wrong.map(({ name, faults, log }) => `seed ${name}: ${faults.join('; ')}\n${log.join('\n')}`);
  expect(told).toEqual([]);
  expect([histories, charges > 3]).toEqual([HISTORIES, true]);
}, 120_000);
