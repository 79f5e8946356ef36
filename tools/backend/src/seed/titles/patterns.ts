import { localised, type Localised } from '../../world/localised.ts';
import { PLACES } from '../places.ts';
import type { Random } from '../random.ts';
import type { FourTexts } from './title.ts';

/** A title made from a pattern: every part is stored in the very form that the sentence needs, so nothing is inflected here. */
export interface PatternTitle {
  readonly title: Localised;
  readonly scene: string | null;
  /** What it is made of; the caller takes nothing too often. */
  readonly parts: readonly string[];
}

type Pattern = (random: Random) => PatternTitle;

const plain = (texts: FourTexts, ...parts: readonly string[]): PatternTitle => ({
  title: localised(...texts),
  scene: null,
  parts,
});

/** Things, with the Kazakh conjunction that vowel and voice harmony asks for after them. */
const THINGS: readonly (readonly [ru: string, kk: string, kkAnd: 'мен' | 'бен' | 'пен', uz: string, en: string])[] = [
  ['Соль', 'Тұз', 'бен', 'Tuz', 'Salt'],
  ['Ветер', 'Жел', 'мен', 'Shamol', 'Wind'],
  ['Пыль', 'Шаң', 'мен', 'Chang', 'Dust'],
  ['Хлеб', 'Нан', 'мен', 'Non', 'Bread'],
  ['Гроза', 'Найзағай', 'мен', 'Momaqaldiroq', 'Thunder'],
  ['Полынь', 'Жусан', 'мен', 'Shuvoq', 'Wormwood'],
  ['Медь', 'Мыс', 'пен', 'Mis', 'Copper'],
  ['Снег', 'Қар', 'мен', 'Qor', 'Snow'],
  ['Дым', 'Түтін', 'мен', 'Tutun', 'Smoke'],
  ['Мёд', 'Бал', 'мен', 'Asal', 'Honey'],
  ['Эхо', 'Жаңғырық', 'пен', 'Aks sado', 'Echo'],
  ['Глина', 'Саз', 'бен', 'Loy', 'Clay'],
  ['Огонь', 'От', 'пен', 'Olov', 'Fire'],
  ['Тень', 'Көлеңке', 'мен', 'Soya', 'Shadow'],
  ['Шёлк', 'Жібек', 'пен', 'Ipak', 'Silk'],
  ['Камень', 'Тас', 'пен', 'Tosh', 'Stone'],
];

/** Names with what they do; the present tense has no gender in any of the four. */
const NAMES: readonly FourTexts[] = [
  ['Айдана', 'Айдана', 'Aydana', 'Aidana'],
  ['Ермек', 'Ермек', 'Yermek', 'Yermek'],
  ['Зарина', 'Зарина', 'Zarina', 'Zarina'],
  ['Рустам', 'Рүстем', 'Rustam', 'Rustam'],
  ['Гульнар', 'Гүлнар', 'Gulnor', 'Gulnar'],
  ['Дядя Вова', 'Вова көке', 'Vova amaki', 'Uncle Vova'],
  ['Бабушка Сауле', 'Сәуле әже', 'Saule buvi', 'Granny Saule'],
  ['Камила', 'Кәмила', 'Komila', 'Kamila'],
  ['Темирхан', 'Темірхан', 'Temirxon', 'Temirkhan'],
  ['Наргиза', 'Нәргиза', 'Nargiza', 'Nargiza'],
];

const DEEDS: readonly FourTexts[] = [
  ['возвращается', 'оралады', 'qaytadi', 'Comes Back'],
  ['едет домой', 'үйге қайтады', 'uyga ketadi', 'Goes Home'],
  ['знает всё', 'бәрін біледі', 'hammasini biladi', 'Knows Everything'],
  ['выбирает море', 'теңізді таңдайды', 'dengizni tanlaydi', 'Chooses the Sea'],
  ['не спит', 'ұйықтамайды', 'uxlamaydi', 'Does Not Sleep'],
  ['опаздывает', 'кешігеді', 'kechikadi', 'Is Running Late'],
  ['больше не шутит', 'енді қалжыңдамайды', 'endi hazillashmaydi', 'Is Done Joking'],
  ['меняет правила', 'ережені өзгертеді', 'qoidani oʻzgartiradi', 'Changes the Rules'],
  ['ищет жильё', 'пәтер іздейді', 'uy qidiradi', 'Is Looking for a Flat'],
  ['спорит с погодой', 'ауа райымен дауласады', 'ob-havo bilan bahslashadi', 'Argues with the Weather'],
];

const HOURS: readonly FourTexts[] = [
  ['шесть утра', 'таңғы алты', 'ertalabki olti', 'Six in the Morning'],
  ['полночь', 'түн ортасы', 'yarim tun', 'Midnight'],
  ['первый снег', 'алғашқы қар', 'birinchi qor', 'First Snow'],
  ['без пяти десять', 'онға бес минут', 'oʻnga besh minut', 'Five to Ten'],
  ['конец августа', 'тамыздың соңы', 'avgust oxiri', 'Late August'],
];

/** Numbered things in the case that their number demands. */
const COUNTED: readonly FourTexts[] = [
  ['Четыре окна', 'Төрт терезе', 'Toʻrt deraza', 'Four Windows'],
  ['Девять телеграмм', 'Тоғыз жеделхат', 'Toʻqqizta telegramma', 'Nine Telegrams'],
  ['Сорок мостов', 'Қырық көпір', 'Qirq koʻprik', 'Forty Bridges'],
  ['Шесть чужих пальто', 'Алты бөтен пальто', 'Oltita begona palto', 'Six Borrowed Coats'],
  ['Одиннадцать ступеней', 'Он бір баспалдақ', 'Oʻn bir pogʻona', 'Eleven Steps'],
  ['Три пустых конверта', 'Үш бос конверт', 'Uchta boʻsh konvert', 'Three Empty Envelopes'],
  ['Восемь минут тишины', 'Сегіз минут тыныштық', 'Sakkiz daqiqa sukunat', 'Eight Minutes of Silence'],
  ['Тысяча воробьёв', 'Мың торғай', 'Ming chumchuq', 'A Thousand Sparrows'],
  ['Две правды Даны', 'Дананың екі шындығы', 'Dananing ikki haqiqati', 'Dana’s Two Truths'],
  ['Пятая лопасть', 'Бесінші қалақ', 'Beshinchi parrak', 'The Fifth Blade'],
];

const TALE_HEROES: readonly FourTexts[] = [
  ['медного барса', 'мыс барыс', 'mis qoplon', 'the Copper Leopard'],
  ['говорящего ковыля', 'сөйлейтін бозшөп', 'gapiradigan chalov', 'the Talking Feather Grass'],
  ['потерянного ветра', 'адасқан жел', 'adashgan shamol', 'the Lost Wind'],
  ['ледяного кузнеца', 'мұз ұста', 'muz temirchi', 'the Ice Smith'],
  ['стеклянной птицы', 'шыны құс', 'shisha qush', 'the Glass Bird'],
  ['спящего вулкана', 'ұйқыдағы жанартау', 'uyqudagi vulqon', 'the Sleeping Volcano'],
  ['храброго ослика', 'батыл есек', 'jasur eshakcha', 'the Brave Donkey'],
  ['лунного пекаря', 'ай наубайшысы', 'oy nonvoyi', 'the Moon Baker'],
  ['седого океана', 'бурыл мұхит', 'koʻhna ummon', 'the Hoary Ocean'],
  ['третьей луны', 'үшінші ай', 'uchinchi oy', 'the Third Moon'],
];

const TALE_KINDS: readonly ((hero: FourTexts) => FourTexts)[] = [
  ([ru, kk, uz, en]) => [
    `Легенда ${ru}`,
    `${upper(kk)} туралы аңыз`,
    `${upper(uz)} haqida afsona`,
    `The Legend of ${en}`,
  ],
  ([ru, kk, uz, en]) => [`По следам ${ru}`, `${upper(kk)} ізімен`, `${upper(uz)} izidan`, `On the Trail of ${en}`],
  ([ru, kk, uz, en]) => [`Тайна ${ru}`, `${upper(kk)} құпиясы`, `${upper(uz)} siri`, `The Secret of ${en}`],
];

/** Ships, with the Russian genitive as the fifth form. */
const VESSELS: readonly (readonly [...FourTexts, ruOf: string])[] = [
  ['«Тулпар»', '«Тұлпар»', '«Tulpor»', 'Tulpar', '«Тулпара»'],
  ['«Сункар»', '«Сұңқар»', '«Sunqor»', 'Sunkar', '«Сункара»'],
  ['«Медеу»', '«Медеу»', '«Medeu»', 'Medeu', '«Медеу»'],
  ['«Заря»', '«Таң»', '«Tong»', 'Dawn', '«Зари»'],
];

const VESSEL_KINDS: readonly ((vessel: readonly [...FourTexts, string]) => FourTexts)[] = [
  ([, kk, uz, en, ruOf]) => [`Возвращение ${ruOf}`, `${kk} оралды`, `${uz} qaytdi`, `The Return of the ${en}`],
  ([ru, kk, uz, en]) => [
    `${ru} не отвечает`,
    `${kk} жауап бермейді`,
    `${uz} javob bermayapti`,
    `${en} Is Not Answering`,
  ],
  ([, kk, uz, en, ruOf]) => [`Экипаж ${ruOf}`, `${kk} экипажы`, `${uz} ekipaji`, `The Crew of the ${en}`],
];

function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);
}

const pair: Pattern = (random) => {
  const [first, second] = random.sample(THINGS, 2);
  if (first === undefined || second === undefined) throw new Error('two things are needed');
  return plain(
    [
      `${first[0]} и ${second[0].toLowerCase()}`,
      `${first[1]} ${first[2]} ${second[1].toLowerCase()}`,
      `${first[3]} va ${second[3].toLowerCase()}`,
      `${first[4]} and ${second[4]}`,
    ],
    first[4],
    second[4],
  );
};

const deed: Pattern = (random) => {
  const name = random.pick(NAMES);
  const does = random.pick(DEEDS);
  return plain(
    [`${name[0]} ${does[0]}`, `${name[1]} ${does[1]}`, `${name[2]} ${does[2]}`, `${name[3]} ${does[3]}`],
    name[3],
    does[3],
  );
};

const hour: Pattern = (random) => {
  const at = random.pick(PLACES);
  const when = random.pick(HOURS);
  return plain(
    [`${at.ru.name}, ${when[0]}`, `${at.kk.name}, ${when[1]}`, `${at.uz.name}, ${when[2]}`, `${at.en}, ${when[3]}`],
    at.en,
    when[3],
  );
};

const letters: Pattern = (random) => {
  const from = random.pick(PLACES);
  return random.pick<() => PatternTitle>([
    () =>
      plain(
        [
          `Письмо ${from.ru.from}`,
          `${from.kk.from} келген хат`,
          `${from.uz.from} kelgan xat`,
          `A Letter from ${from.en}`,
        ],
        from.en,
        'letter',
      ),
    () =>
      plain(
        [
          `Гость ${from.ru.from}`,
          `${from.kk.from} келген қонақ`,
          `${from.uz.from} kelgan mehmon`,
          `The Guest from ${from.en}`,
        ],
        from.en,
        'guest',
      ),
    () =>
      plain(
        [`Однажды ${from.ru.at}`, `Бірде ${from.kk.at}`, `Bir kuni ${from.uz.at}`, `One Day in ${from.en}`],
        from.en,
        'one day',
      ),
    () =>
      plain(
        [
          `Девушка ${from.ru.from}`,
          `${from.kk.from} келген қыз`,
          `${from.uz.from} kelgan qiz`,
          `The Girl from ${from.en}`,
        ],
        from.en,
        'girl',
      ),
  ])();
};

const counted: Pattern = (random) => plain(random.pick(COUNTED));
const tale: Pattern = (random) => plain(random.pick(TALE_KINDS)(random.pick(TALE_HEROES)));
const vessel: Pattern = (random) => plain(random.pick(VESSEL_KINDS)(random.pick(VESSELS)));

/** The patterns that suit a genre. */
const PATTERNS_OF_GENRE: Readonly<Record<string, readonly Pattern[]>> = {
  drama: [pair, letters, hour, deed],
  comedy: [deed, deed, letters],
  thriller: [hour, pair, counted],
  detective: [hour, counted, letters],
  'science-fiction': [vessel, tale, pair],
  fantasy: [tale, pair],
  adventure: [tale, letters, vessel],
  action: [hour, pair, vessel],
  romance: [letters, hour, deed],
  history: [pair, letters],
  documentary: [pair, letters, hour],
  animation: [tale, deed],
  family: [deed, tale],
  sport: [deed, hour],
  music: [deed, letters],
};

/** A fresh title for a genre; the caller asks again when it is taken. */
export function patternTitle(genre: string, random: Random): PatternTitle {
  const patterns = PATTERNS_OF_GENRE[genre];
  if (patterns === undefined) throw new Error(`no title patterns for the genre ${genre}`);
  return random.pick(patterns)(random);
}
