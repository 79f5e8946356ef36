import { title, type Title } from './title.ts';

export const ROMANCE_TITLES: readonly Title[] = [
  title(['Двое под дождём', 'Жаңбыр астындағы екеу', 'Yomgʻir ostida ikkovlon', 'Two in the Rain'], 'couple', [
    'Они делят один зонт три остановки, а потом ищут друг друга целый год.',
    'Олар үш аялдама бойы бір қолшатырды бөліседі де, кейін бірін-бірі бір жыл іздейді.',
    'Ular uch bekat davomida bitta soyabonni boʻlishadi, keyin bir-birini bir yil izlaydi.',
    'They share one umbrella for three stops and then spend a year looking for each other.',
  ]),
  title(
    ['Последний трамвай на Абая', 'Абайдағы соңғы трамвай', 'Abaydagi soʻnggi tramvay', 'The Last Tram on Abai'],
    'city-rain',
    [
      'Каждый вечер он придерживает дверь, каждый вечер она опаздывает на минуту.',
      'Ол кеш сайын есікті ұстап тұрады, ал ол кеш сайын бір минутқа кешігеді.',
      'U har oqshom eshikni ushlab turadi, qiz esa har oqshom bir daqiqaga kechikadi.',
      'Every evening he holds the door, and every evening she is a minute late.',
    ],
  ),
  title(
    ['Урок танго в Караганде', 'Қарағандыдағы танго сабағы', 'Qaragʻandida tango darsi', 'A Tango Lesson in Karaganda'],
    'couple',
  ),
  title(['Пока цветёт урюк', 'Өрік гүлдегенде', 'Oʻrik gullaganda', 'While the Apricots Bloom'], 'orchard'),
  title(['Адрес неизвестен', 'Мекенжайы белгісіз', 'Manzili nomaʼlum', 'Address Unknown to Us'], 'train'),
  title(['Невеста с гитарой', 'Гитаралы қалыңдық', 'Gitarali kelin', 'The Bride with a Guitar'], 'concert'),
  title(['Зимняя почта', 'Қысқы пошта', 'Qishki pochta', 'Winter Mail'], 'winter-mountains'),
  title(['Обещай мне июль', 'Маған шілдені уәде ет', 'Menga iyulni vaʼda qil', 'Promise Me July'], 'lake'),
  title(['Соседний балкон', 'Көрші балкон', 'Qoʻshni balkon', 'The Next Balcony'], 'rooftops'),
  title(['Семь писем Айше', 'Айшаға жеті хат', 'Oyshaga yetti xat', 'Seven Letters to Aisha'], 'noir-window'),
  title(['Маршрут номер девять', 'Тоғызыншы маршрут', 'Toʻqqizinchi yoʻnalish', 'Route Number Nine'], 'city-rain'),
  title(['Он варит кофе', 'Ол кофе қайнатады', 'U qahva damlaydi', 'He Makes the Coffee'], 'kitchen'),
  title(['Лето без телефона', 'Телефонсыз жаз', 'Telefonsiz yoz', 'A Summer without Phones'], 'lake'),
  title(['Танец на перроне', 'Перрондағы би', 'Perrondagi raqs', 'A Dance on the Platform'], 'train'),
  title(['Море в сентябре', 'Қыркүйектегі теңіз', 'Sentyabrdagi dengiz', 'The Sea in September'], 'lighthouse'),
  title(
    ['Ты приснилась мне дважды', 'Сен түсіме екі рет кірдің', 'Sen tushimga ikki bor kirding', 'I Dreamt of You Twice'],
    'couple',
  ),
];
