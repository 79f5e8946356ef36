import type { Look } from '../../look.ts';
import channels from './channels.ts';
import content from './content.ts';
import frame from './frame.ts';
import hero from './hero.ts';
import signIn from './sign-in.ts';
import states from './states.ts';
import television from './television.ts';

export default { slots: { channels, content, frame, hero, 'sign-in': signIn, states, television } } satisfies Look;
