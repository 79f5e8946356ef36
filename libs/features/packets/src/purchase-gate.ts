import type { OpenGate } from '@livery/widgets/capability';

/**
 * Offers what has not been bought, and waits for nobody: the access request is over. Whoever asked sees by the server's answers that it has been
 * bought, and plays it. PLAY-007, PLAY-008
 */
const purchaseGate: OpenGate = ({ modals }, request) => {
  if ('toBuy' in request && request.toBuy)
    modals.open('quick_packets', { item: request.toBuy, title: request.toBuy.title });
  return Promise.resolve(false);
};
export default purchaseGate;
