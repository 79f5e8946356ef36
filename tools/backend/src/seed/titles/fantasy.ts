import { title, type Title } from './title.ts';

export const FANTASY_TITLES: readonly Title[] = [
  title(
    ['Хранитель седьмых ворот', 'Жетінші қақпаның сақшысы', 'Yettinchi darvoza posboni', 'Keeper of the Seventh Gate'],
    'castle',
    [
      'Ворота открываются раз в сто лет, а ключ от них достался деревенскому пекарю.',
      'Қақпа жүз жылда бір ашылады, ал оның кілті ауыл наубайшысына тиеді.',
      'Darvoza yuz yilda bir ochiladi, kaliti esa qishloq nonvoyiga tegadi.',
      'The gate opens once in a hundred years, and its key falls to a village baker.',
    ],
  ),
  title(['Крылатый барс', 'Қанатты барыс', 'Qanotli qoplon', 'The Winged Leopard'], 'winter-mountains', [
    'Мальчик-пастух просит у гор коня, а горы дают ему барса.',
    'Шопан бала таудан ат сұрайды, ал тау оған барыс береді.',
    'Choʻpon bola togʻdan ot soʻraydi, togʻ esa unga qoplon beradi.',
    'A shepherd boy asks the mountains for a horse, and they give him a leopard.',
  ]),
  title(
    ['Дочь северного ветра', 'Солтүстік желдің қызы', 'Shimol shamolining qizi', 'Daughter of the North Wind'],
    'castle',
  ),
  title(['Камень, который пел', 'Ән салған тас', 'Kuylagan tosh', 'The Stone That Sang'], 'yurt-night'),
  title(['Зеркало Шахристана', 'Шахристан айнасы', 'Shahriston koʻzgusi', 'The Mirror of Shahristan'], 'market'),
  title(
    [
      'Сказка о стеклянном всаднике',
      'Шыны салт атты туралы ертегі',
      'Shisha chavandoz ertagi',
      'The Tale of the Glass Rider',
    ],
    'steppe-riders',
  ),
  title(['Город под озером', 'Көл астындағы қала', 'Koʻl ostidagi shahar', 'The City under the Lake'], 'underwater'),
  title(['Девятый сын', 'Тоғызыншы ұл', 'Toʻqqizinchi oʻgʻil', 'The Ninth Son'], 'caravan'),
  title(['Когда проснётся дракон', 'Айдаһар оянғанда', 'Ajdaho uygʻonganda', 'When the Dragon Wakes'], 'castle'),
  title(['Лунная кузница', 'Ай ұстаханасы', 'Oy ustaxonasi', 'The Moon Forge'], 'yurt-night'),
  title(['Тень визиря', 'Уәзірдің көлеңкесі', 'Vazirning soyasi', 'The Vizier’s Shadow'], 'castle'),
  title(
    ['Лес, где живут имена', 'Есімдер мекендеген орман', 'Ismlar yashaydigan oʻrmon', 'The Forest Where Names Live'],
    'forest',
  ),
];
