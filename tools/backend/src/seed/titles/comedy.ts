import { title, type Title } from './title.ts';

export const COMEDY_TITLES: readonly Title[] = [
  title(['Айналайын', 'Айналайын', 'Aylanay', 'My Dear Ones'], 'sunburst', [
    'Три сестры приезжают мирить родителей и за неделю успевают поссориться со всем аулом.',
    'Үш апалы-сіңлілі ата-анасын татуластыруға келіп, бір аптада бүкіл ауылмен ұрысып үлгереді.',
    'Uch opa-singil ota-onasini yarashtirgani kelib, bir haftada butun ovul bilan urishib ulguradi.',
    'Three sisters come to reconcile their parents and within a week fall out with the whole village.',
  ]),
  title(['Бабушкин рецепт', 'Әжемнің рецепті', 'Buvimning retsepti', 'Grandma’s Recipe'], 'kitchen', [
    'Столичный повар едет к бабушке за одним рецептом, а получает целую кухню и сорок гостей.',
    'Астаналық аспаз әжесіне бір рецепт үшін барып, тұтас асхана мен қырық қонаққа кезігеді.',
    'Poytaxtlik oshpaz buvisidan bitta retsept olgani borib, butun oshxona va qirq mehmonga duch keladi.',
    'A city chef visits his grandmother for one recipe and gets a whole kitchen and forty guests.',
  ]),
  title(['Свадьба на понедельник', 'Дүйсенбідегі той', 'Dushanbadagi toʻy', 'A Wedding for Monday'], 'market', [
    'Ресторан свободен только в понедельник, тамада — только до обеда, а жених пока не в курсе.',
    'Мейрамхана тек дүйсенбіде бос, асаба түске дейін ғана, ал күйеу жігіт әлі хабарсыз.',
    'Restoran faqat dushanba kuni boʻsh, boshlovchi tushgacha, kuyov esa hali bexabar.',
    'The hall is free only on Monday, the host only till noon, and the groom has not been told.',
  ]),
  title(['Сосед сверху', 'Үстіңгі қабаттағы көрші', 'Yuqoridagi qoʻshni', 'The Neighbour Upstairs'], 'city-rain'),
  title(['Такси до аула', 'Ауылға дейін такси', 'Ovulgacha taksi', 'Taxi to the Village'], 'desert-road'),
  title(['Тёща из Шымкента', 'Шымкенттік ене', 'Chimkentlik qaynona', 'Mother-in-Law from Shymkent'], 'kitchen'),
  title(['Как мы продали верблюда', 'Түйені қалай саттық', 'Tuyani qanday sotdik', 'How We Sold the Camel'], 'caravan'),
  title(['Дембель без сапог', 'Етіксіз сарбаз', 'Etiksiz askar', 'A Soldier without Boots'], 'train'),
  title(['Директор на час', 'Бір сағаттық директор', 'Bir soatlik direktor', 'Principal for an Hour'], 'school'),
  title(
    [
      'Три зятя и один мангал',
      'Үш күйеу бала, бір мангал',
      'Uch kuyov, bitta mangal',
      'Three Sons-in-Law and One Grill',
    ],
    'orchard',
  ),
  title(['Отпуск по-семейному', 'Отбасылық демалыс', 'Oilaviy taʼtil', 'A Family Sort of Holiday'], 'lake'),
  title(
    ['Кооператив «Ромашка»', '«Түймедақ» кооперативі', '«Moychechak» kooperativi', 'The Daisy Cooperative'],
    'market',
  ),
  title(['Лифт застрял', 'Лифт тоқтап қалды', 'Lift toʻxtab qoldi', 'The Lift Is Stuck'], 'sunburst'),
  title(['Шафер поневоле', 'Амалсыз күйеу жолдас', 'Noiloj kuyovjoʻra', 'The Reluctant Best Man'], 'sunburst'),
  title(['Дядя из Америки', 'Америкадан келген көке', 'Amerikadan kelgan togʻa', 'The Uncle from America'], 'market'),
  title(['Мой муж — блогер', 'Күйеуім блогер', 'Erim bloger', 'My Husband the Blogger'], 'kitchen'),
  title(['Баня в субботу', 'Сенбідегі монша', 'Shanbadagi hammom', 'Saturday Bathhouse'], 'winter-mountains'),
  title(
    ['Пять невест Ержана', 'Ержанның бес қалыңдығы', 'Yerjonning besh kelini', 'The Five Brides of Yerzhan'],
    'sunburst',
  ),
  title(['Ремонт не кончается', 'Бітпейтін жөндеу', 'Tugamas taʼmir', 'The Renovation Never Ends'], 'kitchen'),
  title(['Звезда районного масштаба', 'Аудан жұлдызы', 'Tuman yulduzi', 'A Star of District Scale'], 'concert'),
  title(['Корпоратив у моря', 'Теңіздегі кеш', 'Dengiz boʻyidagi bazm', 'Office Party by the Sea'], 'lighthouse'),
  title(
    [
      'Завтра точно начну',
      'Ертең міндетті түрде бастаймын',
      'Ertaga albatta boshlayman',
      'I Will Surely Start Tomorrow',
    ],
    'rooftops',
  ),
];
