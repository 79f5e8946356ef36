import { localised } from '../world/localised.ts';
import type { ErrorTable } from './error-table.ts';

/** Why a promo code is refused. */
export const PROMO_ERRORS = {
  promo_unknown: {
    status: 404,
    message: localised(
      'Такого промокода нет. Проверьте, верно ли он введён.',
      'Мұндай промокод жоқ. Дұрыс енгізілгенін тексеріңіз.',
      'Bunday promokod yoʻq. Toʻgʻri kiritilganini tekshiring.',
      'There is no such promo code. See whether it is typed as it should be.',
    ),
  },
  promo_used: {
    status: 400,
    message: localised(
      'Этот промокод уже использован',
      'Бұл промокод қолданылып қойған',
      'Bu promokod allaqachon ishlatilgan',
      'This promo code has been used already',
    ),
  },
  promo_expired: {
    status: 400,
    message: localised(
      'Срок этого промокода истёк',
      'Бұл промокодтың мерзімі өтіп кеткен',
      'Bu promokodning muddati tugagan',
      'This promo code has expired',
    ),
  },
  promo_not_for_you: {
    status: 400,
    message: localised(
      'Этот промокод для абонентов другого провайдера',
      'Бұл промокод басқа провайдердің абоненттеріне арналған',
      'Bu promokod boshqa provayder abonentlari uchun',
      'This promo code is for customers of another provider',
    ),
  },
} as const satisfies ErrorTable;
