import type { Look } from '../../look.ts';
import account from './account.ts';
import cards from './cards.ts';
import channels from './channels.ts';
import rows from './rows.ts';
import overlay from './overlay.ts';
import values from './values.ts';
import profiles from './profiles.ts';

export default { values, slots: { account, cards, channels, overlay, profiles, rows } } satisfies Look;
