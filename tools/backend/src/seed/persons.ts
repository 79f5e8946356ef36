import { localised, type Localised } from '../world/localised.ts';
import { MEN, SURNAMES, WOMEN } from './person-names.ts';
import { PLACES } from './places.ts';
import { randomOf, type Random } from './random.ts';
import { slugOf } from './slug.ts';
import type { FourTexts } from './titles/title.ts';
import type { PersonRole, SeedPerson } from '../world/catalogue.ts';

const PERSON_COUNT = 200;
const FIRST_PERSON_ID = 501;
/** Every so many persons have no photo, so that the stub of CONT-058 is seen. */
const WITHOUT_PHOTO_EVERY = 25;
/** Every so many have no biography (CONT-061 hides its link then). */
const WITHOUT_BIO_EVERY = 40;

/** How many of 20 persons are known for a role. */
const ROLE_CYCLE: readonly PersonRole[] = [
  ...Array.from({ length: 11 }, (): PersonRole => 'actor'),
  'director',
  'director',
  'director',
  'writer',
  'writer',
  'producer',
  'composer',
  'presenter',
  'editor',
];

/** What a person of a role does; [man's Russian, woman's Russian, kk, uz, en]. */
const BEGINNINGS: Readonly<
  Record<PersonRole, readonly (readonly [man: string, woman: string, kk: string, uz: string, en: string])[]>
> = {
  actor: [
    [
      'Вышел на сцену народного театра в пятнадцать лет и с тех пор не уходил с неё надолго.',
      'Вышла на сцену народного театра в пятнадцать лет и с тех пор не уходила с неё надолго.',
      'Халық театрының сахнасына он бес жасында шығып, содан бері одан ұзақ қол үзген емес.',
      'Xalq teatri sahnasiga oʻn besh yoshida chiqqan va oʻshandan beri undan uzoq ketmagan.',
      'Stepped on the stage of a people’s theatre at fifteen and has never left it for long.',
    ],
    [
      'Учился на инженера, попал в массовку к друзьям и остался в кадре.',
      'Училась на инженера, попала в массовку к друзьям и осталась в кадре.',
      'Инженерлікке оқып жүріп, достарының көпшілік сахнасына түсіп, кадрда қалып қойған.',
      'Muhandislikka oʻqib yurib, doʻstlarining ommaviy sahnasiga tushgan va kadrda qolgan.',
      'Studied engineering, was pulled into a crowd scene by friends and stayed in the frame.',
    ],
    [
      'Известен ролями людей, которые больше слушают, чем говорят.',
      'Известна ролями людей, которые больше слушают, чем говорят.',
      'Сөйлегеннен гөрі тыңдайтын кейіпкерлерімен танымал.',
      'Gapirishdan koʻra koʻproq tinglaydigan qahramonlari bilan tanilgan.',
      'Known for playing people who listen more than they speak.',
    ],
  ],
  director: [
    [
      'Первый фильм снял на камеру, взятую напрокат у свадебного оператора.',
      'Первый фильм сняла на камеру, взятую напрокат у свадебного оператора.',
      'Алғашқы фильмін той операторынан жалға алған камерамен түсірген.',
      'Birinchi filmini toʻy operatoridan ijaraga olingan kamerada suratga olgan.',
      'Shot a first film on a camera hired from a wedding videographer.',
    ],
    [
      'Снимает дома: в степи, на вокзалах и на кухнях.',
      'Снимает дома: в степи, на вокзалах и на кухнях.',
      'Туған жерінде түсіреді: далада, вокзалда, ас үйде.',
      'Uyida suratga oladi: dashtda, vokzallarda va oshxonalarda.',
      'Films at home: in the steppe, at railway stations and in kitchens.',
    ],
  ],
  producer: [
    [
      'Собирает команды, в которых спорят до рассвета и не ссорятся.',
      'Собирает команды, в которых спорят до рассвета и не ссорятся.',
      'Таңға дейін дауласып, ренжіспейтін топтар жинайды.',
      'Tonggacha bahslashib, xafalashmaydigan jamoalar yigʻadi.',
      'Builds teams that argue until dawn and do not fall out.',
    ],
  ],
  writer: [
    [
      'Пишет от руки и вычёркивает больше, чем оставляет.',
      'Пишет от руки и вычёркивает больше, чем оставляет.',
      'Қолмен жазады, қалдырғанынан сызғаны көп.',
      'Qoʻlda yozadi va qoldirganidan koʻra koʻproq oʻchiradi.',
      'Writes by hand and crosses out more than is left.',
    ],
  ],
  composer: [
    [
      'Соединяет кобыз с синтезатором и тишиной между ними.',
      'Соединяет кобыз с синтезатором и тишиной между ними.',
      'Қобыз бен синтезаторды және екеуінің арасындағы тыныштықты қосады.',
      'Qoʻbizni sintezator va ular orasidagi sukunat bilan birlashtiradi.',
      'Joins the kobyz, the synthesizer and the silence between them.',
    ],
  ],
  presenter: [
    [
      'Ведёт прямой эфир так, будто в студии сидит каждый зритель.',
      'Ведёт прямой эфир так, будто в студии сидит каждый зритель.',
      'Тікелей эфирді студияда әр көрермен отырғандай жүргізеді.',
      'Jonli efirni studiyada har bir tomoshabin oʻtirgandek olib boradi.',
      'Hosts live television as if every viewer sat in the studio.',
    ],
  ],
  editor: [
    [
      'Считает, что хороший монтаж — это вовремя остановленный кадр.',
      'Считает, что хороший монтаж — это вовремя остановленный кадр.',
      'Жақсы монтаж дегеніміз — дер кезінде тоқтатылған кадр деп есептейді.',
      'Yaxshi montaj — bu oʻz vaqtida toʻxtatilgan kadr, deb hisoblaydi.',
      'Believes that good editing is a shot stopped in time.',
    ],
  ],
};

const HABITS: readonly FourTexts[] = [
  [
    'В свободное время чинит старые радиоприёмники.',
    'Бос уақытында ескі радиоқабылдағыштарды жөндейді.',
    'Boʻsh vaqtida eski radiopriyomniklarni tuzatadi.',
    'Repairs old radio sets in spare hours.',
  ],
  [
    'Разводит яблони редких сортов.',
    'Сирек сұрыпты алма ағаштарын өсіреді.',
    'Noyob navli olma daraxtlarini oʻstiradi.',
    'Grows rare varieties of apple.',
  ],
  [
    'Каждое лето проводит с экспедицией в горах.',
    'Әр жазды таудағы экспедициямен өткізеді.',
    'Har yozni togʻdagi ekspeditsiya bilan oʻtkazadi.',
    'Spends every summer with an expedition in the mountains.',
  ],
  [
    'Ведёт школьную киностудию для подростков.',
    'Жасөспірімдерге арналған мектеп киностудиясын жүргізеді.',
    'Oʻsmirlar uchun maktab kinostudiyasini olib boradi.',
    'Runs a school film studio for teenagers.',
  ],
  [
    'Коллекционирует афиши исчезнувших кинотеатров.',
    'Жойылған кинотеатрлардың жарнамаларын жинайды.',
    'Yoʻqolgan kinoteatrlarning afishalarini yigʻadi.',
    'Collects posters of vanished cinemas.',
  ],
  [
    'Говорит на четырёх языках и во всех четырёх предпочитает молчать.',
    'Төрт тілде сөйлейді, төртеуінде де үндемегенді жақсы көреді.',
    'Toʻrt tilda gapiradi va toʻrtalasida ham jim turishni afzal koʻradi.',
    'Speaks four languages and prefers silence in all of them.',
  ],
];

const AWARDS: readonly FourTexts[] = [
  [
    'Лауреат премии «Золотой ковыль» за лучшую работу года.',
    '«Алтын бозшөп» сыйлығының жыл үздігі атанған лауреаты.',
    '«Oltin chalov» mukofotining yil eng yaxshi ishi uchun laureati.',
    'Winner of the Golden Feather Grass for the best work of the year.',
  ],
  [
    'Номинант фестиваля «Горизонт» в трёх категориях.',
    '«Көкжиек» фестивалінің үш номинация бойынша үміткері.',
    '«Ufq» festivalining uch yoʻnalish boʻyicha nomzodi.',
    'Nominated at the Horizon festival in three categories.',
  ],
  [
    'Преподаёт в киношколе и выпускает по одному курсу в четыре года.',
    'Киномектепте сабақ береді, төрт жылда бір курс бітіртеді.',
    'Kinomaktabda dars beradi va toʻrt yilda bitta kursni bitirtiradi.',
    'Teaches at a film school and graduates one class in four years.',
  ],
  [
    'На счету работы в совместных проектах пяти стран.',
    'Бес елдің бірлескен жобаларында жұмыс істеген.',
    'Besh mamlakatning qoʻshma loyihalarida ishlagan.',
    'Has worked on co-productions of five countries.',
  ],
];

function bioOf(random: Random, isWoman: boolean, role: PersonRole): Localised {
  const place = random.pick(PLACES);
  const year = random.between(1948, 2001);
  const beginning = random.pick(BEGINNINGS[role]);
  const habit = random.pick(HABITS);
  const award = random.pick(AWARDS);
  return localised(
    `${isWoman ? 'Родилась' : 'Родился'} ${place.ru.at} в ${year} году. ${beginning[isWoman ? 1 : 0]} ${award[0]} ${habit[0]}`,
    `${year} жылы ${place.kk.at} дүниеге келген. ${beginning[2]} ${award[1]} ${habit[1]}`,
    `${year}-yilda ${place.uz.at} tugʻilgan. ${beginning[3]} ${award[2]} ${habit[2]}`,
    `Born in ${place.en} in ${year}. ${beginning[4]} ${award[3]} ${habit[3]}`,
  );
}

/** Deals the items in random order, all of them before any comes again. */
function deckOf<Item>(items: readonly Item[], random: Random): () => Item {
  let deck: Item[] = [];
  return () => {
    if (deck.length === 0) deck = random.sample(items, items.length);
    const item = deck.pop();
    if (item === undefined) throw new Error('an empty deck');
    return item;
  };
}

/** Persons with unique names, their roles in a fixed proportion. */
export function buildPersons(): readonly SeedPerson[] {
  const random = randomOf('persons');
  const women = deckOf(WOMEN, random);
  const men = deckOf(MEN, random);
  const surnames = deckOf(SURNAMES, random);
  const taken = new Set<string>();
  const persons: SeedPerson[] = [];
  while (persons.length < PERSON_COUNT) {
    const isWoman = random.chance(0.48);
    const first = isWoman ? women() : men();
    const last = surnames()[isWoman ? 'woman' : 'man'];
    const name = localised(
      `${first[0]} ${last[0]}`,
      `${first[1]} ${last[1]}`,
      `${first[2]} ${last[2]}`,
      `${first[3]} ${last[3]}`,
    );
    if (taken.has(name.ru)) continue;
    taken.add(name.ru);
    const position = persons.length;
    const id = FIRST_PERSON_ID + position;
    const role = ROLE_CYCLE[position % ROLE_CYCLE.length] ?? 'actor';
    const hasBio = position % WITHOUT_BIO_EVERY !== WITHOUT_BIO_EVERY - 1;
    persons.push({
      id,
      slug: `${slugOf(name.en)}-${id}`,
      name,
      bio: hasBio ? bioOf(random, isWoman, role) : localised('', '', '', ''),
      role,
      isWoman,
      artworkKey: position % WITHOUT_PHOTO_EVERY === WITHOUT_PHOTO_EVERY - 1 ? null : `p${id}`,
    });
  }
  return persons;
}
