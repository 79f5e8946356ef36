import { DECLINED } from './demo-cards.ts';
import { isFilmPurchase, type Note, type Subject } from '../payments/payments.ts';
import { localised, type Language, type Localised } from '../world/localised.ts';

const WORDS: Readonly<Record<Exclude<Note['kind'], 'declined'>, Localised>> = {
  planned: localised(
    'Запланировано. Новый период начнётся, когда закончится текущий.',
    'Жоспарланды. Жаңа мерзім ағымдағысы аяқталғанда басталады.',
    'Rejalashtirildi. Yangi muddat joriysi tugagach boshlanadi.',
    'Planned. The new period begins when the current one ends.',
  ),
  cancelled: localised('Оплата отменена', 'Төлем тоқтатылды', 'Toʻlov bekor qilindi', 'The payment was cancelled'),
  expired: localised('Время на оплату истекло', 'Төлем уақыты өтті', 'Toʻlov vaqti tugadi', 'The time to pay is over'),
  notSold: localised(
    'Оплата прошла, но подключить пакет не удалось. Деньги остались на вашем счёте.',
    'Төлем өтті, бірақ пакетті қосу мүмкін болмады. Ақша шотыңызда қалды.',
    'Toʻlov oʻtdi, ammo paketni ulab boʻlmadi. Pul hisobingizda qoldi.',
    'The payment went through, but the packet could not be connected. The money is on your account.',
  ),
  paidLate: localised(
    'Оплата пришла слишком поздно, банк вернёт деньги',
    'Төлем тым кеш түсті, банк ақшаны қайтарады',
    'Toʻlov juda kech keldi, bank pulni qaytaradi',
    'The payment came too late, the bank gives the money back',
  ),
  refunded: localised('Деньги возвращены', 'Ақша қайтарылды', 'Pul qaytarildi', 'The money was given back'),
};

const FILM_NOT_SOLD = localised(
  'Оплата прошла, но открыть фильм не удалось. Деньги остались на вашем счёте.',
  'Төлем өтті, бірақ фильмді ашу мүмкін болмады. Ақша шотыңызда қалды.',
  'Toʻlov oʻtdi, ammo filmni ochib boʻlmadi. Pul hisobingizda qoldi.',
  'The payment went through, but the film could not be opened. The money is on your account.',
);

type Told = { readonly note: Note; readonly subject: Subject };

/** Why a transaction is as it is, for its viewer. */
export function wordsOf({ note, subject }: Told, language: Language): string {
  if (note.kind === 'declined') return note.words ?? DECLINED[language];
  const isFilm = subject.purpose === 'purchase' && isFilmPurchase(subject.purchase);
  return (isFilm && note.kind === 'notSold' ? FILM_NOT_SOLD : WORDS[note.kind])[language];
}
