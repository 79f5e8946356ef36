import { systemsLeft, type OfferedSystem, type PaymentSystem } from './terms.ts';
import type { PaymentWish } from './wish.ts';

/**
 * Of the payment forms of an account those that serve a purpose. A card is linked by its own form alone; a host pays for the transaction of an offer,
 * and here is none. PAY-012, PAY-024, CALL-072
 */
export const accountSystems = (
  purpose: PaymentWish['purpose'],
  payforms: readonly OfferedSystem[],
  paths: readonly string[],
): readonly PaymentSystem[] =>
  systemsLeft(payforms, paths).filter(({ payform }) =>
    purpose === 'card' ? payform === 'linkedcard' : payform !== 'ext_app',
  );

/** A debt is paid by a QR code of its own, which the server knows by this name. Nothing asks for a PIN. PROV-014, BRAND-019 */
const DEBT_SYSTEM: PaymentSystem = { id: 0, payform: 'qrcode', shortname: 'kaspi', title: '', skipsPin: true };

/** How a debt is paid, where the brand takes it. PROV-014 */
export const debtSystems = (paths: readonly string[]): readonly PaymentSystem[] =>
  paths.includes('qr_debt') ? [DEBT_SYSTEM] : [];
