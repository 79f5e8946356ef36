import type { Look } from '../../look.ts';
import account from './account.ts';
import cards from './cards.ts';
import channels from './channels.ts';
import forms from './forms.ts';
import overlay from './overlay.ts';
import packets from './packets.ts';
import payment from './payment.ts';
import promo from './promo.ts';
import reading from './reading.ts';
import rows from './rows.ts';
import search from './search.ts';
import text from './text.ts';
import values from './values.ts';
import signIn from './sign-in.ts';
import parental from './parental.ts';
import profiles from './profiles.ts';

export default {
  values,
  slots: {
    account,
    cards,
    channels,
    forms,
    overlay,
    packets,
    parental,
    payment,
    profiles,
    promo,
    reading,
    rows,
    search,
    'sign-in': signIn,
    text,
  },
} satisfies Look;
