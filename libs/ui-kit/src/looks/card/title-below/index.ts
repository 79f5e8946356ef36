import type { Look } from '../../look.ts';
import cards from './cards.ts';
import channels from './channels.ts';
import rows from './rows.ts';
import values from './values.ts';

export default { values, slots: { cards, channels, rows } } satisfies Look;
