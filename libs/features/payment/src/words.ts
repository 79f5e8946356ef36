import { wordsOfServer } from '@livery/contract/errors';
import type { PaidBy, Payform, Refusal, PaymentWish } from '@livery/domain/payment';
import type { PlainKey, Translate } from '@livery/i18n';
import type { PaySystemKind } from '@livery/ui-kit/payment';
import { failureText } from '@livery/widgets/load-problem';

/** What a payment without a product is for. */
export const purposeTitle = ({ purpose }: PaymentWish): PlainKey => `pay_for_${purpose}`;

/** What a form of the server is called and drawn as, where the server gave it no name. */
export const FORM_WORDS: { readonly [Form in Payform]: { readonly kind: PaySystemKind; readonly name: PlainKey } } = {
  ext_app: { kind: 'app', name: 'pay_by_app' },
  linkedcard: { kind: 'card', name: 'pay_by_card' },
  provider_account: { kind: 'account', name: 'pay_by_account' },
  short_url: { kind: 'link', name: 'pay_by_link' },
  qrcode: { kind: 'qr', name: 'pay_by_qr' },
  qrcode_png: { kind: 'qr', name: 'pay_by_qr' },
  phone: { kind: 'phone', name: 'pay_by_phone' },
  info: { kind: 'info', name: 'pay_by_info' },
};

const WAITING_WORDS: { readonly [By in PaidBy]?: PlainKey } = {
  ext_app: 'pay_waiting_app',
  short_url: 'pay_waiting_bank',
  card: 'pay_waiting_bank',
  qrcode: 'pay_waiting_qr',
  qrcode_png: 'pay_waiting_qr',
  qr_debt: 'pay_waiting_qr',
  phone: 'pay_waiting_sms',
};
/** What the sheet says while such a payment is open. */
export const waitingWords = (paidBy: PaidBy): PlainKey => WAITING_WORDS[paidBy] ?? 'pay_waiting';

/** Why a payment has not come about. PAY-043, PAY-066, PAY-068, PAY-069, PAY-070 */
export function refusalText(
  t: Translate,
  refusal: Refusal,
  { isSuperApp, isMoneyIn = false }: { readonly isSuperApp: boolean; readonly isMoneyIn?: boolean },
): string {
  const failed = (text: string, otherwise: string): string =>
    isSuperApp && !isMoneyIn ? [t('pay_failed_superapp'), text].filter(Boolean).join(' ') : text || otherwise;
  switch (refusal.kind) {
    case 'declined':
      return failed(refusal.text, isMoneyIn ? '' : t('pay_failed_text'));
    case 'calledOff':
      return t('pay_called_off');
    case 'notSold':
      return refusal.text || t('pay_money_in');
    case 'paidMeanwhile':
      return t('pay_paid_meanwhile');
    case 'noPurchases':
      return t('pay_no_purchases');
    case 'noPaysystems':
      return t('pay_no_paysystems');
    case 'noFunds':
      return failed(refusal.text || t('pay_no_funds'), '');
    case 'alreadyBought':
      return t('pay_already_bought');
    case 'forbiddenCountry':
      return wordsOfServer(refusal.failure) || t('warning_unsupported_region');
    case 'failed':
      return failed(failureText(t, refusal.failure as Parameters<typeof failureText>[1]), '');
  }
}
