import type { Look } from '../../look.ts';
import forms from './forms.ts';
import player from './player.ts';
import profiles from './profiles.ts';
import values from './values.ts';

export default { values, slots: { forms, player, profiles } } satisfies Look;
