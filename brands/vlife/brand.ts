import { defineBrand } from '@livery/brand-kit';

export default defineBrand({
  id: 'vlife',
  name: 'vlife',
  providerShortname: 'vlife',
  languages: ['ru', 'kk', 'uz', 'en'],
  defaultLanguage: 'ru',
  page: {
    title: {
      ru: 'vlife: твой вечер в городе',
      kk: 'vlife: қаладағы кешің',
      uz: 'vlife: shahardagi oqshoming',
      en: 'vlife: your night in the city',
    },
    description: {
      ru: 'Сериалы, концерты и прямой эфир для тех, кто не спит: включай с телефона, досматривай на большом экране.',
      kk: 'Ұйықтамайтындарға арналған сериалдар, концерттер және тікелей эфир: телефоннан қос, үлкен экранда жалғастыр.',
      uz: 'Uxlamaydiganlar uchun seriallar, konsertlar va jonli efir: telefondan boshla, katta ekranda davom ettir.',
      en: 'Series, concerts and live channels for those who stay up: start on the phone, go on at the big screen.',
    },
  },
  market: { country: 'UZ', currency: 'UZS', phonePrefix: '+998' },
  loginMethods: ['phone', 'email', 'telegram'],
  paymentPaths: ['balance', 'linkedcard', 'short_url', 'qrcode', 'phone', 'info'],
  legal: {
    company: 'ТОО «Ночной город Медиа»',
    agreement: '/agreement',
    privacy: '/privacy',
    terms: '/terms',
  },
  support: { email: 'hey@vlife-tv.example', url: 'https://t.me/vlife_help_example' },
  social: [
    { name: 'Instagram', url: 'https://instagram.com/vlife_tv_example' },
    { name: 'TikTok', url: 'https://www.tiktok.com/@vlife_tv_example' },
  ],
  rules: {
    auth: { resendLink: false },
    notices: { panelKinds: ['galam_poll2'], extraDevices: ['android_tv_apk_uz'] },
  },
});
