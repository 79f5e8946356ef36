import { live } from './live/machine.ts';
import { guestPurchase } from './session/guest-purchase.ts';
import { pinEntry } from './parental/pin-entry.ts';
import { pinSetting } from './parental/pin-setting.ts';
import { session } from './session/machine.ts';
import { afterSignIn } from './sign-in/after-sign-in.ts';
import { signIn } from './sign-in/machine.ts';

/** Every machine of the product as a Mermaid state diagram, for the documentation. */
export const diagrams = {
  session: session.mermaid(),
  guestPurchase: guestPurchase.mermaid(),
  signIn: signIn.mermaid(),
  afterSignIn: afterSignIn.mermaid(),
  live: live.mermaid(),
  pinEntry: pinEntry.mermaid(),
  pinSetting: pinSetting.mermaid(),
};
