import type { Look } from '../../look.ts';
import account from './account.ts';
import content from './content.ts';
import frame from './frame.ts';
import hero from './hero.ts';
import states from './states.ts';

export default { slots: { account, content, frame, hero, states } } satisfies Look;
