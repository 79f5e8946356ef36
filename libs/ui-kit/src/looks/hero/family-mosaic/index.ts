import type { Look } from '../../look.ts';
import channels from './channels.ts';
import content from './content.ts';
import frame from './frame.ts';
import hero from './hero.ts';
import states from './states.ts';

export default { slots: { channels, content, frame, hero, states } } satisfies Look;
