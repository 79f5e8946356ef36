import type { Look } from '../../look.ts';
import content from './content.ts';
import hero from './hero.ts';
import rows from './rows.ts';
import states from './states.ts';

export default { slots: { content, hero, rows, states } } satisfies Look;
