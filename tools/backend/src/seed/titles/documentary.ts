import { title, type Title } from './title.ts';

export const DOCUMENTARY_TITLES: readonly Title[] = [
  title(['Первый свет', 'Алғашқы шам', 'Birinchi chiroq', 'The First Light'], 'yurt-night', [
    'Короткий фильм о том, как вечером зажигают огни: у костра, на маяке, в окне и на орбите.',
    'Кешке шамның қалай жағылатыны туралы қысқа фильм: от басында, шамшырақта, терезеде және орбитада.',
    'Kechqurun chiroqlar qanday yoqilishi haqida qisqa film: gulxan yonida, mayoqda, derazada va orbitada.',
    'A short film about how lights are lit in the evening: by a fire, in a lighthouse, in a window and in orbit.',
  ]),
  title(['Цвет шума', 'Шудың түсі', 'Shovqin rangi', 'The Colour of Noise'], 'geometric', [
    'Звукорежиссёр записывает город, который через год снесут.',
    'Дыбыс режиссері бір жылдан соң бұзылатын қаланың үнін жазады.',
    'Ovoz rejissyori bir yildan keyin buziladigan shahar ovozini yozib oladi.',
    'A sound engineer records a town that will be demolished within a year.',
  ]),
  title(['Линия сборки', 'Құрастыру желісі', 'Yigʻuv liniyasi', 'Assembly Line'], 'geometric', [
    'Один день завода: восемьсот человек, четыре тысячи деталей, одна ошибка.',
    'Зауыттың бір күні: сегіз жүз адам, төрт мың бөлшек, бір қателік.',
    'Zavodning bir kuni: sakkiz yuz odam, toʻrt ming detal, bitta xato.',
    'One day of a factory: eight hundred people, four thousand parts, one mistake.',
  ]),
  title(['Дыхание Арала', 'Арал тынысы', 'Orol nafasi', 'The Breath of the Aral'], 'lake'),
  title(['Хлопок', 'Мақта', 'Paxta', 'Cotton, Thread by Thread'], 'market'),
  title(['Высокие травы', 'Биік шөптер', 'Baland oʻtlar', 'Tall Grass'], 'steppe-riders'),
  title(
    ['Подо льдом Балхаша', 'Балқаш мұзының астында', 'Balxash muzi ostida', 'Under the Ice of Balkhash'],
    'underwater',
  ),
  title(
    ['Учитель из последнего села', 'Соңғы ауылдың мұғалімі', 'Soʻnggi qishloq muallimi', 'Teacher of the Last Village'],
    'school',
  ),
  title(['Поезда, которые спят', 'Ұйықтаған пойыздар', 'Uxlayotgan poyezdlar', 'Trains That Sleep'], 'train'),
  title(['Ковёр на сто лет', 'Жүз жылдық кілем', 'Yuz yillik gilam', 'A Carpet for a Hundred Years'], 'geometric'),
  title(
    ['Снежный барс: рядом', 'Ақ барыс: қасымызда', 'Qor qoploni: yonimizda', 'Snow Leopard, Close By'],
    'winter-mountains',
  ),
  title(['Хлеб из тандыра', 'Тандыр наны', 'Tandir noni', 'Bread of the Tandoor'], 'kitchen'),
  title(
    ['Небо над обсерваторией', 'Обсерватория үстіндегі аспан', 'Rasadxona uzra osmon', 'The Sky above the Observatory'],
    'yurt-night',
  ),
  title(['Голоса базара', 'Базар дауыстары', 'Bozor ovozlari', 'Voices of the Bazaar'], 'market'),
  title(['Дороги соли', 'Тұз жолдары', 'Tuz yoʻllari', 'Roads of Salt'], 'caravan'),
  title(['Архитектор воды', 'Су сәулетшісі', 'Suv meʼmori', 'Architect of Water'], 'geometric'),
  title(['Лётная погода', 'Ұшуға жайлы күн', 'Parvozga qulay kun', 'Good Flying Weather'], 'balloon'),
  title(['Пчёлы знают', 'Ара біледі', 'Arilar biladi', 'The Bees Know'], 'orchard'),
  title(['Смена караула', 'Қарауыл ауысуы', 'Qorovul almashishi', 'Changing of the Watch'], 'lighthouse'),
];
