import { localised } from '../world/localised.ts';
import type { FourTexts } from './titles/title.ts';
import type { SeedNews } from '../world/pages.ts';

const PRESS_NOTE: FourTexts = [
  '<p>Если что-то работает не так, как вы ждали, напишите в поддержку: мы читаем каждое письмо.</p>',
  '<p>Бірдеңе ойлағандай жұмыс істемесе, қолдау қызметіне жазыңыз: әр хатты оқимыз.</p>',
  '<p>Biror narsa kutilganidek ishlamasa, qoʻllab-quvvatlash xizmatiga yozing: har bir xatni oʻqiymiz.</p>',
  '<p>If something does not work as you expected, write to support: we read every letter.</p>',
];

const item = (
  id: number,
  slug: string,
  ageDays: number,
  scene: string,
  title: FourTexts,
  summary: FourTexts,
  body: FourTexts,
): SeedNews & { readonly scene: string } => {
  const text = (index: 0 | 1 | 2 | 3): string => `<p>${summary[index]}</p>${body[index]}${PRESS_NOTE[index]}`;
  return {
    id,
    slug,
    title: localised(...title),
    summary: localised(...summary),
    text: localised(text(0), text(1), text(2), text(3)),
    ageDays,
    artworkKey: `n${id}`,
    scene,
  };
};

export const NEWS: readonly (SeedNews & { readonly scene: string })[] = [
  item(
    1,
    'tihii-pereval-vtoroi-sezon',
    1,
    'steppe-riders',
    [
      '«Тихий перевал»: второй сезон идёт по четвергам',
      '«Тынық асу»: екінші маусым бейсенбі сайын',
      '«Sokin dovon»: ikkinchi fasl payshanba kunlari',
      'The Quiet Pass: season two on Thursdays',
    ],
    [
      'Пять серий уже можно смотреть подряд, остальные выходят раз в неделю.',
      'Бес серияны қазір қатарынан көруге болады, қалғаны аптасына бір рет шығады.',
      'Besh seriyani hozir ketma-ket koʻrish mumkin, qolgani haftada bir marta chiqadi.',
      'Five episodes can be watched in a row now, and the rest come out weekly.',
    ],
    [
      '<h2>Что нового</h2><p>Съёмки прошли на трёх перевалах выше двух тысяч метров. Актёры ездили верхом сами, а снег в мае выпал по-настоящему.</p><ul><li>8 серий в сезоне</li><li>казахская и русская дорожки</li><li>субтитры на четырёх языках</li></ul>',
      '<h2>Не жаңалық</h2><p>Түсірілім екі мың метрден биік үш асуда өтті. Актёрлар атқа өздері мінді, ал мамырдағы қар шынымен жауды.</p><ul><li>маусымда 8 серия</li><li>қазақша және орысша дыбыс</li><li>төрт тілде субтитр</li></ul>',
      '<h2>Nima yangilik</h2><p>Suratga olish ikki ming metrdan baland uch dovonda oʻtdi. Aktyorlar otga oʻzlari mindi, maydagi qor esa haqiqatan yogʻdi.</p><ul><li>faslda 8 seriya</li><li>qozoqcha va ruscha ovoz</li><li>toʻrt tilda subtitr</li></ul>',
      '<h2>What is new</h2><p>The shooting took place on three passes above two thousand metres. The actors rode the horses themselves, and the snow in May was real.</p><ul><li>8 episodes in the season</li><li>Kazakh and Russian soundtracks</li><li>subtitles in four languages</li></ul>',
    ],
  ),
  item(
    2,
    'arhiv-sem-dnei',
    4,
    'city-dawn',
    [
      'Архив каналов теперь хранится семь дней',
      'Арналар мұрағаты енді жеті күн сақталады',
      'Kanallar arxivi endi yetti kun saqlanadi',
      'The channel archive now keeps seven days',
    ],
    [
      'Пропустили матч в субботу? Он ждёт вас до следующей субботы.',
      'Сенбідегі матчты жіберіп алдыңыз ба? Ол келесі сенбіге дейін күтеді.',
      'Shanba kungi oʻyinni oʻtkazib yubordingizmi? U keyingi shanbagacha kutadi.',
      'Missed the match on Saturday? It waits for you until the next one.',
    ],
    [
      '<p>Откройте программу канала и выберите день: у прошедших передач есть значок архива. На тридцати каналах архив вырос с трёх дней до семи.</p>',
      '<p>Арна бағдарламасын ашып, күнді таңдаңыз: өткен бағдарламалардың мұрағат белгісі бар. Отыз арнада мұрағат үш күннен жеті күнге ұзарды.</p>',
      '<p>Kanal dasturini ochib, kunni tanlang: oʻtgan dasturlarda arxiv belgisi bor. Oʻttizta kanalda arxiv uch kundan yetti kunga uzaydi.</p>',
      '<p>Open a channel’s schedule and pick a day: past programmes carry the archive mark. On thirty channels the archive has grown from three days to seven.</p>',
    ],
  ),
  item(
    3,
    'detskii-profil',
    9,
    'fox',
    [
      'Детский профиль: спокойнее детям и родителям',
      'Балалар профилі: балаға да, ата-анаға да тыныш',
      'Bolalar profili: bolaga ham, ota-onaga ham xotirjamlik',
      'Child profiles: calmer for children and parents',
    ],
    [
      'В детском профиле видно только то, что можно до двенадцати лет.',
      'Балалар профилінде он екі жасқа дейін рұқсат етілгені ғана көрінеді.',
      'Bolalar profilida faqat oʻn ikki yoshgacha ruxsat etilgani koʻrinadi.',
      'A child profile shows only what suits children up to twelve.',
    ],
    [
      '<p>Создайте профиль, выберите «Ребёнок» и картинку, которая ему понравится. Каналы для взрослых исчезнут из списков, поиска и рекомендаций.</p>',
      '<p>Профиль жасап, «Бала» дегенді және өзіне ұнайтын суретті таңдаңыз. Ересектерге арналған арналар тізімнен, іздеуден және ұсыныстан жоғалады.</p>',
      '<p>Profil yarating, «Bola»ni va unga yoqadigan rasmni tanlang. Kattalar kanallari roʻyxat, qidiruv va tavsiyalardan yoʻqoladi.</p>',
      '<p>Create a profile, choose “Child” and a picture that he or she likes. Channels for adults disappear from lists, search and suggestions.</p>',
    ],
  ),
  item(
    4,
    'derbi-v-pryamom-efire',
    13,
    'stadium',
    [
      'Дерби в прямом эфире: «Тулпар» принимает «Жулдыз»',
      'Тікелей эфирде дерби: «Тұлпар» «Жұлдызды» қабылдайды',
      'Jonli efirda derbi: «Tulpor» «Julduz»ni qabul qiladi',
      'A derby live: Tulpar host Zhuldyz',
    ],
    [
      'Начинаем за полчаса до стартового свистка, студия остаётся до последнего зрителя.',
      'Бастапқы ысқырықтан жарты сағат бұрын бастаймыз, студия соңғы көрерменге дейін қалады.',
      'Boshlangʻich hushtakdan yarim soat oldin boshlaymiz, studiya soʻnggi tomoshabingacha qoladi.',
      'We start half an hour before the whistle, and the studio stays until the last viewer.',
    ],
    [
      '<p>Матч покажет Арена 1 HD. Опоздали? Нажмите «Смотреть с начала»: таймлайн помнит каждую минуту.</p>',
      '<p>Матчты Арена 1 HD көрсетеді. Кешігіп қалдыңыз ба? «Басынан көру» түймесін басыңыз: уақыт сызығы әр минутты сақтайды.</p>',
      '<p>Oʻyinni Arena 1 HD koʻrsatadi. Kechikdingizmi? «Boshidan koʻrish» tugmasini bosing: vaqt chizigʻi har bir daqiqani eslab qoladi.</p>',
      '<p>The match is on Arena 1 HD. Late? Press “Watch from the beginning”: the timeline remembers every minute.</p>',
    ],
  ),
  item(
    5,
    'kazahskie-subtitry',
    20,
    'market',
    [
      'Казахские субтитры у ста двадцати фильмов',
      'Жүз жиырма фильмде қазақша субтитр',
      'Bir yuz yigirma filmda qozoqcha subtitr',
      'Kazakh subtitles on a hundred and twenty films',
    ],
    [
      'Субтитры писали редакторы, а не машина.',
      'Субтитрді машина емес, редакторлар жазды.',
      'Subtitrlarni mashina emas, muharrirlar yozdi.',
      'The subtitles were written by editors and not by a machine.',
    ],
    [
      '<p>Включите их в настройках плеера. Выбор запоминается и действует для следующих фильмов.</p>',
      '<p>Оларды плеер баптауынан қосыңыз. Таңдауыңыз сақталып, келесі фильмдерге де жүреді.</p>',
      '<p>Ularni pleyer sozlamalaridan yoqing. Tanlov eslab qolinadi va keyingi filmlarga ham amal qiladi.</p>',
      '<p>Switch them on in the player’s settings. The choice is remembered for the next films.</p>',
    ],
  ),
  item(
    6,
    'novogodnii-kanal',
    26,
    'winter-mountains',
    [
      'Новогодний канал уже в эфире',
      'Жаңа жылдық арна эфирде',
      'Yangi yil kanali efirda',
      'The New Year channel is on the air',
    ],
    [
      'Огни шестнадцати городов, песни зимы и отсчёт до полуночи.',
      'Он алты қаланың шамы, қыс әндері және түн ортасына дейінгі санақ.',
      'Oʻn olti shahar chiroqlari, qish qoʻshiqlari va yarim tungacha sanoq.',
      'The lights of sixteen towns, songs of winter and the countdown to midnight.',
    ],
    [
      '<p>Канал открыт всем, подписка не нужна. Пожелания можно оставить в прямом эфире каждый вечер.</p>',
      '<p>Арна баршаға ашық, жазылым керек емес. Тілекті күн сайын кешке тікелей эфирде айтуға болады.</p>',
      '<p>Kanal hammaga ochiq, obuna kerak emas. Tilaklarni har oqshom jonli efirda qoldirish mumkin.</p>',
      '<p>The channel is open to everybody without a subscription. Wishes are taken on air every evening.</p>',
    ],
  ),
  item(
    7,
    'kak-smotret-na-televizore',
    38,
    'kitchen',
    [
      'Как смотреть на телевизоре',
      'Теледидардан қалай көруге болады',
      'Televizorda qanday koʻrish mumkin',
      'How to watch on a television set',
    ],
    [
      'Три способа, и для двух из них не нужны провода.',
      'Үш жолы бар, екеуіне сым керек емес.',
      'Uch usul bor, ikkitasiga sim kerak emas.',
      'Three ways, and two of them need no cable.',
    ],
    [
      '<ul><li>установите приложение на телевизор</li><li>передайте картинку с телефона</li><li>подключите компьютер кабелем</li></ul>',
      '<ul><li>теледидарға қолданба орнатыңыз</li><li>телефоннан көріністі жіберіңіз</li><li>компьютерді кабельмен қосыңыз</li></ul>',
      '<ul><li>televizorga ilova oʻrnating</li><li>telefondan tasvirni uzating</li><li>kompyuterni kabel bilan ulang</li></ul>',
      '<ul><li>install the app on the television set</li><li>cast the picture from a phone</li><li>connect a computer by cable</li></ul>',
    ],
  ),
  item(
    8,
    'profilaktika',
    52,
    'geometric',
    [
      'Ночные работы на серверах',
      'Серверлердегі түнгі жұмыс',
      'Serverlardagi tungi ishlar',
      'Night works on the servers',
    ],
    [
      'В ночь на среду архив части каналов может открываться дольше обычного.',
      'Сәрсенбіге қараған түні кейбір арналар мұрағаты әдеттегіден ұзақ ашылуы мүмкін.',
      'Chorshanbaga oʻtar kechasi ayrim kanallar arxivi odatdagidan uzoqroq ochilishi mumkin.',
      'In the night to Wednesday the archive of some channels may open more slowly.',
    ],
    [
      '<p>Прямой эфир работы не затронут. Закончим до шести утра.</p>',
      '<p>Тікелей эфирге әсер етпейді. Таңғы алтыға дейін аяқтаймыз.</p>',
      '<p>Jonli efirga taʼsir qilmaydi. Ertalab oltigacha tugatamiz.</p>',
      '<p>Live channels are not affected. We will be done by six in the morning.</p>',
    ],
  ),
];
