import type { PaymentWish } from '@livery/domain/payment';
import { capability } from '@livery/widgets/capability';
import type texts from './texts.json';

declare module '@livery/i18n/keys' {
  interface Texts extends Readonly<Record<keyof typeof texts, string>> {}
}

/** What is to be paid for; without it the sheet shows where the payment stands that is under way. */
interface SheetRequest {
  readonly wish?: PaymentWish;
}

declare module '@livery/widgets/modals' {
  interface ModalRequests {
    confirm_period: SheetRequest;
    pay_redirect: SheetRequest;
    pay_qr: SheetRequest;
    pay_qr_kaspi: SheetRequest;
    pay_card: SheetRequest;
    pay_iframe: SheetRequest;
    pay_transaction: SheetRequest;
    pay_phone_sms: SheetRequest;
    paysystems: SheetRequest;
    refill: SheetRequest;
    nofunds: SheetRequest;
    /** Links a card: by itself, or for a promo code. PAY-012, PROMO-014 */
    card: SheetRequest & {
      readonly purpose?: 'promo' | 'settings';
      readonly amountMinor?: number;
      readonly neededRefund?: boolean;
    };
  }
}

const sheet = { sheet: 'payment', component: () => import('./purchase-sheet.tsx') } as const;
/** Back inside of the bank's page must not leave the site, nor close what waits for it. PAY-014, NAV-072, MISC-020 */
const atTheBank = { ...sheet, exemptFromHash: true, pushesHistory: true } as const;

/** Taking money: one sheet from the wish to the outcome, whose steps are addresses. PAY-001…PAY-013 */
export default capability('payment', {
  offeredIf: ({ paymentPaths }) => paymentPaths.length > 0,
  modals: {
    confirm_period: sheet,
    paysystems: sheet,
    pay_card: sheet,
    pay_qr: sheet,
    pay_qr_kaspi: sheet,
    pay_transaction: sheet,
    pay_phone_sms: sheet,
    refill: sheet,
    card: sheet,
    nofunds: sheet,
    pay_redirect: atTheBank,
    pay_iframe: atTheBank,
  },
  follows: { payments: () => import('./follow-payments.tsx') },
  /** When any tab has last asked for a payment, and its transactions that have come to their end. */
  stored: { payments_asked_at: 'removed', payments_ended: 'kept' },
  texts: true,
});
