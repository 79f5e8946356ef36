import type { Look } from '../../look.ts';
import hero from './hero.ts';
import rows from './rows.ts';
import states from './states.ts';
import television from './television.ts';

export default { slots: { hero, rows, states, television } } satisfies Look;
