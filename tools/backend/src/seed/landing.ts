import { localised, type Localised } from '../world/localised.ts';

type Block = { readonly iconKey: string; readonly title: Localised; readonly text: Localised };

const block = (iconKey: string, title: Parameters<typeof localised>, text: Parameters<typeof localised>): Block => ({
  iconKey,
  title: localised(...title),
  text: localised(...text),
});

/** What the landing of a provider says above its tariffs. */
export const LANDING: {
  readonly hero: { readonly title: Localised; readonly text: Localised; readonly artworkKey: string };
  readonly features: readonly Block[];
  readonly devices: readonly Block[];
} = {
  hero: {
    title: localised(
      'Телевидение и кино на всех экранах дома',
      'Үйдегі барлық экранда телевизия мен кино',
      'Uydagi barcha ekranlarda televideniye va kino',
      'Television and films on every screen at home',
    ),
    text: localised(
      'Каналы с архивом на неделю, фильмы и сериалы. Подключите пакет за минуту и отключите, когда захотите.',
      'Бір апталық мұрағаты бар арналар, фильмдер мен телехикаялар. Пакетті бір минутта қосып, қалаған кезде өшіріңіз.',
      'Bir haftalik arxivli kanallar, filmlar va seriallar. Paketni bir daqiqada ulang va istagan payt oʻchiring.',
      'Channels with a week of catch-up, films and series. Get a packet in a minute, and switch it off whenever you like.',
    ),
    artworkKey: 'l1',
  },
  features: [
    block(
      'i-clock',
      ['Архив на неделю', 'Бір апталық мұрағат', 'Bir haftalik arxiv', 'A week of catch-up'],
      [
        'Пропущенную передачу можно включить с начала.',
        'Өткізіп алған бағдарламаны басынан қосуға болады.',
        'Oʻtkazib yuborilgan dasturni boshidan koʻrish mumkin.',
        'A programme that you missed starts from its beginning.',
      ],
    ),
    block(
      'i-heart',
      ['Профили для семьи', 'Отбасына арналған профильдер', 'Oila uchun profillar', 'Profiles for the family'],
      [
        'У каждого своё избранное, а детям видно только детское.',
        'Әркімнің өз таңдаулысы бар, балаларға тек балалар контенті көрінеді.',
        'Har kimning oʻz tanlanganlari bor, bolalarga faqat bolalar kontenti koʻrinadi.',
        'Everybody has favourites of their own, and children see what is for children.',
      ],
    ),
    block(
      'i-film',
      ['Кино без рекламы', 'Жарнамасыз кино', 'Reklamasiz kino', 'Films without advertising'],
      [
        'Шесть библиотек фильмов и сериалов с переводом.',
        'Аудармасы бар алты фильм және телехикая кітапханасы.',
        'Tarjimali oltita film va seriallar kutubxonasi.',
        'Six libraries of films and series with translation.',
      ],
    ),
  ],
  devices: [
    block(
      'i-tv',
      ['Телевизор и приставка', 'Теледидар мен приставка', 'Televizor va pristavka', 'Television and set-top box'],
      [
        'Android TV, Apple TV, WebOS, Tizen',
        'Android TV, Apple TV, WebOS, Tizen',
        'Android TV, Apple TV, WebOS, Tizen',
        'Android TV, Apple TV, WebOS, Tizen',
      ],
    ),
    block(
      'i-play',
      ['Телефон и планшет', 'Телефон мен планшет', 'Telefon va planshet', 'Phone and tablet'],
      ['Android и iOS', 'Android және iOS', 'Android va iOS', 'Android and iOS'],
    ),
    block(
      'i-home',
      ['Компьютер', 'Компьютер', 'Kompyuter', 'Computer'],
      [
        'В браузере, без установки',
        'Браузерде, орнатусыз',
        'Brauzerda, oʻrnatmasdan',
        'In the browser, without installing',
      ],
    ),
  ],
};
