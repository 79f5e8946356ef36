import type { Look } from '../../look.ts';
import cards from './cards.ts';
import rows from './rows.ts';
import values from './values.ts';

export default { values, slots: { cards, rows } } satisfies Look;
