import { title, type Title } from './title.ts';

export const SPORT_TITLES: readonly Title[] = [
  title(['Чемпионы двора', 'Аула чемпиондары', 'Hovli chempionlari', 'Champions of the Yard'], 'stadium', [
    'Площадку собираются снести, и у дворовой команды остаётся один матч, чтобы её отстоять.',
    'Алаңды бұзбақшы, аула командасының оны қорғап қалуға бір ғана матчы бар.',
    'Maydonni buzishmoqchi, hovli jamoasida uni saqlab qolish uchun bitta oʻyin qoladi.',
    'The pitch is to be torn down, and a yard team has one match left to save it.',
  ]),
  title(['Последний раунд', 'Соңғы раунд', 'Soʻnggi raund', 'The Final Round'], 'ring', [
    'Тренер, который бросил бокс, находит ученицу, которая не умеет сдаваться.',
    'Бокстан кеткен жаттықтырушы берілуді білмейтін шәкірт қыз табады.',
    'Boksni tashlagan murabbiy taslim boʻlishni bilmaydigan shogird qiz topadi.',
    'A coach who quit boxing finds a pupil who does not know how to give up.',
  ]),
  title(['Ледяной дивизион', 'Мұз дивизионы', 'Muz divizioni', 'Ice Division'], 'ice', [
    'Провинциальный хоккейный клуб остаётся без света, льда и денег, но не без болельщиков.',
    'Провинциялық хоккей клубы жарықсыз, мұзсыз, ақшасыз қалады, бірақ жанкүйерсіз қалмайды.',
    'Viloyat xokkey klubi chiroqsiz, muzsiz, pulsiz qoladi, ammo muxlissiz qolmaydi.',
    'A provincial hockey club runs out of power, ice and money, but not out of fans.',
  ]),
  title(['Кокпар', 'Көкпар', 'Koʻpkari', 'Kokpar: A Rider’s Story'], 'steppe-riders'),
  title(
    ['Марафон через Устюрт', 'Үстірт арқылы марафон', 'Ustyurt osha marafon', 'Marathon across Ustyurt'],
    'desert-road',
  ),
  title(['Вторая вратарь', 'Екінші қақпашы', 'Ikkinchi darvozabon', 'The Second Goalkeeper'], 'stadium'),
  title(['Борцы', 'Балуандар', 'Polvonlar', 'Wrestlers'], 'ring'),
  title(['Финиш на рассвете', 'Таңғы мәре', 'Tonggi marra', 'Finish at Daybreak'], 'stadium'),
];

export const MUSIC_TITLES: readonly Title[] = [
  title(['Громче!', 'Қаттырақ!', 'Balandroq!', 'Louder!'], 'concert', [
    'Гаражная группа случайно выигрывает конкурс, на который подала заявку их мама.',
    'Гараж тобы анасы өтініш берген байқауда кездейсоқ жеңіп шығады.',
    'Garaj guruhi onasi ariza bergan tanlovda tasodifan yutib chiqadi.',
    'A garage band accidentally wins a contest that their mother had entered them in.',
  ]),
  title(['Домбра и бас', 'Домбыра мен бас', 'Doʻmbra va bas', 'Dombra and Bass'], 'concert'),
  title(['Голос для двоих', 'Екеуге бір дауыс', 'Ikki kishiga bir ovoz', 'One Voice for Two'], 'couple'),
  title(['Пластинка 1978', '1978 күйтабағы', '1978 plastinkasi', 'The 1978 Record'], 'paper-moons'),
  title(
    [
      'Концерт на крыше элеватора',
      'Элеватор төбесіндегі концерт',
      'Elevator tomidagi konsert',
      'Concert on the Grain Elevator',
    ],
    'rooftops',
  ),
  title(['Ритм двора', 'Аула ырғағы', 'Hovli ritmi', 'Rhythm of the Yard'], 'rooftops'),
];
