import { countLedgerFaults } from '@livery/backend/test-ledger';
import type { Operator } from '@livery/backend/test-operator';
import type { Backend } from '@livery/backend';
import { createRandom } from '../random.ts';
import { createHistory } from './history.ts';
import { POLL_MS } from './tab.ts';
import { signIn, type Viewer } from './viewer.ts';

/** Events of a history before all faults end. */
const STEPS = 80;
/** Whatever is under way comes to rest within so many rounds: 600 s of questions, and what follows. */
const ROUNDS_TO_REST = 200;
const PASSES_MS = [50, 1_000, 6_000, 6_000, 15_000, 31_000, 45_000, 120_000];
/** Histories of a viewer before another one takes the place: lists stay short. */
const HISTORIES_OF_VIEWER = 20;

export interface Played {
  readonly histories: number;
  readonly charges: number;
  readonly wrong: readonly {
    readonly name: string;
    readonly faults: readonly string[];
    readonly log: readonly string[];
  }[];
}
export interface World {
  readonly backend: Backend;
  readonly operator: Operator;
  readonly clock: { nowMs: number };
}

/** Plays so many histories, some beside each other in the same time, against one back end. */
export async function playOn(
  { backend, operator, clock }: World,
  { count, seed, beside }: { readonly count: number; readonly seed: number; readonly beside: number },
): Promise<Played> {
  const wrong: Played['wrong'][number][] = [];
  let [histories, charges] = [0, 0];
  let pairs: (readonly [Viewer, Viewer])[] = [];
  for (let round = 0; histories < count; round += 1) {
    if (round % HISTORIES_OF_VIEWER === 0) pairs = await Promise.all(Array.from({ length: beside }, newPair));
    const playing = pairs.slice(0, count - histories);
    const time = createRandom(seed + histories);
    clock.nowMs += 120_000;
    const begun = await Promise.all(
      playing.map((viewers, place) => {
        const name = `${seed + histories + place}`;
        const random = createRandom((seed + histories + place) ^ 0x5eed);
        return createHistory({ backend, operator, random, viewers, now: () => clock.nowMs, name });
      }),
    );
    for (let step = 0; step < STEPS; step += 1) {
      await Promise.all(begun.map((history) => history.step()));
      if (time.isTrue(0.25)) clock.nowMs += time.pick(PASSES_MS);
    }
    for (const which of [0, 1] as const) {
      begun.forEach((history, place) => history.comeBack(playing[place]?.[which] as Viewer));
      let restless = begun;
      for (let turn = 0; restless.length > 0 && turn < ROUNDS_TO_REST; turn += 1) {
        const isAtRest = await Promise.all(restless.map((history) => history.rest(turn % 3 === 0)));
        restless = restless.filter((_, place) => !isAtRest[place]);
        clock.nowMs += turn < 6 ? POLL_MS + 1_000 : 60_000;
      }
      for (const history of restless) history.notAtRest();
    }
    for (const history of begun) {
      charges += await history.judge();
      if (history.faults.length > 0) wrong.push(history);
    }
    histories += begun.length;
  }
  const unbalanced = await countLedgerFaults({ db: backend.db });
  if (unbalanced > 0) wrong.push({ name: 'the ledger', faults: [`${unbalanced} entries do not add up`], log: [] });
  return { histories, charges, wrong };

  async function newPair() {
    return [await signIn(backend.apiOrigin), await signIn(backend.apiOrigin)] as const;
  }
}
