import { useT } from '@livery/i18n/react';
import { problemText } from '@livery/widgets/load-problem';
import { useModals } from '@livery/widgets/modals';
import { useMoney } from '@livery/widgets/money';
import type { Outcome } from './use-purchase.ts';

/** Why a purchase has not come about, in a sentence; null where it has, or goes on. A country that is not served has its own dialogue. SUBS-028, PAY-063 */
export function useOutcomeWords(): (outcome: Outcome) => string | null {
  const t = useT();
  const money = useMoney();
  const modals = useModals();
  return (outcome) => {
    if (outcome.kind === 'bought' || outcome.kind === 'pending') return null;
    if (outcome.kind === 'failed') return outcome.text || t('error_unexpected');
    const { refusal, error } = outcome;
    switch (refusal.kind) {
      case 'noFunds':
        return refusal.missingMinor === null
          ? t('purchase_no_funds')
          : t('purchase_no_funds_missing', { amount: money(refusal.missingMinor) });
      case 'alreadyBought':
        return t('message_packet_already_bought');
      case 'message':
      case 'notDisabled':
        return refusal.text;
      case 'forbiddenCountry': {
        const { message } = error;
        const [country = null, ipAddress = null] = error.kind === 'http' ? [error.country, error.ip] : [];
        modals.open('forbidden_country', { message, country, ipAddress });
        return message;
      }
      case 'other':
        return problemText(t, error);
    }
  };
}
