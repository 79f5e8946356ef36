import { title, type Title } from './title.ts';

export const FAMILY_TITLES: readonly Title[] = [
  title(
    ['Каникулы у дедушки', 'Атамның үйіндегі каникул', 'Boboning uyidagi taʼtil', 'Holidays at Grandpa’s'],
    'orchard',
    [
      'Городские близнецы учатся доить корову, чинить трактор и не врать бабушке.',
      'Қалалық егіздер сиыр сауып, трактор жөндеп, әжесіне өтірік айтпауды үйренеді.',
      'Shaharlik egizaklar sigir sogʻish, traktor tuzatish va buvisiga yolgʻon gapirmaslikni oʻrganadi.',
      'City twins learn to milk a cow, mend a tractor and not to lie to their grandmother.',
    ],
  ),
  title(['Пёс по кличке Паровоз', 'Паровоз атты күшік', 'Parovoz laqabli kuchuk', 'A Dog Called Engine'], 'train'),
  title(
    ['Большая семья Жумабек', 'Жұмабектердің үлкен отбасы', 'Jumabeklarning katta oilasi', 'The Great Zhumabek Family'],
    'kitchen',
  ),
  title(['Школьный оркестр', 'Мектеп оркестрі', 'Maktab orkestri', 'The School Orchestra'], 'school'),
  title(['Воздушный змей', 'Батпырауық', 'Varrak', 'The Kite over the Yard'], 'balloon'),
  title(
    ['Ночь в музее ковров', 'Кілем мұражайындағы түн', 'Gilam muzeyidagi tun', 'A Night in the Carpet Museum'],
    'castle',
  ),
  title(['Летучий автобус', 'Ұшатын автобус', 'Uchar avtobus', 'The Flying Bus'], 'desert-road'),
  title(['Мой друг беркут', 'Досым бүркіт', 'Doʻstim burgut', 'My Friend the Eagle'], 'steppe-riders'),
  title(['Новый год в юрте', 'Киіз үйдегі Жаңа жыл', 'Oʻtovdagi Yangi yil', 'New Year in a Yurt'], 'yurt-night'),
  title(['Команда второго «Б»', 'Екінші «Б» командасы', 'Ikkinchi «B» jamoasi', 'Team of Class 2B'], 'school'),
];
