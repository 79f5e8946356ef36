import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import styled from 'styled-components';
import type { FrameFacts } from './frame-facts.ts';
import { asksForPackets, promoDays } from './promo-offers.ts';

const Unseen = styled.span`
  visibility: hidden;
`;

/** As wide as an offer will be: when that comes, the menu stays where it is. */
export function OfferPlace({ text }: { readonly text: string }) {
  return (
    <Unseen>
      <Button kind="tinted" size="small">
        {text}
      </Button>
    </Unseen>
  );
}

/** The places of all offers that may come to this viewer. */
export function OfferPlaces({ facts }: { readonly facts: FrameFacts }) {
  const t = useT();
  const days = promoDays(facts, { packets: undefined, hasPurchases: false });
  return (
    <>
      {asksForPackets(facts) && <OfferPlace text={t('header_promo_packet')} />}
      {days !== null && <OfferPlace text={t('header_promo_days', { count: days })} />}
    </>
  );
}
