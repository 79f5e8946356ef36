import type { Part } from '../purchases.ts';
import { play } from './history.ts';

const [from = 0, histories = 0] = process.argv.slice(2).map(Number);
const wrong: { seed: number; fault: string }[] = [];
let charges = 0;
for (let seed = from; seed < from + histories; seed += 1) {
  const played = play(seed);
  charges += played.charges;
  if (played.fault) wrong.push({ seed, fault: played.fault });
}
const part: Part = { histories, charges, wrong };
console.log(JSON.stringify(part));
