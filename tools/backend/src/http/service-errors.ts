import { localised } from '../world/localised.ts';
import type { ErrorTable } from './error-table.ts';

/** What may go wrong with a request, with what is to be shown, and with the service itself. */
export const SERVICE_ERRORS = {
  validation_failed: {
    status: 400,
    message: localised(
      'Запрос составлен неверно',
      'Сұрау қате жасалған',
      'So‘rov noto‘g‘ri tuzilgan',
      'The request is not valid',
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
  region_forbidden: {
    status: 403,
    message: localised(
      'В вашей стране сервис недоступен',
      'Сервис сіздің еліңізде қолжетімсіз',
      'Xizmat mamlakatingizda mavjud emas',
      'The service is not available in your country',
    ),
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
} as const satisfies ErrorTable;
