import { defineBrand } from '@livery/brand-kit';

export default defineBrand({
  id: 'freedom-superapp',
  name: 'Freedom TV',
  providerShortname: 'freedom-superapp',
  languages: ['ru', 'kk', 'uz', 'en'],
  defaultLanguage: 'ru',
  page: {
    title: {
      ru: 'Freedom TV: эфир и кино в приложении',
      kk: 'Freedom TV: қосымшадағы эфир мен кино',
      uz: 'Freedom TV: ilovadagi efir va kino',
      en: 'Freedom TV: live and films in the app',
    },
    description: {
      ru: 'Что сейчас в эфире, новинки недели и подписка в одном касании внутри приложения.',
      kk: 'Қазір эфирде не бар, апта жаңалықтары және жазылым: бәрі қосымша ішінде бір түртуде.',
      uz: 'Hozir efirda nima bor, hafta yangiliklari va obuna: ilova ichida bir teginishda.',
      en: "What is on now, this week's arrivals and the subscription, one tap away inside the app.",
    },
  },
  market: { country: 'KZ', currency: 'KZT', phonePrefix: '+7' },
  loginMethods: ['phone'],
  paymentPaths: ['ext_app', 'linkedcard', 'info'],
  legal: {
    company: 'ТОО «Окно в эфир»',
    agreement: '/agreement',
    privacy: '/privacy',
    terms: '/terms',
  },
  support: { phone: '+7 700 000 42 05', email: 'tv@freedom-tv.example' },
  features: { cast: false, news: false },
  rules: {
    auth: { logOut: false },
    payment: { offerMarker: 'freedom300', transactionPollMs: 2_500 },
    notices: { panelKinds: ['freedommedia_install', 'freedommedia_promo'] },
    pages: { frame: 'embedded' },
  },
});
