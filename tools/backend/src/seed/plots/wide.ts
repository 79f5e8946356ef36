import type { PlotSentences } from './plot.ts';

export const SCIENCE_FICTION_PLOTS: PlotSentences = {
  premises: [
    [
      'Экипаж просыпается за десять лет до цели, и корабль отказывается объяснить почему.',
      'Экипаж межеге он жыл қалғанда оянады, ал кеме себебін түсіндіруден бас тартады.',
      'Ekipaj manzilga oʻn yil qolganda uygʻonadi, kema esa sababini tushuntirishdan bosh tortadi.',
      'A crew wakes ten years before its destination, and the ship refuses to explain why.',
    ],
    [
      'В степи поднимают антенну, которая принимает завтрашние новости с опозданием на час.',
      'Далада ертеңгі жаңалықты бір сағат кешігіп қабылдайтын антенна көтеріледі.',
      'Dashtda ertangi yangiliklarni bir soat kechikib qabul qiladigan antenna oʻrnatiladi.',
      'An antenna is raised in the steppe that receives tomorrow’s news an hour late.',
    ],
    [
      'Инженер создаёт помощника, который ни разу не ошибся, и боится задать ему главный вопрос.',
      'Инженер бір рет те қателеспеген көмекші жасап, оған басты сұрақты қоюға қорқады.',
      'Muhandis biror marta ham xato qilmagan yordamchi yaratadi va unga asosiy savolni berishdan qoʻrqadi.',
      'An engineer builds an assistant that has never been wrong and is afraid to ask it the one question.',
    ],
    [
      'Ледник отдаёт капсулу с серийным номером, который присвоят только через сорок лет.',
      'Мұздық қырық жылдан кейін ғана берілетін сериялық нөмірі бар капсуланы береді.',
      'Muzlik qirq yildan keyingina beriladigan seriya raqamli kapsulani beradi.',
      'A glacier gives up a capsule whose serial number will not be issued for forty years.',
    ],
    [
      'Городу предлагают обменять одну минуту прошлого каждого жителя на бесконечную энергию.',
      'Қалаға әр тұрғынның бір минуттық өткенін шексіз қуатқа айырбастау ұсынылады.',
      'Shaharga har bir aholining bir daqiqalik oʻtmishini cheksiz energiyaga almashtirish taklif qilinadi.',
      'A city is offered endless energy in exchange for one minute of everybody’s past.',
    ],
  ],
  turns: [
    [
      'Сбой оказывается сообщением, а адресат — человеком, который ещё не родился.',
      'Ақау хабарлама, ал оның иесі әлі тумаған адам болып шығады.',
      'Nosozlik xabar, uni oluvchi esa hali tugʻilmagan odam boʻlib chiqadi.',
      'The malfunction proves to be a message, and its addressee has not been born yet.',
    ],
    [
      'Чтобы вернуться домой, придётся доказать, что дом всё ещё существует.',
      'Үйге қайту үшін үйдің әлі бар екенін дәлелдеу керек.',
      'Uyga qaytish uchun uy hali ham borligini isbotlash kerak.',
      'To go home, they must prove that home still exists.',
    ],
    [
      'Тишина в эфире длится ровно столько, сколько нужно, чтобы принять решение.',
      'Эфирдегі тыныштық шешім қабылдауға жететіндей ғана созылады.',
      'Efirdagi sukunat qaror qabul qilishga yetadigancha davom etadi.',
      'The silence on the air lasts exactly as long as a decision takes.',
    ],
  ],
};

export const FANTASY_PLOTS: PlotSentences = {
  premises: [
    [
      'В долине, где запрещено называть ветер по имени, рождается девочка, с которой он разговаривает.',
      'Желдің атын атауға тыйым салынған аңғарда жел тілдесетін қыз туады.',
      'Shamolning nomini aytish taqiqlangan vodiyda u bilan gaplashadigan qiz tugʻiladi.',
      'In a valley where the wind must not be named, a girl is born to whom it speaks.',
    ],
    [
      'Последний сказитель продаёт концовку своей сказки, и мир перестаёт заканчиваться.',
      'Соңғы ертегіші ертегісінің соңын сатып жібереді де, дүние аяқталмайтын болады.',
      'Soʻnggi ertakchi ertagining oxirini sotadi va dunyo tugamaydigan boʻlib qoladi.',
      'The last storyteller sells the ending of his tale, and the world stops ending.',
    ],
    [
      'Кузнец куёт ключ к городу, которого ещё не построили, и за ним уже идут купцы.',
      'Ұста әлі салынбаған қаланың кілтін соғады, ал көпестер оны іздеп келе жатыр.',
      'Temirchi hali qurilmagan shaharning kalitini yasaydi, savdogarlar esa allaqachon uning ortidan kelmoqda.',
      'A smith forges the key to a city not yet built, and merchants are already coming for it.',
    ],
    [
      'Каждую осень озеро возвращает одну вещь из тех, что люди потеряли нарочно.',
      'Көл күз сайын адамдар әдейі жоғалтқан заттардың бірін қайтарады.',
      'Har kuz koʻl odamlar ataylab yoʻqotgan narsalardan birini qaytaradi.',
      'Every autumn the lake gives back one of the things that people lost on purpose.',
    ],
  ],
  turns: [
    [
      'За исполненное желание платит тот, кто его услышал, а не тот, кто загадал.',
      'Орындалған тілектің құнын тілеген емес, естіген адам төлейді.',
      'Ijobat boʻlgan tilak uchun uni tilagan emas, eshitgan kishi toʻlaydi.',
      'A granted wish is paid for by the one who heard it, not by the one who made it.',
    ],
    [
      'До полнолуния нужно найти дорогу, которую показывают только заблудившимся.',
      'Ай толғанша адасқандарға ғана көрінетін жолды табу керек.',
      'Toʻlinoygacha faqat adashganlarga koʻrinadigan yoʻlni topish kerak.',
      'Before the full moon they must find a road that is shown only to the lost.',
    ],
    [
      'Чудовище ждёт у ворот, но ключ от них всё это время носила бабушка.',
      'Құбыжық қақпада күтіп тұр, ал кілтін осы уақыт бойы әже тағып жүрген.',
      'Maxluq darvozada kutmoqda, ammo kalitni shu paytgacha buvi taqib yurgan.',
      'A monster waits at the gate, but Grandmother has been wearing its key all along.',
    ],
  ],
};

export const ADVENTURE_PLOTS: PlotSentences = {
  premises: [
    [
      'Студентка находит в архиве полевой дневник деда с маршрутом, который обрывается на полуслове.',
      'Студент қыз мұрағаттан атасының бағыты сөз ортасында үзілген дала күнделігін табады.',
      'Talaba qiz arxivdan bobosining yarim soʻzda uzilgan yoʻl kundaligini topadi.',
      'A student finds her grandfather’s field diary in an archive, with a route that breaks off mid-word.',
    ],
    [
      'Трое геологов спускаются в пещеру, которая по всем картам должна быть горой.',
      'Үш геолог барлық карта бойынша тау болуы тиіс үңгірге түседі.',
      'Uch geolog barcha xaritalar boʻyicha togʻ boʻlishi kerak boʻlgan gʻorga tushadi.',
      'Three geologists descend into a cave that every map shows as a mountain.',
    ],
    [
      'Старый пилот соглашается на последний рейс, потому что груз попросил его сам.',
      'Кәрі ұшқыш соңғы рейске келіседі, өйткені жүктің өзі сұраған.',
      'Keksa uchuvchi soʻnggi reysga rozi boʻladi, chunki yukning oʻzi soʻragan.',
      'An old pilot agrees to a last flight because the cargo itself asked him.',
    ],
    [
      'Дети рыбаков отправляются за уплывшей лодкой и пересекают море, которое считали озером.',
      'Балықшылардың балалары ағып кеткен қайықты іздеп шығып, көл деп жүрген теңізден өтеді.',
      'Baliqchilarning bolalari oqib ketgan qayiq ortidan yoʻlga chiqib, koʻl deb yurgan dengizni kesib oʻtadi.',
      'Fishermen’s children set out after a drifting boat and cross a sea they took for a lake.',
    ],
    [
      'Кинолог и его собака идут по следу каравана, пропавшего сто лет назад.',
      'Кинолог пен иті жүз жыл бұрын жоғалған керуеннің ізіне түседі.',
      'Kinolog va uning iti yuz yil avval yoʻqolgan karvon izidan boradi.',
      'A handler and his dog follow the trail of a caravan lost a hundred years ago.',
    ],
  ],
  turns: [
    [
      'Карта врёт, компас молчит, зато местные дети знают дорогу лучше всех.',
      'Карта алдайды, тұсбағар үнсіз, есесіне жергілікті балалар жолды бәрінен жақсы біледі.',
      'Xarita aldaydi, kompas jim, ammo mahalliy bolalar yoʻlni hammadan yaxshi biladi.',
      'The map lies, the compass is silent, but the local children know the way better than anyone.',
    ],
    [
      'Воды остаётся на два дня, а тот, кто её спрятал, идёт с ними в одной связке.',
      'Су екі күнге ғана жетеді, ал оны жасырған адам олармен бір арқанда келеді.',
      'Suv ikki kunga yetadi, uni yashirgan kishi esa ular bilan bitta arqonda kelmoqda.',
      'Water remains for two days, and whoever hid it is climbing on the same rope.',
    ],
    [
      'Сокровище оказывается не там, где крест, а там, где остановились отдохнуть.',
      'Қазына айқас белгіде емес, дем алуға тоқтаған жерде болып шығады.',
      'Xazina xoch belgisida emas, dam olishga toʻxtagan joyda ekan.',
      'The treasure is not where the cross is but where they stopped to rest.',
    ],
  ],
};

export const HISTORY_PLOTS: PlotSentences = {
  premises: [
    [
      'Придворный писарь получает приказ вычеркнуть из летописи собственного брата.',
      'Сарай хатшысы шежіреден өз бауырын сызып тастауға бұйрық алады.',
      'Saroy kotibi solnomadan oʻz akasini oʻchirishga buyruq oladi.',
      'A court scribe is ordered to strike his own brother from the chronicle.',
    ],
    [
      'В год великой засухи три рода договариваются о мире, и свидетелем мира становится ребёнок.',
      'Үлкен қуаңшылық жылы үш ру бітімге келіп, оған бала куә болады.',
      'Katta qurgʻoqchilik yili uch urugʻ sulh tuzadi, sulhning guvohi esa bola boʻladi.',
      'In the year of the great drought three clans agree on a peace, and a child becomes its witness.',
    ],
    [
      'Строители первой железной дороги находят в кургане доспех, который приходится впору инженеру.',
      'Алғашқы темір жолды салушылар обадан инженерге шақ келетін сауыт табады.',
      'Birinchi temir yoʻl quruvchilari qoʻrgʻondan muhandisga roppa-rosa keladigan sovut topadi.',
      'Builders of the first railway find in a barrow a suit of armour that fits the engineer.',
    ],
    [
      'Учёный спасает из горящей библиотеки одну книгу и всю жизнь жалеет, что не соседнюю.',
      'Ғалым өртенген кітапханадан бір кітапты құтқарып, қасындағысын алмағанына өмір бойы өкінеді.',
      'Olim yonayotgan kutubxonadan bitta kitobni qutqaradi va umr boʻyi yonidagisini olmaganiga afsuslanadi.',
      'A scholar saves one book from a burning library and all his life regrets it was not the one beside it.',
    ],
  ],
  turns: [
    [
      'Ханы меняются, дороги остаются, и по ним идут те, чьих имён не записали.',
      'Хандар ауысады, жолдар қалады, сол жолмен аты жазылмағандар жүреді.',
      'Xonlar almashadi, yoʻllar qoladi, ulardan esa ismi yozilmaganlar yuradi.',
      'Khans change, roads remain, and along them walk those whose names were not written down.',
    ],
    [
      'Цена одного слова растёт вместе с войском под стенами.',
      'Бір ауыз сөздің құны қабырға түбіндегі әскермен бірге өседі.',
      'Bir ogʻiz soʻzning narxi devor ostidagi qoʻshin bilan birga oshadi.',
      'The price of a single word grows with the army beneath the walls.',
    ],
    [
      'История сохранит победу, а песня — то, как её добывали.',
      'Тарих жеңісті, ал жыр оның қалай келгенін сақтайды.',
      'Tarix gʻalabani, qoʻshiq esa unga qanday erishilganini saqlaydi.',
      'History will keep the victory, and a song will keep how it was won.',
    ],
  ],
};

export const DOCUMENTARY_PLOTS: PlotSentences = {
  premises: [
    [
      'Съёмочная группа провела год рядом с людьми, чью работу замечают, только когда она не сделана.',
      'Түсіру тобы жұмысы істелмегенде ғана байқалатын адамдардың қасында бір жыл өткізді.',
      'Suratga olish guruhi ishi faqat bajarilmaganda seziladigan odamlar yonida bir yil oʻtkazdi.',
      'The crew spent a year beside people whose work is noticed only when it is left undone.',
    ],
    [
      'Камера следует за одной семьёй от первого снега до последнего сенокоса.',
      'Камера бір отбасының алғашқы қардан соңғы шөп шабуға дейінгі өміріне ілеседі.',
      'Kamera bitta oilani birinchi qordan soʻnggi pichan oʻrimigacha kuzatadi.',
      'The camera follows one family from the first snow to the last haymaking.',
    ],
    [
      'Учёные возвращаются туда, где полвека назад остановился эксперимент, и включают свет.',
      'Ғалымдар жарты ғасыр бұрын тәжірибе тоқтаған жерге оралып, жарықты қосады.',
      'Olimlar yarim asr avval tajriba toʻxtagan joyga qaytib, chiroqni yoqadi.',
      'Scientists return to where an experiment stopped half a century ago and switch on the light.',
    ],
    [
      'Мастера разных лет рассказывают об одной вещи, которую делают до сих пор руками.',
      'Әр жылдың шеберлері осы күнге дейін қолмен жасалатын бір зат туралы айтады.',
      'Turli yillarning ustalari hozirgacha qoʻlda yasaladigan bitta buyum haqida soʻzlaydi.',
      'Craftspeople of different generations talk about one thing that is still made by hand.',
    ],
    [
      'Реку прошли пешком от ледника до песков, записывая каждый звук.',
      'Өзенді мұздықтан құмға дейін жаяу өтіп, әр дыбысын жазып алды.',
      'Daryoni muzlikdan qumgacha piyoda bosib oʻtib, har bir tovushni yozib olishdi.',
      'A river was walked from the glacier to the sands, and every sound of it recorded.',
    ],
  ],
  turns: [
    [
      'Никто не играет и никого не торопят: фильм держится на лицах и на паузах между словами.',
      'Ешкім рөл ойнамайды, ешкімді асықтырмайды: фильм жүздер мен сөз арасындағы үзіліске сүйенеді.',
      'Hech kim rol oʻynamaydi, hech kim shoshiltirilmaydi: film chehralar va soʻzlar orasidagi pauzalarga tayanadi.',
      'Nobody acts and nobody is hurried: the film rests on faces and on the pauses between words.',
    ],
    [
      'Архивные кадры показаны впервые: их нашли в гараже, в коробке из-под обуви.',
      'Мұрағат кадрлары алғаш рет көрсетіледі: олар гараждағы аяқкиім қорабынан табылды.',
      'Arxiv kadrlari ilk bor koʻrsatiladi: ular garajdagi poyabzal qutisidan topilgan.',
      'The archive footage is shown for the first time: it was found in a garage, in a shoe box.',
    ],
    [
      'К финалу привычный пейзаж становится незнакомым, а незнакомые люди — близкими.',
      'Соңына қарай таныс көрініс бейтаныс, ал бейтаныс адамдар жақын болып кетеді.',
      'Finalga kelib tanish manzara notanish, notanish odamlar esa yaqin boʻlib qoladi.',
      'By the end a familiar landscape grows strange, and strangers grow close.',
    ],
  ],
};

export const ANIMATION_PLOTS: PlotSentences = {
  premises: [
    [
      'Маленький герой отправляется за край тетрадного листа, потому что там кончилась синяя краска.',
      'Кішкентай кейіпкер дәптер парағының арғы шетіне аттанады, өйткені онда көк бояу таусылған.',
      'Kichik qahramon daftar varagʻining chetiga yoʻl oladi, chunki u yerda koʻk boʻyoq tugagan.',
      'A small hero sets out beyond the edge of the page because the blue paint has run out there.',
    ],
    [
      'В лесу пропадает эхо, и зверята решают временно отвечать вместо него.',
      'Орманда жаңғырық жоғалып, аңдардың балалары уақытша оның орнына жауап беруді ұйғарады.',
      'Oʻrmonda aks sado yoʻqoladi va jonivorlar vaqtincha uning oʻrniga javob berishga qaror qiladi.',
      'The echo goes missing in the forest, and the cubs decide to answer in its place for a while.',
    ],
    [
      'Старый фонарь учится рассказывать сказки, чтобы дети возвращались домой засветло.',
      'Ескі шам балалар қараңғы түспей үйге қайтсын деп ертегі айтуды үйренеді.',
      'Eski fonar bolalar qorongʻi tushmasdan uyga qaytsin deb ertak aytishni oʻrganadi.',
      'An old street lamp learns to tell stories so that children come home before dark.',
    ],
    [
      'Облако теряет свою гору и спрашивает дорогу у всех, кто смотрит вверх.',
      'Бұлт өз тауын жоғалтып, жоғары қарағандардың бәрінен жол сұрайды.',
      'Bulut oʻz togʻini yoʻqotib, yuqoriga qaragan hammadan yoʻl soʻraydi.',
      'A cloud loses its mountain and asks the way of everyone who looks up.',
    ],
  ],
  turns: [
    [
      'По дороге встречаются песни, считалки и один очень важный гусь.',
      'Жолда әндер, санамақтар және бір өте маңызды қаз кездеседі.',
      'Yoʻlda qoʻshiqlar, sanoqlar va bitta juda muhim gʻoz uchraydi.',
      'Along the way there are songs, counting rhymes and one very important goose.',
    ],
    [
      'Оказывается, что самая трудная загадка решается вдвоём и без спешки.',
      'Ең қиын жұмбақ екеулеп, асықпай шешіледі екен.',
      'Eng qiyin topishmoq ikkovlon va shoshilmasdan yechilar ekan.',
      'The hardest riddle turns out to be solved by two, and without hurry.',
    ],
    [
      'Злой волшебник просто не выспался, и это ещё можно исправить до утра.',
      'Зұлым сиқыршының ұйқысы қанбаған екен, мұны таңға дейін түзеуге болады.',
      'Yovuz sehrgar shunchaki uyqusi toʻymagan ekan, buni tonggacha tuzatish mumkin.',
      'The wicked wizard has merely slept badly, and that can still be mended by morning.',
    ],
  ],
};
