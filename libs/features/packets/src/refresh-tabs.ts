import { staleAnswers } from '@livery/api-client';
import { AFTER_PURCHASE } from '@livery/contract/packets/endpoints';
import type { CapabilityListener } from '@livery/widgets/capability';
import { otherTabs, RIGHTS_CHANGED } from '@livery/widgets/rights-changed';

/** What was bought in another tab is the viewer's in this one, too, and so is the card that was linked for it. SUBS-037 */
const refreshTabs: CapabilityListener = ({ services, dispatch, signal }) => {
  const stop = services.get(otherTabs).listen((message) => {
    if (message === RIGHTS_CHANGED) dispatch(staleAnswers([...AFTER_PURCHASE, 'cards']));
  });
  signal.addEventListener('abort', stop);
};
export default refreshTabs;
