import { localised } from '../world/localised.ts';
import type { FourTexts } from './titles/title.ts';
import type { SeedDocument } from '../world/pages.ts';

/** Headings and paragraphs of a document, turned to HTML. */
interface Section {
  readonly heading: FourTexts;
  readonly paragraphs: readonly FourTexts[];
}

const section = (heading: FourTexts, ...paragraphs: readonly FourTexts[]): Section => ({ heading, paragraphs });

function document(
  id: number,
  slug: SeedDocument['slug'],
  isRequired: boolean,
  title: FourTexts,
  sections: readonly Section[],
): SeedDocument {
  const html = (index: 0 | 1 | 2 | 3): string =>
    sections
      .map(
        ({ heading, paragraphs }) =>
          `<h2>${heading[index]}</h2>${paragraphs.map((paragraph) => `<p>${paragraph[index]}</p>`).join('')}`,
      )
      .join('');
  return { id, slug, title: localised(...title), text: localised(html(0), html(1), html(2), html(3)), isRequired };
}

export const DOCUMENTS: readonly SeedDocument[] = [
  document(
    1,
    'agreement',
    true,
    ['Пользовательское соглашение', 'Пайдаланушы келісімі', 'Foydalanuvchi kelishuvi', 'User agreement'],
    [
      section(
        ['О чём это соглашение', 'Бұл келісім не туралы', 'Bu kelishuv nima haqida', 'What this agreement is about'],
        [
          'Сервис даёт вам доступ к телеканалам, их архиву, фильмам и сериалам на ваших устройствах. Пользуясь им, вы принимаете эти условия.',
          'Сервис сізге құрылғыларыңызда телеарналарды, олардың мұрағатын, фильмдер мен телехикаяларды көруге мүмкіндік береді. Оны пайдалана отырып, осы шарттарды қабылдайсыз.',
          'Xizmat sizga qurilmalaringizda telekanallar, ularning arxivi, filmlar va seriallarni koʻrish imkonini beradi. Undan foydalanib, ushbu shartlarni qabul qilasiz.',
          'The service gives you television channels, their archive, films and series on your devices. By using it you accept these terms.',
        ],
        [
          'Соглашение действует с первого входа и до удаления учётной записи.',
          'Келісім алғашқы кіруден тіркелгі жойылғанға дейін күшінде болады.',
          'Kelishuv birinchi kirishdan hisob oʻchirilguncha amal qiladi.',
          'The agreement holds from the first visit until the account is deleted.',
        ],
      ),
      section(
        ['Учётная запись и устройства', 'Тіркелгі және құрылғылар', 'Hisob va qurilmalar', 'Account and devices'],
        [
          'Одной учётной записью можно пользоваться на нескольких устройствах; их число указано в настройках. Лишнее устройство можно отключить в любой момент.',
          'Бір тіркелгіні бірнеше құрылғыда пайдалануға болады; олардың саны баптауда көрсетілген. Артық құрылғыны кез келген сәтте ажыратуға болады.',
          'Bitta hisobdan bir necha qurilmada foydalanish mumkin; ularning soni sozlamalarda koʻrsatilgan. Ortiqcha qurilmani istalgan payt uzish mumkin.',
          'One account may be used on several devices; settings say how many. A device can be disconnected at any time.',
        ],
        [
          'Храните коды входа при себе: мы никогда не просим назвать их по телефону.',
          'Кіру кодтарын ешкімге айтпаңыз: біз оларды телефон арқылы ешқашан сұрамаймыз.',
          'Kirish kodlarini hech kimga bermang: biz ularni telefon orqali hech qachon soʻramaymiz.',
          'Keep sign-in codes to yourself: we never ask for them by phone.',
        ],
      ),
      section(
        ['Содержание и права', 'Контент және құқықтар', 'Kontent va huquqlar', 'Content and rights'],
        [
          'Записывать, перепродавать и показывать трансляции публично нельзя. Часть передач недоступна в архиве по требованию правообладателей.',
          'Трансляцияны жазып алуға, қайта сатуға және көпшілікке көрсетуге болмайды. Кейбір бағдарламалар құқық иелерінің талабымен мұрағатта болмайды.',
          'Translyatsiyalarni yozib olish, qayta sotish va ommaga koʻrsatish mumkin emas. Ayrim dasturlar huquq egalari talabiga koʻra arxivda mavjud emas.',
          'Broadcasts may not be recorded, resold or shown in public. Some programmes are not in the archive because their owners do not allow it.',
        ],
      ),
      section(
        ['Подписка и оплата', 'Жазылым және төлем', 'Obuna va toʻlov', 'Subscription and payment'],
        [
          'Цена, срок и дата следующего списания показаны до подтверждения. Продление можно отключить в один шаг, доступ останется до конца оплаченного срока.',
          'Баға, мерзім және келесі төлем күні растағанға дейін көрсетіледі. Ұзартуды бір қадаммен өшіруге болады, қолжетімділік төленген мерзім соңына дейін сақталады.',
          'Narx, muddat va keyingi yechib olish sanasi tasdiqlashdan oldin koʻrsatiladi. Uzaytirishni bir qadamda oʻchirish mumkin, kirish toʻlangan muddat oxirigacha qoladi.',
          'Price, term and the date of the next charge are shown before you confirm. Renewal can be switched off in one step, and access stays until the end of the paid term.',
        ],
        [
          'Если услуга не работала по нашей вине, мы продлим срок или вернём деньги.',
          'Қызмет біздің кінәмізден істемесе, мерзімді ұзартамыз немесе ақшаны қайтарамыз.',
          'Xizmat bizning aybimiz bilan ishlamasa, muddatni uzaytiramiz yoki pulni qaytaramiz.',
          'If the service failed through our fault, we extend the term or return the money.',
        ],
      ),
      section(
        ['Изменения и споры', 'Өзгерістер мен даулар', 'Oʻzgarishlar va nizolar', 'Changes and disputes'],
        [
          'О важных изменениях предупреждаем за четырнадцать дней. Споры решаем перепиской, а если не выходит, в суде по месту вашего жительства.',
          'Маңызды өзгерістер туралы он төрт күн бұрын ескертеміз. Дауды хат алмасу арқылы, болмаса тұрғылықты жеріңіздегі сотта шешеміз.',
          'Muhim oʻzgarishlar haqida oʻn toʻrt kun oldin ogohlantiramiz. Nizolarni yozishma orqali, boʻlmasa yashash joyingizdagi sudda hal qilamiz.',
          'Important changes are announced fourteen days ahead. Disputes are settled by letter or, failing that, in a court where you live.',
        ],
      ),
    ],
  ),
  document(
    2,
    'privacy',
    true,
    ['Политика конфиденциальности', 'Құпиялылық саясаты', 'Maxfiylik siyosati', 'Privacy policy'],
    [
      section(
        ['Что мы знаем о вас', 'Сіз туралы не білеміз', 'Siz haqingizda nimani bilamiz', 'What we know about you'],
        [
          'Номер телефона или адрес почты, список устройств, историю просмотра и то, что вы добавили в избранное.',
          'Телефон нөмірі немесе пошта мекенжайы, құрылғылар тізімі, көру тарихы және таңдаулыға қосқаныңыз.',
          'Telefon raqami yoki pochta manzili, qurilmalar roʻyxati, koʻrish tarixi va tanlanganlarga qoʻshganlaringiz.',
          'A phone number or e-mail address, the list of devices, viewing history and what you have marked as favourite.',
        ],
      ),
      section(
        ['Зачем', 'Не үшін', 'Nima uchun', 'What for'],
        [
          'Чтобы продолжить фильм с того же места, показать нужный возрастной список и посчитать, какие передачи смотрят.',
          'Фильмді тоқтаған жерінен жалғастыру, жасына сай тізімді көрсету және қандай бағдарлама көрілетінін есептеу үшін.',
          'Filmni toʻxtagan joyidan davom ettirish, yoshga mos roʻyxatni koʻrsatish va qaysi dasturlar koʻrilishini hisoblash uchun.',
          'To resume a film where you stopped, to show the list that suits an age and to count what is watched.',
        ],
      ),
      section(
        ['С кем делимся', 'Кіммен бөлісеміз', 'Kim bilan boʻlishamiz', 'Who else sees it'],
        [
          'С платёжными сервисами, когда вы платите, и с измерителями аудитории без имени и номера. Никому не продаём.',
          'Төлегенде төлем сервистерімен және аты-жөні мен нөмірінсіз аудиторияны өлшеушілермен. Ешкімге сатпаймыз.',
          'Toʻlaganingizda toʻlov xizmatlari bilan va ism-raqamsiz auditoriya oʻlchovchilari bilan. Hech kimga sotmaymiz.',
          'Payment services when you pay, and audience measurement without a name or number. We sell it to nobody.',
        ],
      ),
      section(
        ['Ваши права', 'Сіздің құқықтарыңыз', 'Sizning huquqlaringiz', 'Your rights'],
        [
          'Вы можете запросить, исправить и удалить свои данные в настройках или письмом в поддержку.',
          'Деректеріңізді баптаудан немесе қолдау қызметіне хат жазып сұрата, түзете және жоя аласыз.',
          'Maʼlumotlaringizni sozlamalarda yoki qoʻllab-quvvatlash xizmatiga xat yozib soʻrash, tuzatish va oʻchirish mumkin.',
          'You may ask for your data, correct it and delete it in settings or by a letter to support.',
        ],
      ),
    ],
  ),
  document(
    3,
    'terms',
    false,
    ['Условия акций', 'Акция шарттары', 'Aksiya shartlari', 'Terms of offers'],
    [
      section(
        ['Пробные дни', 'Сынақ күндері', 'Sinov kunlari', 'Trial days'],
        [
          'Пробный срок даётся один раз на учётную запись. До его конца подписку можно отменить без оплаты.',
          'Сынақ мерзімі бір тіркелгіге бір рет беріледі. Ол біткенше жазылымнан ақысыз бас тартуға болады.',
          'Sinov muddati bitta hisobga bir marta beriladi. U tugaguncha obunadan bepul voz kechish mumkin.',
          'A trial is given once for an account. Until it ends the subscription can be cancelled without payment.',
        ],
      ),
      section(
        ['Промокоды', 'Промокодтар', 'Promokodlar', 'Promo codes'],
        [
          'Код действует до даты, указанной на нём, и не складывается с другими кодами.',
          'Код өзінде көрсетілген күнге дейін жарамды және басқа кодтармен қосылмайды.',
          'Kod unda koʻrsatilgan sanagacha amal qiladi va boshqa kodlar bilan qoʻshilmaydi.',
          'A code is valid until the date on it and does not add up with others.',
        ],
      ),
    ],
  ),
  document(
    4,
    'eticheskie-principy',
    false,
    ['Этические принципы', 'Этикалық қағидаттар', 'Axloqiy tamoyillar', 'Ethical principles'],
    [
      section(
        ['Зрителю', 'Көрерменге', 'Tomoshabinga', 'To the viewer'],
        [
          'Мы не показываем рекламу в детском профиле и не усложняем отмену подписки.',
          'Балалар профилінде жарнама көрсетпейміз, жазылымнан бас тартуды қиындатпаймыз.',
          'Bolalar profilida reklama koʻrsatmaymiz va obunani bekor qilishni murakkablashtirmaymiz.',
          'We show no advertising in child profiles and do not make cancelling hard.',
        ],
      ),
      section(
        ['Авторам', 'Авторларға', 'Mualliflarga', 'To the makers'],
        [
          'Мы платим за показ, указываем имена и не перемонтируем чужую работу.',
          'Көрсетілім үшін төлейміз, есімдерін жазамыз және бөтен еңбекті қайта құрамаймыз.',
          'Namoyish uchun toʻlaymiz, ismlarni koʻrsatamiz va birovning ishini qayta montaj qilmaymiz.',
          'We pay for each showing, name the names and never recut another’s work.',
        ],
      ),
    ],
  ),
  document(
    5,
    'faq',
    false,
    ['Вопросы и ответы', 'Сұрақтар мен жауаптар', 'Savollar va javoblar', 'Questions and answers'],
    [
      section(
        [
          'Почему видео останавливается?',
          'Неге видео тоқтай береді?',
          'Nega video toʻxtab qoladi?',
          'Why does the video stop?',
        ],
        [
          'Чаще всего не хватает скорости: выберите качество ниже в настройках плеера или подойдите ближе к роутеру.',
          'Көбіне жылдамдық жетпейді: плеер баптауынан төменірек сапаны таңдаңыз немесе роутерге жақындаңыз.',
          'Koʻpincha tezlik yetmaydi: pleyer sozlamalarida pastroq sifatni tanlang yoki routerga yaqinroq boring.',
          'Mostly the connection is too slow: choose a lower quality in the player or move closer to the router.',
        ],
      ),
      section(
        [
          'Можно ли смотреть на двух телевизорах?',
          'Екі теледидардан көруге бола ма?',
          'Ikkita televizorda koʻrish mumkinmi?',
          'Can I watch on two television sets?',
        ],
        [
          'Да, пока число устройств не больше указанного в настройках.',
          'Иә, құрылғылар саны баптауда көрсетілгеннен аспаса.',
          'Ha, qurilmalar soni sozlamalarda koʻrsatilganidan oshmasa.',
          'Yes, as long as the number of devices stays within the limit shown in settings.',
        ],
      ),
      section(
        [
          'Как вернуть передачу, которая уже прошла?',
          'Өтіп кеткен бағдарламаны қалай көремін?',
          'Oʻtib ketgan dasturni qanday koʻraman?',
          'How do I watch a programme that is over?',
        ],
        [
          'Откройте канал, выберите день в программе и нажмите на передачу со значком архива.',
          'Арнаны ашып, бағдарламадан күнді таңдап, мұрағат белгісі бар хабарды басыңыз.',
          'Kanalni ochib, dasturdan kunni tanlang va arxiv belgisi bor koʻrsatuvni bosing.',
          'Open the channel, choose a day in its schedule and press a programme with the archive mark.',
        ],
      ),
      section(
        [
          'Забыл код родительского контроля',
          'Ата-ана бақылауының кодын ұмыттым',
          'Ota-ona nazorati kodini unutdim',
          'I forgot the parental code',
        ],
        [
          'Его можно получить на номер или почту владельца учётной записи прямо из окна ввода.',
          'Оны енгізу терезесінен тіркелгі иесінің нөміріне немесе поштасына алуға болады.',
          'Uni kiritish oynasidan hisob egasining raqamiga yoki pochtasiga olish mumkin.',
          'It can be sent to the account owner’s number or mail right from the entry window.',
        ],
      ),
    ],
  ),
  document(
    6,
    'gift',
    false,
    ['Подарочная подписка', 'Сыйлық жазылым', 'Sovgʻa obuna', 'Gift subscription'],
    [
      section(
        ['Как подарить', 'Қалай сыйлауға болады', 'Qanday sovgʻa qilish mumkin', 'How to give it'],
        [
          'Выберите пакет и срок, оплатите и отправьте код. Получатель вводит его на странице промокода.',
          'Пакет пен мерзімді таңдап, төлеп, кодты жіберіңіз. Алушы оны промокод бетінде енгізеді.',
          'Paket va muddatni tanlang, toʻlang va kodni yuboring. Oluvchi uni promokod sahifasida kiritadi.',
          'Choose a packet and a term, pay and send the code. The receiver enters it on the promo page.',
        ],
      ),
    ],
  ),
  document(
    7,
    'welcome-offer',
    false,
    ['Согласие на рассылку', 'Хабарлама алуға келісім', 'Xabarnoma olishga rozilik', 'Consent to messages'],
    [
      section(
        ['О чём пишем', 'Не туралы жазамыз', 'Nima haqida yozamiz', 'What we write about'],
        [
          'О премьерах, матчах и изменениях в вашем пакете, не чаще двух раз в неделю. Отписаться можно в настройках.',
          'Премьералар, матчтар және пакетіңіздегі өзгерістер туралы, аптасына екі реттен жиі емес. Баптаудан бас тартуға болады.',
          'Premyeralar, oʻyinlar va paketingizdagi oʻzgarishlar haqida, haftasiga ikki martadan koʻp emas. Sozlamalarda bekor qilish mumkin.',
          'Premieres, matches and changes in your packet, at most twice a week. You can stop them in settings.',
        ],
      ),
    ],
  ),
];
