import type { Look } from '../../look.ts';
import frame from './frame.ts';
import hero from './hero.ts';
import states from './states.ts';

export default { slots: { frame, hero, states } } satisfies Look;
