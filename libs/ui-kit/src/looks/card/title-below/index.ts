import type { Look } from '../../look.ts';
import cards from './cards.ts';
import channels from './channels.ts';
import rows from './rows.ts';
import values from './values.ts';
import profiles from './profiles.ts';

export default { values, slots: { cards, channels, profiles, rows } } satisfies Look;
