import type { Look } from '../../look.ts';
import player from './player.ts';

export default { slots: { player } } satisfies Look;
