import type { Look } from '../../look.ts';
import player from './player.ts';
import values from './values.ts';

export default { values, slots: { player } } satisfies Look;
