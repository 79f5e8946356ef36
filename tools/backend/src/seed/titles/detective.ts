import { title, type Title } from './title.ts';

export const DETECTIVE_TITLES: readonly Title[] = [
  title(
    ['Свидетель с пятого этажа', 'Бесінші қабаттағы куәгер', 'Beshinchi qavatdagi guvoh', 'The Fifth-Floor Witness'],
    'noir-window',
    [
      'Он видел всё из окна напротив. Осталось объяснить, почему шторы были закрыты.',
      'Ол бәрін қарсы терезеден көрді. Перденің неге жабық болғанын түсіндіру ғана қалды.',
      'U hammasini qarshidagi derazadan koʻrdi. Faqat parda nega yopiq boʻlganini tushuntirish qoldi.',
      'He saw it all from the window opposite. Now he has to explain why the curtains were drawn.',
    ],
  ),
  title(
    [
      'Дело о пропавшем бешбармаке',
      'Жоғалған бешбармақ ісі',
      'Yoʻqolgan beshbarmoq ishi',
      'The Case of the Missing Feast',
    ],
    'kitchen',
    [
      'На юбилее судьи исчезает главное блюдо, а вместе с ним завещание хозяина.',
      'Судьяның мерейтойында басты тағам, онымен бірге қожайынның өсиеті жоғалады.',
      'Sudyaning yubileyida bosh taom, u bilan birga mezbonning vasiyatnomasi yoʻqoladi.',
      'At a judge’s jubilee the main dish vanishes, and the host’s will vanishes with it.',
    ],
  ),
  title(
    ['Улика под снегом', 'Қар астындағы айғақ', 'Qor ostidagi dalil', 'Evidence under the Snow'],
    'winter-mountains',
  ),
  title(
    [
      'Инспектор Сабит и голубая папка',
      'Инспектор Сәбит пен көк папка',
      'Inspektor Sobit va koʻk papka',
      'Inspector Sabit and the Blue Folder',
    ],
    'alley',
  ),
  title(['Пять ключей от сейфа', 'Сейфтің бес кілті', 'Seyfning besh kaliti', 'Five Keys to the Safe'], 'noir-window'),
  title(
    ['Убийца читает газеты', 'Қанішер газет оқиды', 'Qotil gazeta oʻqiydi', 'The Killer Reads the Papers'],
    'alley',
  ),
  title(['Ночной аукцион', 'Түнгі аукцион', 'Tungi auksion', 'The Night Auction'], 'noir-window'),
  title(
    ['Кто звонил Арману', 'Арманға кім қоңырау шалды', 'Armonga kim qoʻngʻiroq qildi', 'Who Called Arman'],
    'city-rain',
  ),
  title(['Алиби на двоих', 'Екі адамға бір алиби', 'Ikki kishilik alibi', 'An Alibi for Two'], 'alley'),
  title(['Сторож музея', 'Музей күзетшісі', 'Muzey qorovuli', 'The Museum Guard'], 'noir-window'),
  title(['Почерк соседа', 'Көршінің қолтаңбасы', 'Qoʻshnining dastxati', 'The Neighbour’s Hand'], 'city-rain'),
  title(['Перегон', 'Екі бекет арасы', 'Ikki bekat orasi', 'Between Two Stations'], 'train'),
  title(
    ['Дождь смыл следы', 'Жаңбыр ізді шайып кетті', 'Yomgʻir izlarni yuvib ketdi', 'The Rain Washed It Away'],
    'city-rain',
  ),
  title(['Чемодан без хозяина', 'Иесіз чемодан', 'Egasiz jomadon', 'A Suitcase without an Owner'], 'train'),
  title(['Следствие ведёт бабушка', 'Тергеуші әже', 'Tergovchi buvi', 'Grandmother Investigates'], 'market'),
  title(
    ['Последнее слово свидетеля', 'Куәгердің соңғы сөзі', 'Guvohning soʻnggi soʻzi', 'The Last Word of a Witness'],
    'noir-window',
  ),
];
