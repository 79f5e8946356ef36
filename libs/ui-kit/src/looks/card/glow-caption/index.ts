import type { Look } from '../../look.ts';
import cards from './cards.ts';
import channels from './channels.ts';
import forms from './forms.ts';
import packets from './packets.ts';
import reading from './reading.ts';
import rows from './rows.ts';
import search from './search.ts';
import text from './text.ts';
import overlay from './overlay.ts';
import values from './values.ts';
import signIn from './sign-in.ts';
import account from './account.ts';

export default {
  values,
  slots: { account, cards, channels, forms, overlay, packets, reading, rows, search, 'sign-in': signIn, text },
} satisfies Look;
