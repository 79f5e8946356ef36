import { defineBrand } from '@livery/brand-kit';

export default defineBrand({
  id: 'mbank',
  name: 'mbank ТВ',
  providerShortname: 'mbank',
  languages: ['ru', 'kk', 'uz', 'en'],
  defaultLanguage: 'ru',
  page: {
    title: {
      ru: 'mbank ТВ: телевидение в вашем пакете',
      kk: 'mbank ТВ: пакетіңіздегі телевидение',
      uz: 'mbank ТВ: paketingizdagi televideniye',
      en: 'mbank TV: television in your plan',
    },
    description: {
      ru: 'Каналы и кино с понятной ценой: видно, что входит в пакет, сколько стоит и когда следующее списание.',
      kk: 'Бағасы түсінікті арналар мен кино: пакетке не кіретіні, құны және келесі төлем күні көрініп тұрады.',
      uz: 'Narxi tushunarli kanallar va kino: paketga nima kirishi, qancha turishi va keyingi toʻlov sanasi koʻrinib turadi.',
      en: 'Channels and films at a clear price: what your plan includes, what it costs and when the next charge is.',
    },
  },
  market: { country: 'KG', currency: 'KGS', phonePrefix: '+996' },
  loginMethods: ['phone'],
  paymentPaths: ['balance', 'ext_app', 'linkedcard', 'info'],
  legal: {
    company: 'ТОО «Ясный счёт Медиа»',
    agreement: '/agreement',
    privacy: '/privacy',
    terms: '/terms',
  },
  support: { phone: '+996 700 000 303', email: 'tv@mbank-tv.example' },
  rules: {
    auth: { alternativePhone: { digits: 9, notStartingWith: '7' }, otpIdentifier: 'uzbeeline', logOut: false },
    account: { providerLink: 'always' },
    promo: { ofPartner: true },
    figures: { consent: 'asked' },
  },
});
