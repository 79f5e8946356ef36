import { defineBrand } from '@livery/brand-kit';

export default defineBrand({
  id: 'web',
  name: 'web',
  providerShortname: 'web',
  languages: ['ru', 'kk', 'uz', 'en'],
  defaultLanguage: 'ru',
  page: {
    title: {
      ru: 'web: кино, сериалы и прямой эфир',
      kk: 'web: кино, сериалдар және тікелей эфир',
      uz: 'web: kino, seriallar va jonli efir',
      en: 'web: films, series and live television',
    },
    description: {
      ru: 'Спокойный домашний кинотеатр: прямой эфир, архив передач, фильмы и сериалы на любом экране.',
      kk: 'Жайлы үй кинотеатры: тікелей эфир, бағдарламалар мұрағаты, фильмдер мен сериалдар кез келген экранда.',
      uz: 'Sokin uy kinoteatri: jonli efir, koʻrsatuvlar arxivi, filmlar va seriallar har qanday ekranda.',
      en: 'A calm cinema at home: live channels, catch-up, films and series on any screen.',
    },
  },
  market: { country: 'KZ', currency: 'KZT', phonePrefix: '+7' },
  loginMethods: ['phone', 'email', 'password', 'telegram'],
  paymentPaths: ['balance', 'linkedcard', 'short_url', 'qrcode', 'qrcode_png', 'phone', 'info'],
  legal: {
    company: 'ТОО «Тихий экран»',
    agreement: '/agreement',
    privacy: '/privacy',
    terms: '/terms',
    ethics: '/eticheskie-principy',
  },
  documents: ['faq', 'gift'],
  support: { phone: '+7 700 000 42 00', email: 'help@web-tv.example' },
  stores: {
    android: 'https://play.google.com/store/apps/details?id=example.webtv',
    ios: 'https://apps.apple.com/app/id4200000000',
  },
  appLink: 'webtv://open',
  social: [{ name: 'Telegram', url: 'https://t.me/web_tv_example' }],
});
