import { title, type Title } from './title.ts';

export const ADVENTURE_TITLES: readonly Title[] = [
  title(['Караван в полдень', 'Түстегі керуен', 'Tushdagi karvon', 'Caravan at Noon'], 'caravan', [
    'Проводник ведёт чужой караван через пески и понимает, что его ждут на обоих концах пути.',
    'Жолбасшы бөтен керуенді құмнан алып өтеді де, жолдың екі шетінде де оны күтіп тұрғанын түсінеді.',
    'Yoʻlboshlovchi begona karvonni qumdan olib oʻtadi va yoʻlning ikki uchida ham uni kutishayotganini anglaydi.',
    'A guide leads a stranger’s caravan through the sands and learns that he is awaited at both ends.',
  ]),
  title(['Полёт над Балхашом', 'Балқаш үстіндегі ұшу', 'Balxash uzra parvoz', 'Flight over Balkhash'], 'balloon', [
    'Два друга строят воздушный шар из парашютов и обещают вернуться к ужину.',
    'Екі дос парашюттен әуе шарын жасап, кешкі асқа ораламыз деп уәде береді.',
    'Ikki doʻst parashyutlardan havo shari yasab, kechki ovqatga qaytamiz deb vaʼda beradi.',
    'Two friends build a balloon out of parachutes and promise to be back for supper.',
  ]),
  title(
    [
      'Карта слепого картографа',
      'Соқыр картографтың картасы',
      'Koʻr xaritachining xaritasi',
      'The Blind Cartographer’s Map',
    ],
    'caravan',
  ),
  title(
    ['Экспедиция «Тянь-Шань»', '«Тянь-Шань» экспедициясы', '«Tyanshan» ekspeditsiyasi', 'The Tian Shan Expedition'],
    'winter-mountains',
  ),
  title(
    ['Золото реки Чарын', 'Шарын өзенінің алтыны', 'Charin daryosining oltini', 'Gold of the Charyn'],
    'desert-road',
  ),
  title(['На лодке к истоку', 'Қайықпен бастауға', 'Qayiqda manba sari', 'By Boat to the Source'], 'lake'),
  title(
    ['Семь дней в ущелье', 'Шатқалдағы жеті күн', 'Daradagi yetti kun', 'Seven Days in the Gorge'],
    'winter-mountains',
  ),
  title(['Остров Возрождения', 'Қайта өрлеу аралы', 'Uygʻonish oroli', 'The Island of Return'], 'lighthouse'),
  title(['Охотник за метеоритом', 'Метеорит іздеуші', 'Meteorit ovchisi', 'The Meteorite Hunter'], 'yurt-night'),
  title(['Ущелье поющих песков', 'Айғайқұм шатқалы', 'Kuylovchi qumlar darasi', 'The Singing Dune'], 'caravan'),
  title(['Потерянный беркут', 'Жоғалған бүркіт', 'Yoʻqolgan burgut', 'The Lost Eagle'], 'steppe-riders'),
  title(['Двенадцать перевалов', 'Он екі асу', 'Oʻn ikki dovon', 'Twelve Passes'], 'winter-mountains'),
  title(['Глубина', 'Тереңдік', 'Chuqurlik', 'The Deep Below'], 'underwater'),
  title(
    [
      'Вокруг степи за сорок дней',
      'Қырық күнде даланы айналу',
      'Qirq kunda dasht boʻylab',
      'Around the Steppe in Forty Days',
    ],
    'balloon',
  ),
];
