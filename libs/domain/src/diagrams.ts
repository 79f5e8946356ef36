import { spotBreak } from './ads/break-machine.ts';
import { live } from './tuning/live-machine.ts';
import { payment } from './payment/machine.ts';
import { pinEntry } from './parental/pin-entry.ts';
import { pinSetting } from './parental/pin-setting.ts';
import { profileEditor } from './profiles/profile-editor.ts';
import { activeProfile } from './profiles/active-profile.ts';
import { promo } from './promo/machine.ts';
import { session } from './session/machine.ts';
import { signIn } from './sign-in/machine.ts';

/** Every machine of the product as a Mermaid state diagram, for the documentation. */
export const diagrams = {
  session: session.mermaid(),
  signIn: signIn.mermaid(),
  activeProfile: activeProfile.mermaid(),
  profileEditor: profileEditor.mermaid(),
  pinEntry: pinEntry.mermaid(),
  pinSetting: pinSetting.mermaid(),
  live: live.mermaid(),
  payment: payment.mermaid(),
  promo: promo.mermaid(),
  spotBreak: spotBreak.mermaid(),
};
