import { defineBrand } from '@livery/brand-kit';

export default defineBrand({
  id: 'almatv',
  name: 'AlmaTV',
  providerShortname: 'almatv',
  languages: ['ru', 'kk'],
  defaultLanguage: 'ru',
  page: {
    title: { ru: 'AlmaTV: вечер всей семьёй', kk: 'AlmaTV: бүкіл отбасымен кеш' },
    description: {
      ru: 'Телевидение для семьи: что посмотреть сегодня вечером вместе, мультфильмы, кино и архив передач.',
      kk: 'Отбасылық телевидение: бүгін кешке бірге не көруге болады, мультфильмдер, кино және бағдарламалар мұрағаты.',
    },
  },
  market: { country: 'KZ', currency: 'KZT', phonePrefix: '+7' },
  loginMethods: ['phone', 'password'],
  paymentPaths: ['balance', 'provider_account', 'qrcode', 'qrcode_png', 'info', 'qr_debt'],
  legal: {
    company: 'ТОО «Яблоневый сад ТВ»',
    agreement: '/agreement',
    privacy: '/privacy',
    terms: '/terms',
  },
  documents: ['gift'],
  support: { phone: '+7 700 000 42 01', email: 'sem-ya@alma-tv.example' },
  rules: {
    auth: { autoRegisterPrefix: '7', requiredPhonePrefix: '7', addressSelection: true },
    account: { blockedStatus: true, watchTogether: true },
    catalogue: { besideHero: { kind: 'evening', category: null, row: 'little-ones' } },
    notices: { panelKinds: ['almatv_install'] },
  },
});
