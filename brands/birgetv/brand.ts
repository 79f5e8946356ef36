import { defineBrand } from '@livery/brand-kit';

export default defineBrand({
  id: 'birgetv',
  name: 'BirgeTV',
  providerShortname: 'birgetv',
  languages: ['ru', 'kk', 'en'],
  defaultLanguage: 'ru',
  page: {
    title: {
      ru: 'BirgeTV: спорт и улица в прямом эфире',
      kk: 'BirgeTV: спорт пен көше тікелей эфирде',
      en: 'BirgeTV: sport and street, live',
    },
    description: {
      ru: 'Матчи, бои и дворовые лиги в прямом эфире, повтор с первой минуты и всё, что будет дальше сегодня.',
      kk: 'Матчтар, жекпе-жектер және аула лигалары тікелей эфирде, басынан қайталау және бүгінгі кесте.',
      en: 'Matches, fights and street leagues live, replay from the first minute, and what comes next today.',
    },
  },
  market: { country: 'KZ', currency: 'KZT', phonePrefix: '+7' },
  loginMethods: ['phone', 'password'],
  paymentPaths: ['balance', 'linkedcard', 'short_url', 'phone', 'info'],
  legal: {
    company: 'ТОО «Двор и Арена»',
    agreement: '/agreement',
    privacy: '/privacy',
    terms: '/terms',
  },
  support: { phone: '+7 700 000 42 03', email: 'fan@birge-tv.example' },
  social: [{ name: 'Telegram', url: 'https://t.me/birge_tv_example' }],
  rules: {
    auth: { loginPadding: { length: 6, prefix: 'btv' }, retryDialogAfterAutoAuth: true },
    catalogue: { rankedRows: ['this-month'], besideHero: { kind: 'next', category: 'sport', row: null } },
  },
});
