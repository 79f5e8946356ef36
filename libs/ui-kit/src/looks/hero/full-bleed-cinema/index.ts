import type { Look } from '../../look.ts';
import content from './content.ts';
import hero from './hero.ts';
import rows from './rows.ts';
import states from './states.ts';
import signIn from './sign-in.ts';

export default { slots: { content, hero, rows, 'sign-in': signIn, states } } satisfies Look;
import television from './television.ts';
export default { slots: { hero, rows, states, television } } satisfies Look;
