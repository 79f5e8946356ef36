import type { Look } from '../../look.ts';
import actions from './actions.ts';
import forms from './forms.ts';
import player from './player.ts';
import values from './values.ts';

export default { values, slots: { actions, forms, player } } satisfies Look;
