import type { Payform } from '../payments/payments.ts';
import { localised, type Localised } from '../world/localised.ts';

export type ShownPayform = Exclude<Payform, 'balance'> | 'info';

export type PaysystemTexts = {
  readonly name: Localised;
  readonly description: Localised;
  readonly button: Localised;
  readonly howToUse: Localised;
  /** Where it is a packet that is paid. */
  readonly howToUsePacket: Localised;
};

const PAY = localised('Оплатить', 'Төлеу', 'Toʻlash', 'Pay');
const SHOW_CODE = localised('Показать код', 'Кодты көрсету', 'Kodni koʻrsatish', 'Show the code');
const QR_DESCRIPTION = localised(
  'Камерой телефона, в приложении банка',
  'Телефон камерасымен, банк қосымшасында',
  'Telefon kamerasi bilan, bank ilovasida',
  'With the phone’s camera, in the bank’s app',
);
const QR_HELP = localised(
  'Откройте приложение банка, выберите оплату по QR и наведите камеру на код.',
  'Банк қосымшасын ашып, QR арқылы төлеуді таңдап, камераны кодқа бағыттаңыз.',
  'Bank ilovasini oching, QR orqali toʻlovni tanlang va kamerani kodga qarating.',
  'Open your bank’s app, choose to pay by QR and point the camera at the code.',
);
const PACKET_OPENS = localised(
  'Пакет откроется сразу после оплаты.',
  'Пакет төлемнен кейін бірден ашылады.',
  'Paket toʻlovdan soʻng darhol ochiladi.',
  'The packet opens as soon as it is paid.',
);

export const PAYSYSTEM_TEXTS: Readonly<Record<ShownPayform, PaysystemTexts>> = {
  linkedcard: {
    name: localised('Привязанная карта', 'Байланған карта', 'Ulangan karta', 'Linked card'),
    description: localised(
      'Деньги спишутся с карты без ввода данных',
      'Ақша картадан деректерсіз алынады',
      'Pul kartadan maʼlumot kiritmasdan yechiladi',
      'The card is charged without typing anything',
    ),
    button: PAY,
    howToUse: localised(
      'Выберите карту и подтвердите оплату.',
      'Картаны таңдап, төлемді растаңыз.',
      'Kartani tanlang va toʻlovni tasdiqlang.',
      'Choose a card and confirm the payment.',
    ),
    howToUsePacket: PACKET_OPENS,
  },
  short_url: {
    name: localised('Банковская карта', 'Банк картасы', 'Bank kartasi', 'Bank card'),
    description: localised(
      'Оплата на странице банка',
      'Банк бетінде төлеу',
      'Bank sahifasida toʻlash',
      'Pay on the bank’s page',
    ),
    button: localised('К оплате', 'Төлемге', 'Toʻlovga', 'To the bank’s page'),
    howToUse: localised(
      'Откроется страница банка. После оплаты вы вернётесь сюда.',
      'Банк беті ашылады. Төлегеннен кейін осында ораласыз.',
      'Bank sahifasi ochiladi. Toʻlovdan soʻng shu yerga qaytasiz.',
      'The bank’s page opens. After the payment you come back here.',
    ),
    howToUsePacket: PACKET_OPENS,
  },
  qrcode: {
    name: localised('QR-код', 'QR-код', 'QR-kod', 'QR code'),
    description: QR_DESCRIPTION,
    button: SHOW_CODE,
    howToUse: QR_HELP,
    howToUsePacket: PACKET_OPENS,
  },
  qrcode_png: {
    name: localised('QR банка', 'Банк QR-коды', 'Bank QR-kodi', 'Bank’s QR code'),
    description: QR_DESCRIPTION,
    button: SHOW_CODE,
    howToUse: QR_HELP,
    howToUsePacket: PACKET_OPENS,
  },
  phone: {
    name: localised('Счёт телефона', 'Телефон шоты', 'Telefon hisobi', 'Phone bill'),
    description: localised(
      'Оплата подтверждается ответом на SMS',
      'Төлем SMS-ке жауаппен расталады',
      'Toʻlov SMS javobi bilan tasdiqlanadi',
      'Confirmed by answering an SMS',
    ),
    button: localised('Получить SMS', 'SMS алу', 'SMS olish', 'Get an SMS'),
    howToUse: localised(
      'На телефон придёт SMS. Ответьте на него, чтобы подтвердить оплату.',
      'Телефонға SMS келеді. Төлемді растау үшін оған жауап беріңіз.',
      'Telefonga SMS keladi. Toʻlovni tasdiqlash uchun javob bering.',
      'An SMS comes to your phone. Answer it to confirm the payment.',
    ),
    howToUsePacket: PACKET_OPENS,
  },
  provider_account: {
    name: localised('Лицевой счёт', 'Жеке шот', 'Shaxsiy hisob', 'Provider account'),
    description: localised(
      'Сумма войдёт в счёт провайдера',
      'Сома провайдер шотына қосылады',
      'Summa provayder hisobiga qoʻshiladi',
      'The amount comes with your provider’s bill',
    ),
    button: PAY,
    howToUse: localised(
      'Оплата списывается с лицевого счёта у провайдера.',
      'Төлем провайдердегі жеке шоттан алынады.',
      'Toʻlov provayderdagi shaxsiy hisobdan yechiladi.',
      'The payment is taken from your account with the provider.',
    ),
    howToUsePacket: PACKET_OPENS,
  },
  ext_app: {
    name: localised('Приложение банка', 'Банк қосымшасы', 'Bank ilovasi', 'Bank’s app'),
    description: localised(
      'Оплата внутри приложения',
      'Қосымша ішінде төлеу',
      'Ilova ichida toʻlash',
      'Pay inside the app',
    ),
    button: PAY,
    howToUse: localised(
      'Подтвердите оплату в приложении, в котором открыт сайт.',
      'Төлемді сайт ашылған қосымшада растаңыз.',
      'Toʻlovni sayt ochilgan ilovada tasdiqlang.',
      'Confirm the payment in the app that shows this site.',
    ),
    howToUsePacket: PACKET_OPENS,
  },
  info: {
    name: localised('Терминал или касса', 'Терминал не касса', 'Terminal yoki kassa', 'Terminal or cash desk'),
    description: localised(
      'Как оплатить наличными',
      'Қолма-қол қалай төлеуге болады',
      'Naqd qanday toʻlanadi',
      'How to pay in cash',
    ),
    button: localised('Как оплатить', 'Қалай төлеу керек', 'Qanday toʻlanadi', 'How to pay'),
    howToUse: localised(
      'Назовите номер телефона в кассе или введите его в терминале. Деньги придут на счёт в течение часа.',
      'Кассада телефон нөмірін айтыңыз немесе терминалда енгізіңіз. Ақша бір сағат ішінде шотқа түседі.',
      'Kassada telefon raqamini ayting yoki terminalga kiriting. Pul bir soat ichida hisobga tushadi.',
      'Say your phone number at the cash desk or type it into a terminal. The money is on your account within an hour.',
    ),
    howToUsePacket: localised(
      'Пополните счёт в кассе или терминале, затем подключите пакет с баланса.',
      'Шотты кассада не терминалда толтырып, пакетті баланстан қосыңыз.',
      'Hisobni kassa yoki terminalda toʻldiring, soʻng paketni balansdan ulang.',
      'Top your account up at a cash desk or terminal, then buy the packet from the balance.',
    ),
  },
};
