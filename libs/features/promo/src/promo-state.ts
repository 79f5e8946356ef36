import { staleAnswers } from '@livery/api-client';
import { AFTER_PURCHASE } from '@livery/contract/packets/endpoints';
import { outcomeDraftOf, promo, promoDraftOf, promoLogOf, runPromo, type PromoState } from '@livery/domain/promo';
import { createEventLog } from '@livery/platform/event-log';
import type { PageState } from '@livery/widgets/capability';
import { tellRightsChanged } from '@livery/widgets/rights-changed';
import { promoDraft, promoIntents } from './kept-promo.ts';
import { promoWork, viewerId } from './promo-work.ts';
import { shownFlows } from './use-promo.ts';

/** The wizard outlives its modal: a code that was sent comes to its end wherever the viewer is. */
const state: PageState = {
  slice: promo,
  run(startListening, services) {
    const log = createEventLog();
    runPromo(startListening, {
      perform: promoWork(() => services.get(promoIntents)),
      changed(before, after, { dispatch, getState }) {
        const isUnseen = before.kind === 'applying' && services.get(shownFlows).get() === 0;
        const viewerNow = [viewerId(getState()), services.clock.now()] as const;
        const draft = promoDraftOf(after, ...viewerNow);
        services.get(promoDraft).write(draft ?? (isUnseen ? outcomeDraftOf(after, ...viewerNow) : null));
        const event = promoLogOf(before, after);
        if (event) log.event(event, { code: after.code });
        if (!givesRights(after) || givesRights(before)) return;
        dispatch(staleAnswers(AFTER_PURCHASE));
        tellRightsChanged(services);
      },
    });
  },
};
export default state;

/** What the viewer may watch has changed, or may have. PROMO-023 */
const givesRights = (after: PromoState): boolean =>
  after.kind === 'applied' || (after.kind === 'entering' && after.problem?.kind === 'maybeApplied');
