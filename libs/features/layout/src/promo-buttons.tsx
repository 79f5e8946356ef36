import { Button } from '@livery/ui-kit/actions';
import type { FrameFacts } from './frame-facts.ts';
import { OfferPlaces } from './offer-place.tsx';
import { useTrialOffer } from './use-trial-offer.ts';

/** What is offered to this viewer stands in a wide header as one button, so that the menu keeps its room. NAV-090..096 */
export default function PromoButtons({ facts }: { facts: FrameFacts }) {
  const offer = useTrialOffer(facts, { isWanted: true });
  if (offer === 'waiting') return <OfferPlaces facts={facts} />;
  return (
    offer && (
      <Button kind="tinted" size="small" focusKey="trial" href={offer.href} onClick={offer.onFollow}>
        {offer.label}
      </Button>
    )
  );
}
