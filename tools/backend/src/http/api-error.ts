import type { ErrorBody } from '@livery/contract/errors';
import type { Wire } from '@livery/contract/schema';
import type { Language, Localised } from '../seed/localised.ts';
import { localised } from '../seed/localised.ts';

/** Everything that may go wrong by the viewer's doing: status, and the words that a viewer may read. */
const ERRORS = {
  validation_failed: {
    status: 400,
    message: localised(
      'Запрос составлен неверно',
      'Сұрау қате жасалған',
      'So‘rov noto‘g‘ri tuzilgan',
      'The request is not valid',
    ),
  },
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
  future_time: {
    status: 400,
    message: localised(
      'Передача ещё не началась',
      'Бағдарлама әлі басталған жоқ',
      'Dastur hali boshlanmagan',
      'The programme has not started yet',
    ),
  },
  authentication_failed: {
    status: 401,
    message: localised('Войдите ещё раз', 'Қайта кіріңіз', 'Qaytadan kiring', 'Please sign in again'),
  },
  region_forbidden: {
    status: 403,
    message: localised(
      'В вашей стране сервис недоступен',
      'Сервис сіздің еліңізде қолжетімсіз',
      'Xizmat mamlakatingizda mavjud emas',
      'The service is not available in your country',
    ),
  },
  guests_not_allowed: {
    status: 403,
    message: localised('Войдите, чтобы смотреть', 'Көру үшін кіріңіз', 'Ko‘rish uchun kiring', 'Sign in to watch'),
  },
  permission_denied: {
    status: 403,
    message: localised(
      'Нужна подписка, чтобы смотреть',
      'Көру үшін жазылым қажет',
      'Ko‘rish uchun obuna kerak',
      'You need a subscription to watch this',
    ),
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
  rate_limited: {
    status: 429,
    message: localised(
      'Слишком много попыток. Попробуйте позже.',
      'Әрекет тым көп. Кейінірек қайталаңыз.',
      'Urinishlar juda ko‘p. Keyinroq urinib ko‘ring.',
      'Too many tries. Try again later.',
    ),
  },
  busy: {
    status: 503,
    message: localised(
      'Сервис занят. Попробуйте через минуту.',
      'Сервис бос емес. Бір минуттан кейін қайталаңыз.',
      'Xizmat band. Bir daqiqadan so‘ng urinib ko‘ring.',
      'The service is busy. Try again in a minute.',
    ),
  },
  too_much: {
    status: 413,
    message: localised(
      'Слишком много данных',
      'Деректер тым көп',
      'Ma’lumotlar juda ko‘p',
      'This is more than can be kept',
    ),
  },
  not_available: {
    status: 403,
    message: localised('Сейчас недоступно', 'Қазір қолжетімсіз', 'Hozir mavjud emas', 'Not available at the moment'),
  },
  archive_unavailable: {
    status: 403,
    message: localised(
      'Эта передача больше не хранится в архиве',
      'Бұл бағдарлама мұрағатта жоқ',
      'Bu dastur arxivda yo‘q',
      'This programme is no longer in the archive',
    ),
  },
  copyright_banned: {
    status: 403,
    message: localised(
      'Запись недоступна по решению правообладателя',
      'Жазба құқық иесінің шешімімен қолжетімсіз',
      'Yozuv huquq egasi qaroriga ko‘ra mavjud emas',
      'The rights holder does not allow this recording',
    ),
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
  not_yours: {
    status: 403,
    message: localised('Нет доступа', 'Рұқсат жоқ', 'Ruxsat yo‘q', 'You have no access to this'),
  },
  not_found: {
    status: 404,
    message: localised('Ничего не найдено', 'Ештеңе табылмады', 'Hech narsa topilmadi', 'Nothing was found here'),
  },
  lost_content: {
    status: 410,
    message: localised(
      'Права на показ закончились',
      'Көрсету құқығы аяқталды',
      'Namoyish huquqi tugagan',
      'The rights to show this have ended',
    ),
  },
  unavailable: {
    status: 503,
    message: localised(
      'Сервис временно недоступен. Повторите через несколько секунд.',
      'Сервис уақытша қолжетімсіз. Бірнеше секундтан кейін қайталаңыз.',
      'Xizmat vaqtincha ishlamayapti. Bir necha soniyadan so‘ng urinib ko‘ring.',
      'The service is not available at the moment. Try again in a few seconds.',
    ),
  },
  not_implemented: {
    status: 501,
    message: localised(
      'Эта возможность ещё не готова',
      'Бұл мүмкіндік әлі дайын емес',
      'Bu imkoniyat hali tayyor emas',
      'This is not available yet',
    ),
  },
  internal_error: {
    status: 500,
    message: localised('Что-то пошло не так', 'Бірдеңе дұрыс болмады', 'Nimadir xato ketdi', 'Something went wrong'),
  },
} as const satisfies Record<string, { status: number; message: Localised }>;

export type ErrorCode = keyof typeof ERRORS;

/** After how long the same may be asked again, where the error itself does not know better. */
const RETRY_AFTER_SECONDS: Readonly<Partial<Record<ErrorCode, number>>> = { code_too_soon: 60, too_many_codes: 3600 };

export type Remark = { field?: string; message: string };

type Extras = {
  /** What exactly is wrong. Clients show these in place of the message, so what viewers meet has none. */
  detail?: readonly Remark[];
  /** In place of the usual words. */
  message?: Localised;
  /** With `region_forbidden`: what the server knows of the caller. */
  caller?: { country: string; ip: string };
  /** After how long the same may be asked again. */
  retryAfterSeconds?: number;
};

/** An answer other than 2xx. Thrown by handlers; the server turns it into the error body in the viewer's language. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly extras: Extras;

  constructor(code: ErrorCode, extras: Extras = {}) {
    super(code);
    this.code = code;
    this.status = ERRORS[code].status;
    this.extras = extras;
  }

  get retryAfterSeconds(): number | undefined {
    return this.extras.retryAfterSeconds ?? RETRY_AFTER_SECONDS[this.code];
  }

  toBody(language: Language): Wire<typeof ErrorBody> {
    const { message = ERRORS[this.code].message, caller } = this.extras;
    // A refused stream says why in its detail (LIVE-056).
    const detail = this.code === 'permission_denied' ? [{ message: message[language] }] : this.extras.detail;
    return {
      error: { code: this.code, message: message[language] },
      ...(detail && { detail: [...detail] }),
      ...caller,
    };
  }
}

/** What is wrong with one field, for the people who write clients. */
export const invalid = (field: string, message: string) =>
  new ApiError('validation_failed', { detail: [{ field, message }] });
