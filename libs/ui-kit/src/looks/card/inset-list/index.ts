import type { Look } from '../../look.ts';
import cards from './cards.ts';
import channels from './channels.ts';
import packets from './packets.ts';
import payment from './payment.ts';
import rows from './rows.ts';
import states from './states.ts';
import television from './television.ts';
import text from './text.ts';
import overlay from './overlay.ts';
import values from './values.ts';
import forms from './forms.ts';
import signIn from './sign-in.ts';
import parental from './parental.ts';
import profiles from './profiles.ts';
import account from './account.ts';

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
    rows,
    'sign-in': signIn,
    states,
    television,
    text,
  },
} satisfies Look;
