import type { Transaction } from '@livery/contract/packets/entities';
import type { Wire } from '@livery/contract/schema';
import type { Services } from '../http/services.ts';
import { localised, type Language } from '../world/localised.ts';

const ASK = localised(
  'Подтвердите оплату, ответив ДА. Сумма: ',
  'Төлемді растау үшін ИӘ деп жауап беріңіз. Сома: ',
  'Toʻlovni tasdiqlash uchun HA deb javob bering. Summa: ',
  'Answer YES to confirm the payment. Amount: ',
);

/** The operator reads it on the desk, and answers it there for the viewer. */
export function askBySms(
  { outbox, clock }: Services,
  { status, amount }: Wire<typeof Transaction>,
  phone: string | null,
  language: Language,
): void {
  if (phone !== null && status === 'pending') {
    outbox.send({ to: phone, text: `${ASK[language]}${amount}`, sentAtMs: clock() });
  }
}
