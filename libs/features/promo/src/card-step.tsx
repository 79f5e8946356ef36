import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { PromoConfirmation } from '@livery/ui-kit/promo';
import { useModals } from '@livery/widgets/modals';
import { useMoney } from '@livery/widgets/money';
import { useServices } from '@livery/widgets/services';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePromo } from './use-promo.ts';

/** The card that a code needs: what is charged for linking it, and the way to its form. PROMO-012, PROMO-019, PROMO-026…PROMO-030 */
export function CardStep({ onClose }: { readonly onClose?: (() => void) | undefined }) {
  const t = useT();
  const money = useMoney();
  const linkCard = useLinkCard();
  const { state, cancel } = usePromo();
  if (!('offer' in state) || state.kind === 'confirming') return null;
  const { amountMinor, neededRefund } = state.offer;
  const isWaiting = state.kind !== 'cardWanted' || !state.isKnown;
  const hasFailed = state.kind === 'cardWanted' && state.hasFailed;
  const amount = money(amountMinor);
  return (
    <PromoConfirmation
      title={t('promo_card_title')}
      text={t(neededRefund ? 'promo_card_text_refund' : 'promo_card_text', { amount })}
      status={hasFailed ? t('promo_card_link_failure') : state.kind === 'cardAwaited' ? t('promo_card_waiting') : null}
      actions={
        <>
          <Button kind="primary" busy={isWaiting} onClick={linkCard}>
            {t('promo_link_card')}
          </Button>
          <Button onClick={hasFailed && onClose ? onClose : cancel}>
            {t(hasFailed ? 'action_close' : 'action_cancel')}
          </Button>
        </>
      }
    />
  );
}

/** Opens the payment's own form; a site without payment says that it cannot. After a failure the cards are looked at first. */
function useLinkCard(): () => void {
  const modals = useModals();
  const { siteMap } = useServices();
  const { state, linkAgain, cardFormOpened, cardFormMissing } = usePromo();
  const openForm = () => {
    if (state.kind !== 'cardWanted') return;
    if (!siteMap.reaches('#card')) {
      cardFormMissing();
      return;
    }
    const { amountMinor, neededRefund } = state.offer;
    cardFormOpened();
    modals.open('card', { purpose: 'promo', amountMinor, neededRefund });
  };
  // Only for the press that was made here: whoever has left meanwhile presses again.
  const hasPressed = useRef(false);
  const opens = state.kind === 'cardWanted' && state.isKnown && state.opensForm;
  const open = useEffectEvent(openForm);
  useEffect(() => {
    if (!opens || !hasPressed.current) return;
    hasPressed.current = false;
    open();
  }, [opens]);
  if (state.kind !== 'cardWanted' || !state.hasFailed) return openForm;
  return () => {
    hasPressed.current = true;
    linkAgain();
  };
}
