import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import styled from 'styled-components';
import type { FrameFacts } from './frame-facts.ts';
import { asksForPackets, promoDays } from './promo-offers.ts';

/** Takes its place, and is neither seen nor pressed. */
export const Unseen = styled.span`
  visibility: hidden;
`;

/** As wide as an offer will be: when that comes, the menu stays where it is. */
function OfferPlace({ text }: { readonly text: string }) {
  return (
    <Unseen>
      <Button kind="tinted" size="small">
        {text}
      </Button>
    </Unseen>
  );
}

/** The place of what may be offered to this viewer: days before they have signed in, else a packet on trial. */
export function OfferPlaces({ facts }: { readonly facts: FrameFacts }) {
  const t = useT();
  const days = promoDays(facts, { packets: undefined, hasPurchases: false });
  if (days !== null) return <OfferPlace text={t('header_promo_days', { count: days })} />;
  return asksForPackets(facts) && <OfferPlace text={t('header_promo_packet')} />;
}
