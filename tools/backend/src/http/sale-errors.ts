import { localised } from '../world/localised.ts';
import type { ErrorTable } from './error-table.ts';

/** What may go wrong with buying a packet, and with what was bought. */
export const SALE_ERRORS = {
  insufficient_funds: {
    status: 402,
    message: localised(
      'На счёте не хватает денег',
      'Шотта ақша жеткіліксіз',
      'Hisobda mablagʻ yetarli emas',
      'There is not enough money on your account',
    ),
  },
  already_purchased: {
    status: 400,
    message: localised(
      'Этот пакет у вас уже есть',
      'Бұл пакет сізде бар',
      'Bu paket sizda bor',
      'You already have this packet',
    ),
  },
  already_planned: {
    status: 400,
    message: localised(
      'Этот срок уже запланирован',
      'Бұл мерзім жоспарланған',
      'Bu muddat rejalashtirilgan',
      'This period is planned already',
    ),
  },
  packet_unavailable: {
    status: 400,
    message: localised(
      'Этот пакет сейчас нельзя подключить',
      'Бұл пакетті қазір қосуға болмайды',
      'Bu paketni hozir ulab boʻlmaydi',
      'This packet cannot be bought at the moment',
    ),
  },
  base_packet_needed: {
    status: 400,
    message: localised(
      'Сначала подключите базовый пакет',
      'Алдымен негізгі пакетті қосыңыз',
      'Avval asosiy paketni ulang',
      'Get a base packet first',
    ),
  },
  not_of_provider: {
    status: 404,
    message: localised(
      'Ваш провайдер не предлагает этот пакет',
      'Провайдеріңіз бұл пакетті ұсынбайды',
      'Provayderingiz bu paketni taklif qilmaydi',
      'Your provider does not offer this packet',
    ),
  },
  packet_blocked: {
    status: 451,
    message: localised(
      'Правообладатель закрыл этот пакет. Напишите в поддержку, чтобы изменить подписку.',
      'Құқық иесі бұл пакетті жапты. Жазылымды өзгерту үшін қолдау қызметіне жазыңыз.',
      'Huquq egasi bu paketni yopdi. Obunani oʻzgartirish uchun yordam xizmatiga yozing.',
      'The rights holder has closed this packet. Write to support to change the subscription.',
    ),
  },
  renewal_locked: {
    status: 400,
    message: localised(
      'Договор ещё действует, поэтому продление отключить нельзя',
      'Келісімшарт әлі күшінде, сондықтан ұзартуды өшіруге болмайды',
      'Shartnoma hali amalda, shuning uchun uzaytirishni oʻchirib boʻlmaydi',
      'The contract still runs, so its renewal cannot be switched off',
    ),
  },
  promo_subscription: {
    status: 400,
    message: localised(
      'Подарочные дни закончатся сами',
      'Сыйлық күндер өздігінен аяқталады',
      'Sovgʻa kunlari oʻzi tugaydi',
      'Days that were given end by themselves',
    ),
  },
  subscription_paused: {
    status: 400,
    message: localised(
      'Подписка на паузе. Сначала возобновите её.',
      'Жазылым кідіртілген. Алдымен оны жалғастырыңыз.',
      'Obuna toʻxtatib turilgan. Avval uni davom ettiring.',
      'The subscription is paused. Resume it first.',
    ),
  },
} as const satisfies ErrorTable;
