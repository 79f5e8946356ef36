import { localised } from '../world/localised.ts';
import type { ErrorTable } from './error-table.ts';

/** What may go wrong with a payment. */
export const PAYMENT_ERRORS = {
  transaction_pending: {
    status: 409,
    message: localised(
      'Предыдущая оплата ещё не завершена',
      'Алдыңғы төлем әлі аяқталған жоқ',
      'Oldingi toʻlov hali tugamagan',
      'Another payment for this is still open',
    ),
  },
  idempotency_key_reused: {
    status: 422,
    message: localised(
      'Этот ключ уже отправлен с другим запросом',
      'Бұл кілт басқа сұраумен жіберілген',
      'Bu kalit boshqa soʻrov bilan yuborilgan',
      'This key was sent with another request before',
    ),
  },
  offer_expired: {
    status: 410,
    message: localised(
      'Предложение устарело. Откройте его заново.',
      'Ұсыныстың мерзімі өтті. Оны қайта ашыңыз.',
      'Taklif eskirgan. Uni qaytadan oching.',
      'The offer is no longer valid. Open it again.',
    ),
  },
  payment_refused: {
    status: 400,
    message: localised(
      'На карте недостаточно средств',
      'Картада қаражат жеткіліксіз',
      'Kartada mablagʻ yetarli emas',
      'There are no funds for this on the card',
    ),
  },
  payment_blocked: {
    status: 451,
    message: localised(
      'Этот способ оплаты сейчас закрыт',
      'Бұл төлем тәсілі қазір жабық',
      'Bu toʻlov usuli hozir yopiq',
      'This way to pay is closed at the moment',
    ),
  },
  bank_timeout: {
    status: 504,
    message: localised(
      'Банк пока не отвечает',
      'Банк әзірге жауап бермейді',
      'Bank hozircha javob bermayapti',
      'The bank does not answer yet',
    ),
  },
} as const satisfies ErrorTable;
