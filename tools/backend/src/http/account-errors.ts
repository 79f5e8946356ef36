import { localised } from '../world/localised.ts';
import type { ErrorTable } from './error-table.ts';

/** What may go wrong with an account: sign-in, codes, devices, profiles and the PIN. */
export const ACCOUNT_ERRORS = {
  username_taken: {
    status: 400,
    message: localised('Это имя уже занято', 'Бұл атау бос емес', 'Bu nom band', 'This name is already taken'),
  },
  phone_taken: {
    status: 400,
    message: localised(
      'Этот номер уже зарегистрирован',
      'Бұл нөмір тіркелген',
      'Bu raqam ro‘yxatdan o‘tgan',
      'This number is already registered',
    ),
  },
  duplicate_email: {
    status: 400,
    message: localised(
      'Этот адрес уже используется',
      'Бұл мекенжай қолданыста',
      'Bu manzil band',
      'This address is already in use',
    ),
  },
  wrong_credentials: {
    status: 400,
    message: localised(
      'Неверный логин или пароль',
      'Логин немесе құпиясөз қате',
      'Login yoki parol noto‘g‘ri',
      'Wrong login or password',
    ),
  },
  invalid_phone: {
    status: 400,
    message: localised(
      'Такой номер не зарегистрирован',
      'Мұндай нөмір тіркелмеген',
      'Bunday raqam ro‘yxatdan o‘tmagan',
      'This number is not registered',
    ),
  },
  invalid_email: {
    status: 400,
    message: localised(
      'Такой адрес не зарегистрирован',
      'Мұндай мекенжай тіркелмеген',
      'Bunday manzil ro‘yxatdan o‘tmagan',
      'This address is not registered',
    ),
  },
  no_phone: {
    status: 400,
    message: localised(
      'К учётной записи не привязан телефон',
      'Тіркелгіге телефон байланыстырылмаған',
      'Hisobga telefon ulanmagan',
      'There is no phone on this account',
    ),
  },
  too_many_profiles: {
    status: 400,
    message: localised(
      'Больше профилей создать нельзя',
      'Бұдан артық профиль жасауға болмайды',
      'Boshqa profil yaratib bo‘lmaydi',
      'No more profiles can be made',
    ),
  },
  active_profile: {
    status: 400,
    message: localised(
      'Этот профиль сейчас выбран',
      'Бұл профиль қазір таңдалған',
      'Bu profil hozir tanlangan',
      'This profile is in use',
    ),
  },
  wrong_code: {
    status: 401,
    message: localised('Неверный код', 'Код қате', 'Kod noto‘g‘ri', 'Wrong code'),
  },
  code_expired: {
    status: 401,
    message: localised(
      'Код больше не действует. Запросите новый.',
      'Код енді жарамсыз. Жаңасын сұраңыз.',
      'Kod endi yaroqsiz. Yangisini so‘rang.',
      'This code is no longer valid. Ask for a new one.',
    ),
  },
  code_too_soon: {
    status: 429,
    message: localised(
      'Код уже отправлен. Новый можно запросить через минуту.',
      'Код жіберілді. Жаңасын бір минуттан кейін сұрауға болады.',
      'Kod yuborilgan. Yangisini bir daqiqadan so‘ng so‘rash mumkin.',
      'A code was sent already. You may ask for another in a minute.',
    ),
  },
  too_many_codes: {
    status: 429,
    message: localised(
      'Слишком много кодов. Попробуйте через час.',
      'Код тым көп сұралды. Бір сағаттан кейін қайталаңыз.',
      'Juda ko‘p kod so‘raldi. Bir soatdan so‘ng urinib ko‘ring.',
      'Too many codes. Try again in an hour.',
    ),
  },
  device_limit: {
    status: 400,
    message: localised(
      'К учётной записи подключено слишком много устройств',
      'Тіркелгіге тым көп құрылғы қосылған',
      'Hisobga juda ko‘p qurilma ulangan',
      'Too many devices are signed in to this account',
    ),
  },
  authentication_failed: {
    status: 401,
    message: localised('Войдите ещё раз', 'Қайта кіріңіз', 'Qaytadan kiring', 'Please sign in again'),
  },
  guests_not_allowed: {
    status: 403,
    message: localised('Войдите, чтобы смотреть', 'Көру үшін кіріңіз', 'Ko‘rish uchun kiring', 'Sign in to watch'),
  },
  child_profile: {
    status: 403,
    message: localised(
      'Недоступно в детском профиле',
      'Балалар профилінде қолжетімсіз',
      'Bolalar profilida mavjud emas',
      'Not available in a child profile',
    ),
  },
  confirmation_required: {
    status: 403,
    message: localised(
      'Мы отправили код подтверждения. Введите его.',
      'Растау кодын жібердік. Оны енгізіңіз.',
      'Tasdiqlash kodini yubordik. Uni kiriting.',
      'We sent a confirmation code. Enter it.',
    ),
  },
  /** As `wrong_code` and `code_expired`, of somebody who is signed in and stays so. */
  wrong_confirmation: {
    status: 403,
    message: localised('Неверный код', 'Код қате', 'Kod noto‘g‘ri', 'Wrong code'),
  },
  confirmation_expired: {
    status: 403,
    message: localised(
      'Код больше не действует. Запросите новый.',
      'Код енді жарамсыз. Жаңасын сұраңыз.',
      'Kod endi yaroqsiz. Yangisini so‘rang.',
      'This code is no longer valid. Ask for a new one.',
    ),
  },
  pin_required: {
    status: 403,
    message: localised('Введите PIN-код', 'PIN-кодты енгізіңіз', 'PIN-kodni kiriting', 'Enter the PIN'),
  },
  wrong_pin: {
    status: 403,
    message: localised('Неверный PIN-код', 'PIN-код қате', 'PIN-kod noto‘g‘ri', 'Wrong PIN'),
  },
  too_many_devices: {
    status: 403,
    message: localised(
      'Сегодня больше нельзя отключать устройства',
      'Бүгін бұдан артық құрылғыны ажыратуға болмайды',
      'Bugun boshqa qurilmani o‘chirib bo‘lmaydi',
      'No more devices can be removed today',
    ),
  },
} as const satisfies ErrorTable;
