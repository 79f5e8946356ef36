import type { Look } from '../../look.ts';
import content from './content.ts';
import hero from './hero.ts';
import rows from './rows.ts';
import signIn from './sign-in.ts';
import states from './states.ts';
import television from './television.ts';

export default { slots: { content, hero, rows, 'sign-in': signIn, states, television } } satisfies Look;
