import { wordsOfServer } from '@livery/contract/errors';
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

interface FormWords {
  readonly kind: PaySystemKind;
  /** Where the server gave it no name. */
  readonly name: PlainKey;
  /** What the sheet says while such a payment is open. */
  readonly waiting: PlainKey;
}

export const FORM_WORDS: { readonly [Form in Payform]: FormWords } = {
  ext_app: { kind: 'app', name: 'pay_by_app', waiting: 'pay_waiting_app' },
  linkedcard: { kind: 'card', name: 'pay_by_card', waiting: 'pay_waiting' },
  provider_account: { kind: 'account', name: 'pay_by_account', waiting: 'pay_waiting' },
  short_url: { kind: 'link', name: 'pay_by_link', waiting: 'pay_waiting_bank' },
  qrcode: { kind: 'qr', name: 'pay_by_qr', waiting: 'pay_waiting_qr' },
  qrcode_png: { kind: 'qr', name: 'pay_by_qr', waiting: 'pay_waiting_qr' },
  phone: { kind: 'phone', name: 'pay_by_phone', waiting: 'pay_waiting_sms' },
  info: { kind: 'info', name: 'pay_by_info', waiting: 'pay_waiting' },
};

/** As `waiting`, for what is paid without a form of the server. */
const OWN_WAITING: { readonly [By in Exclude<PaidBy, Payform>]: PlainKey } = {
  balance: 'pay_waiting',
  card: 'pay_waiting_bank',
  qr_debt: 'pay_waiting_qr',
};

const isForm = (paidBy: PaidBy): paidBy is Payform => paidBy in FORM_WORDS;
export const waitingWords = (paidBy: PaidBy): PlainKey =>
  isForm(paidBy) ? FORM_WORDS[paidBy].waiting : OWN_WAITING[paidBy];

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
