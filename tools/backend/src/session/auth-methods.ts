import type { AuthMethod } from '@livery/contract/platform/entities';
import type { Wire } from '@livery/contract/schema';
import { localised, type Language } from '../world/localised.ts';
import { CODE_DIGITS } from './codes.ts';

const PHONE = localised('Номер телефона', 'Телефон нөмірі', 'Telefon raqami', 'Phone number');
const CODE = localised('Код из сообщения', 'Хабарламадағы код', 'Xabardagi kod', 'Code from the message');
const EMAIL = localised('Электронная почта', 'Электрондық пошта', 'Elektron pochta', 'E-mail');
const USERNAME = localised('Логин', 'Логин', 'Login', 'Login');
const PASSWORD = localised('Пароль', 'Құпиясөз', 'Parol', 'Password');

const TITLES = {
  phone: localised('По номеру телефона', 'Телефон нөмірі арқылы', 'Telefon raqami orqali', 'By phone'),
  telegram: localised('Через Telegram', 'Telegram арқылы', 'Telegram orqali', 'Through Telegram'),
  email: localised('По электронной почте', 'Электрондық пошта арқылы', 'Elektron pochta orqali', 'By e-mail'),
  password: localised(
    'По логину и паролю',
    'Логин мен құпиясөз арқылы',
    'Login va parol orqali',
    'With login and password',
  ),
} as const;
const SUBTITLES = {
  phone: localised(
    'Пришлём код в SMS',
    'Кодты SMS арқылы жібереміз',
    'Kodni SMS orqali yuboramiz',
    'A code comes by SMS',
  ),
  telegram: localised(
    'Код придёт в мессенджер',
    'Код мессенджерге келеді',
    'Kod messenjerga keladi',
    'A code comes to the messenger',
  ),
  email: localised(
    'Пришлём код в письме',
    'Кодты хатпен жібереміз',
    'Kodni xat orqali yuboramiz',
    'A code comes by mail',
  ),
  password: localised(
    'Из договора с провайдером',
    'Провайдермен келісімшарттан',
    'Provayder shartnomasidan',
    'From your contract',
  ),
} as const;
type Action = keyof typeof TITLES;

/** What each provider offers; one way needs no choice. */
const OFFERED: Readonly<Record<string, readonly Action[]>> = {
  almatv: ['phone', 'password'],
  mbank: ['phone'],
  'freedom-superapp': ['phone'],
  birgetv: ['password', 'phone'],
  vlife: ['telegram', 'phone', 'email'],
};
const USUAL: readonly Action[] = ['phone', 'email', 'password'];

const PHONE_MASKS: Readonly<Record<string, string>> = { vlife: '+998 __ ___ __ __', mbank: '+996 ___ ___ ___' };
const USUAL_MASK = '+7 (___) ___-__-__';

/** The ways to sign in to a provider. */
export function authMethods(provider: string, language: Language): readonly Wire<typeof AuthMethod>[] {
  const code = { label: CODE[language], mask: '_'.repeat(CODE_DIGITS) };
  const phone = { label: PHONE[language], mask: PHONE_MASKS[provider] ?? USUAL_MASK };
  const fields = {
    phone: { phone, code },
    telegram: { phone, code },
    email: { email: { label: EMAIL[language] }, code },
    password: { username: { label: USERNAME[language] }, password: { label: PASSWORD[language] } },
  } as const satisfies Record<Action, Wire<typeof AuthMethod>['property']>;
  return (OFFERED[provider] ?? USUAL).map((action) => ({
    action,
    title: TITLES[action][language],
    subtitle: SUBTITLES[action][language],
    property: fields[action],
  }));
}
