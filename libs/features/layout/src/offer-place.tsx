import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import styled from 'styled-components';
import type { FrameFacts } from './frame-facts.ts';
import { promoDays } from './promo-offers.ts';

const Unseen = styled.span`
  visibility: hidden;
`;

/** As wide as the guest's offer will be: when that comes, the menu stays where it is. */
export function OfferPlace({ facts }: { readonly facts: FrameFacts }) {
  const t = useT();
  const days = promoDays(facts, { packets: undefined, hasPurchases: false });
  if (days === null) return null;
  return (
    <Unseen>
      <Button kind="tinted" size="small">
        {t('header_promo_days', { count: days })}
      </Button>
    </Unseen>
  );
}
