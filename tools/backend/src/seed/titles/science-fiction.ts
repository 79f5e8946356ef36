import { title, type Title } from './title.ts';

export const SCIENCE_FICTION_TITLES: readonly Title[] = [
  title(['Тишина Юпитера', 'Юпитер тыныштығы', 'Yupiter sukunati', 'The Silence of Jupiter'], 'planet', [
    'Зонд, отправленный двадцать лет назад, присылает снимок собственного старта.',
    'Жиырма жыл бұрын ұшырылған зонд өз старты түсірілген суретті жібереді.',
    'Yigirma yil avval uchirilgan zond oʻz startining suratini yuboradi.',
    'A probe launched twenty years ago sends back a photograph of its own launch.',
  ]),
  title(['Город в облаке', 'Бұлттағы қала', 'Bulutdagi shahar', 'A City in the Cloud'], 'future-city', [
    'Воспоминания жителей хранит одна машина, и сегодня её выключают на час.',
    'Тұрғындардың естелігін бір машина сақтайды, бүгін оны бір сағатқа өшіреді.',
    'Aholining xotirasini bitta mashina saqlaydi, bugun uni bir soatga oʻchirishadi.',
    'One machine stores everyone’s memories, and today it will be switched off for an hour.',
  ]),
  title(['Вторая гравитация', 'Екінші тартылыс', 'Ikkinchi tortishish', 'Second Gravity'], 'planet'),
  title(['Экипаж без капитана', 'Капитансыз экипаж', 'Kapitansiz ekipaj', 'A Crew without a Captain'], 'planet'),
  title(
    ['Сигнал из Сарыозека', 'Сарыөзектен келген сигнал', 'Sarioʻzakdan signal', 'Signal from Saryozek'],
    'yurt-night',
  ),
  title(['Копия', 'Көшірме', 'Nusxa', 'The Copy of Me'], 'future-city'),
  title(['Марсианский виноград', 'Марс жүзімі', 'Mars uzumi', 'Martian Grapes'], 'orchard'),
  title(['День, которого не было', 'Болмаған күн', 'Boʻlmagan kun', 'The Day That Was Not'], 'future-city'),
  title(['Последний пилот', 'Соңғы ұшқыш', 'Soʻnggi uchuvchi', 'The Last Human Pilot'], 'planet'),
  title(['Песок внутри часов', 'Сағат ішіндегі құм', 'Soat ichidagi qum', 'Sand inside the Clock'], 'caravan'),
  title(['Станция Полюс', 'Полюс станциясы', 'Qutb stansiyasi', 'Pole Station'], 'winter-mountains'),
  title(['Они учатся быстрее', 'Олар тезірек үйренеді', 'Ular tezroq oʻrganadi', 'They Learn Faster'], 'future-city'),
  title(
    [
      'Тёмная сторона Байконура',
      'Байқоңырдың қараңғы жағы',
      'Boyqoʻngʻirning qorongʻi tomoni',
      'The Far Side of Baikonur',
    ],
    'planet',
  ),
  title(['Нулевой горизонт', 'Нөлдік көкжиек', 'Nol ufq', 'Horizon Zero Line'], 'planet'),
];
