import { localised, type Localised } from '../world/localised.ts';

/** The words of the bank's pages. */
export const PAGE_TEXTS = {
  title: localised('Оплата', 'Төлем', 'Toʻlov', 'Payment'),
  merchant: localised('Получатель', 'Алушы', 'Qabul qiluvchi', 'To'),
  amount: localised('Сумма', 'Сома', 'Summa', 'Amount'),
  purchase: localised('За пакет', 'Пакет үшін', 'Paket uchun', 'For the packet'),
  film: localised('За фильм', 'Фильм үшін', 'Film uchun', 'For the film'),
  refill: localised('Пополнение счёта', 'Шотты толтыру', 'Hisobni toʻldirish', 'Top-up of the account'),
  card: localised('Привязка карты', 'Картаны байлау', 'Kartani ulash', 'Linking a card'),
  debt: localised('Оплата долга', 'Қарызды төлеу', 'Qarzni toʻlash', 'Payment of a debt'),
  chooseCard: localised('Карта (для показа)', 'Карта (көрсету үшін)', 'Karta (namoyish uchun)', 'Card (for show)'),
  pay: localised('Оплатить', 'Төлеу', 'Toʻlash', 'Pay'),
  decline: localised(
    'Отклонить от имени банка',
    'Банк атынан бас тарту',
    'Bank nomidan rad etish',
    'Decline as the bank',
  ),
  cancel: localised('Отменить', 'Болдырмау', 'Bekor qilish', 'Cancel'),
  confirm: localised('Подтвердить', 'Растау', 'Tasdiqlash', 'Confirm'),
  code: localised(
    'Код из SMS банка. Здесь это последние 4 цифры суммы:',
    'Банк SMS-індегі код. Мұнда ол соманың соңғы 4 цифры:',
    'Bank SMSidagi kod. Bu yerda u summaning oxirgi 4 raqami:',
    'The code of the bank’s SMS. Here it is the last 4 digits of the amount:',
  ),
  wrongCode: localised('Код не подходит', 'Код дұрыс емес', 'Kod notoʻgʻri', 'The code is wrong'),
  complete: localised('Оплачено', 'Төленді', 'Toʻlandi', 'Paid'),
  error: localised('Оплата не прошла', 'Төлем өтпеді', 'Toʻlov oʻtmadi', 'The payment did not go through'),
  pending: localised(
    'Банк проверяет платёж. Эту страницу можно закрыть.',
    'Банк төлемді тексеріп жатыр. Бұл бетті жабуға болады.',
    'Bank toʻlovni tekshirmoqda. Bu sahifani yopish mumkin.',
    'The bank checks the payment. You may close this page.',
  ),
  back: localised('Вернуться', 'Оралу', 'Qaytish', 'Go back'),
} as const satisfies Readonly<Record<string, Localised>>;
