import { localised, type Localised } from '../world/localised.ts';

/** What every new viewer finds behind the bell, oldest first. The last one has no title: the site gives it one (ACC-050). */
export const FIRST_MESSAGES: readonly { readonly title?: Localised; readonly text: Localised }[] = [
  {
    title: localised('Добро пожаловать', 'Қош келдіңіз', 'Xush kelibsiz', 'Welcome'),
    text: localised(
      'Каналы, фильмы и архив передач уже открыты. Начните с главной страницы.',
      'Арналар, фильмдер мен бағдарламалар мұрағаты ашық. Басты беттен бастаңыз.',
      'Kanallar, filmlar va dasturlar arxivi ochiq. Bosh sahifadan boshlang.',
      'Channels, films and the archive are open already. Begin with the home page.',
    ),
  },
  {
    title: localised('Профиль для каждого', 'Әркімге өз профилі', 'Har kimga o‘z profili', 'A profile for everybody'),
    text: localised(
      'До пяти профилей в одном аккаунте. В детском видно только то, что можно до 12 лет.',
      'Бір аккаунтта беске дейін профиль. Балалар профилінде тек 12 жасқа дейінгі көрінеді.',
      'Bitta akkauntda beshtagacha profil. Bolalar profilida faqat 12 yoshgacha bo‘lgani ko‘rinadi.',
      'Up to five profiles in one account. A child’s shows only what suits those up to 12.',
    ),
  },
  {
    text: localised(
      'Смотрите и на телевизоре: установка занимает минуту.',
      'Теледидардан да көріңіз: орнату бір минут алады.',
      'Televizorda ham ko‘ring: o‘rnatish bir daqiqa oladi.',
      'Watch on your television, too: installing takes a minute.',
    ),
  },
];
