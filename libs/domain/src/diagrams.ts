import { guestPurchase } from './session/guest-purchase.ts';
import { session } from './session/machine.ts';

/** Every machine of the product as a Mermaid state diagram, for the documentation. */
export const diagrams = {
  session: session.mermaid(),
  guestPurchase: guestPurchase.mermaid(),
};
