import { seconds, table } from '../../report.ts';
import { startPostgres, startWorld } from './backend.ts';
import { playOn } from './world.ts';

const COUNT = 10_000;
const BESIDE = 20;

/** Random histories over the real back end on PostgreSQL: `purchases --postgres [count] [first seed]`. */
export async function benchOnPostgres([count = String(COUNT), seed = String(Date.now() % 2 ** 31)]: readonly string[]) {
  console.log(`Seeds from ${seed} on, ${BESIDE} histories beside each other.\n`);
  const postgres = await startPostgres();
  const world = await startWorld(postgres);
  try {
    const beganMs = performance.now();
    const { histories, charges, wrong } = await playOn(world, {
      ...{ count: Number(count), seed: Number(seed), beside: BESIDE },
    });
    table(
      ['interleavings on PostgreSQL', 'charges', 'gone wrong', 'first seed', 'wall time, s'],
      [[histories, charges, wrong.length, seed, seconds(performance.now() - beganMs)]],
    );
    for (const { name, faults, log } of wrong.slice(0, 3))
      console.log(`Seed ${name}: ${faults.join('; ')}\n${log.join('\n')}\n`);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await world.stop();
    await postgres.stop();
  }
}
