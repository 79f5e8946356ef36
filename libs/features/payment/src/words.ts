import type { PaidBy, Payform, Refusal, PaymentWish } from '@livery/domain/payment';
import type { PlainKey, Translate } from '@livery/i18n';
import type { PaySystemKind } from '@livery/ui-kit/payment';
import { failureText } from '@livery/widgets/load-problem';

/** What a payment without a product is for. */
export const PURPOSE_TITLES: { readonly [Purpose in PaymentWish['purpose']]: PlainKey } = {
  packet: 'pay_for_packet',
  content: 'pay_for_content',
  refill: 'pay_for_refill',
  debt: 'pay_for_debt',
  card: 'pay_for_card',
};

export const SYSTEM_KINDS: { readonly [Form in Payform]: PaySystemKind } = {
  ext_app: 'app',
  linkedcard: 'card',
  provider_account: 'account',
  short_url: 'link',
  qrcode: 'qr',
  qrcode_png: 'qr',
  phone: 'phone',
  info: 'info',
};

/** The name of a way of paying that the server gave none. */
export const SYSTEM_NAMES: { readonly [Form in Payform]: PlainKey } = {
  ext_app: 'pay_by_app',
  linkedcard: 'pay_by_card',
  provider_account: 'pay_by_account',
  short_url: 'pay_by_link',
  qrcode: 'pay_by_qr',
  qrcode_png: 'pay_by_qr',
  phone: 'pay_by_phone',
  info: 'pay_by_info',
};

/** What the sheet says while a payment of each kind is open. */
export const WAITING_WORDS: { readonly [By in PaidBy]: PlainKey } = {
  balance: 'pay_waiting',
  ext_app: 'pay_waiting_app',
  linkedcard: 'pay_waiting',
  provider_account: 'pay_waiting',
  short_url: 'pay_waiting_bank',
  qrcode: 'pay_waiting_qr',
  qrcode_png: 'pay_waiting_qr',
  phone: 'pay_waiting_sms',
  info: 'pay_waiting',
  card: 'pay_waiting_bank',
  qr_debt: 'pay_waiting_qr',
};

/** Why a payment has not come about. PAY-043, PAY-066, PAY-068, PAY-069, PAY-070 */
export function refusalText(t: Translate, refusal: Refusal, { isSuperApp }: { readonly isSuperApp: boolean }): string {
  switch (refusal.kind) {
    case 'declined':
      if (isSuperApp) return [t('pay_failed_superapp'), refusal.text].filter(Boolean).join(' ');
      return refusal.text || t('pay_failed_text');
    case 'noPurchases':
      return t('pay_no_purchases');
    case 'noPaysystems':
      return t('pay_no_paysystems');
    case 'noFunds':
      return refusal.text || t('pay_no_funds');
    case 'alreadyBought':
      return t('pay_already_bought');
    case 'forbiddenCountry':
      return refusal.failure.message;
    case 'failed':
      return failureText(t, refusal.failure as Parameters<typeof failureText>[1]);
  }
}
