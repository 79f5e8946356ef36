import type { PlotSentences } from './plot.ts';

export const THRILLER_PLOTS: PlotSentences = {
  premises: [
    [
      'Женщина просыпается в чужой квартире и находит в шкафу свою одежду на пять лет вперёд.',
      'Әйел бөтен пәтерде оянып, шкафтан бес жылға жететін өз киімін табады.',
      'Ayol begona xonadonda uygʻonib, shkafdan besh yilga yetadigan oʻz kiyimlarini topadi.',
      'A woman wakes in a stranger’s flat and finds five years’ worth of her own clothes in the wardrobe.',
    ],
    [
      'Охранник торгового центра замечает на мониторе посетителя, который не покидал здание с весны.',
      'Сауда орталығының күзетшісі мониторда көктемнен бері ғимараттан шықпаған адамды байқайды.',
      'Savdo markazi qorovuli monitorda bahordan beri binodan chiqmagan odamni koʻradi.',
      'A mall guard notices on his screen a visitor who has not left the building since spring.',
    ],
    [
      'Семья снимает дом на лето и узнаёт, что прежние жильцы всё ещё платят за него.',
      'Отбасы жазға үй жалдап, бұрынғы тұрғындардың әлі ақы төлеп жүргенін біледі.',
      'Oila yozga uy ijaraga oladi va avvalgi ijarachilar hali ham toʻlayotganini biladi.',
      'A family rents a house for the summer and learns that the former tenants are still paying for it.',
    ],
    [
      'Ночной таксист получает заказ на адрес, где когда-то исчез его брат.',
      'Түнгі таксиші інісі жоғалған мекенжайға тапсырыс алады.',
      'Tungi taksichi ukasi gʻoyib boʻlgan manzilga buyurtma oladi.',
      'A night cabbie gets a ride to the address where his brother once disappeared.',
    ],
    [
      'Психотерапевт узнаёт в рассказах нового пациента собственные сны.',
      'Психотерапевт жаңа науқастың әңгімесінен өз түстерін таниды.',
      'Psixoterapevt yangi bemorning hikoyalarida oʻz tushlarini taniydi.',
      'A therapist recognises her own dreams in the stories of a new patient.',
    ],
    [
      'Звонок из будки, которую снесли год назад, будит весь микрорайон.',
      'Былтыр бұзылған телефон дүңгіршегінен келген қоңырау бүкіл ықшамауданды оятады.',
      'Bir yil oldin buzilgan telefon budkasidan kelgan qoʻngʻiroq butun mavzeni uygʻotadi.',
      'A call from a phone booth torn down a year ago wakes the whole district.',
    ],
  ],
  turns: [
    [
      'Чем ближе ответ, тем яснее, что вопрос задала не она.',
      'Жауап жақындаған сайын, сұрақты өзі қоймағаны айқындала түседі.',
      'Javob yaqinlashgani sari savolni u bermagani oydinlashadi.',
      'The nearer the answer, the plainer it is that the question was not hers.',
    ],
    [
      'До рассвета остаётся девять часов, и кто-то уже перевёл стрелки.',
      'Таң атуға тоғыз сағат бар, ал біреу сағат тілін бұрап қойған.',
      'Tong otishiga toʻqqiz soat bor, kimdir esa allaqachon soat millarini surib qoʻygan.',
      'Nine hours remain until dawn, and somebody has already moved the hands.',
    ],
    [
      'Доверять можно только тем, кто лжёт одинаково, а таких в городе двое.',
      'Бірдей өтірік айтатындарға ғана сенуге болады, ал қалада ондайлар екеу.',
      'Faqat bir xil yolgʻon gapiradiganlarga ishonish mumkin, shaharda esa ular ikkita.',
      'Only those who lie alike can be trusted, and there are two of them in town.',
    ],
    [
      'Каждый шаг назад открывает дверь, которую лучше было не искать.',
      'Артқа жасалған әр қадам іздемегені дұрыс болатын есікті ашады.',
      'Orqaga tashlangan har qadam izlamagan maʼqul boʻlgan eshikni ochadi.',
      'Every step back opens a door that was better left unfound.',
    ],
  ],
};

export const DETECTIVE_PLOTS: PlotSentences = {
  premises: [
    [
      'Антиквар найден в запертой лавке, а пропала из неё только самая дешёвая вещь.',
      'Антиквар жабық дүкеннен табылады, ал одан ең арзан зат қана жоғалған.',
      'Antikvar yopiq doʻkondan topiladi, undan esa faqat eng arzon buyum yoʻqolgan.',
      'An antique dealer is found in his locked shop, and only the cheapest thing in it is missing.',
    ],
    [
      'Шесть гостей юбилея дают одинаковые показания слово в слово, включая ошибку в дате.',
      'Мерейтойдың алты қонағы күнінен жаңылғанына дейін сөзбе-сөз бірдей жауап береді.',
      'Yubileyning olti mehmoni sanadagi xatosigacha soʻzma-soʻz bir xil koʻrsatma beradi.',
      'Six guests of a jubilee give the same testimony word for word, including a mistake in the date.',
    ],
    [
      'Следователь-стажёр получает самое скучное дело отдела: кражу одной калоши.',
      'Тағылымдамадан өтуші тергеуші бөлімнің ең қызықсыз ісін алады: бір кебіс ұрланған.',
      'Stajyor tergovchi boʻlimning eng zerikarli ishini oladi: bitta kalish oʻgʻirlangan.',
      'A trainee investigator is given the dullest case in the office: the theft of a single galosh.',
    ],
    [
      'Городской архив горит в день, когда в него впервые за год пришёл читатель.',
      'Қалалық мұрағат бір жылда алғаш рет оқырман келген күні өртенеді.',
      'Shahar arxivi bir yilda birinchi marta oʻquvchi kelgan kuni yonadi.',
      'The city archive burns on the day it sees its first reader in a year.',
    ],
    [
      'Почтальон замечает, что в доме номер семь получают письма только от самих себя.',
      'Хат тасушы жетінші үйдегілердің тек өздерінен хат алатынын байқайды.',
      'Pochtachi yettinchi uydagilar faqat oʻzlaridan xat olishini sezib qoladi.',
      'A postman notices that the people of number seven receive letters only from themselves.',
    ],
  ],
  turns: [
    [
      'У каждого есть алиби, у одного их два, и это первая настоящая зацепка.',
      'Әркімнің алибиі бар, біреуінде екеу, нағыз ізге түсу осыдан басталады.',
      'Har kimning alibisi bor, bittasida ikkita, va bu birinchi haqiqiy dalil.',
      'Everyone has an alibi, one of them has two, and that is the first real clue.',
    ],
    [
      'Разгадка лежит на виду: её подают к чаю вместе с вареньем.',
      'Шешімі көз алдында: оны шайға тосаппен бірге әкеледі.',
      'Yechim koʻz oʻngida: uni choyga murabbo bilan birga keltirishadi.',
      'The solution lies in plain view: it is served with the tea and the jam.',
    ],
    [
      'Сыщик знает, кто это сделал, уже к полудню, но доказательства просят чаю и уходят.',
      'Тергеуші мұны кім жасағанын түске дейін біледі, бірақ айғақтар шай ішіп кетіп қалады.',
      'Izquvar buni kim qilganini tushgacha biladi, ammo dalillar choy ichib ketib qoladi.',
      'The detective knows who did it by noon, but the evidence takes its tea and leaves.',
    ],
    [
      'Последний допрос проходит на кухне, и вопросы задаёт хозяйка.',
      'Соңғы тергеу ас үйде өтеді, сұрақты үй иесі қояды.',
      'Soʻnggi soʻroq oshxonada oʻtadi va savollarni uy bekasi beradi.',
      'The last interrogation takes place in the kitchen, and the hostess asks the questions.',
    ],
  ],
};

export const ACTION_PLOTS: PlotSentences = {
  premises: [
    [
      'Бывший каскадёр должен повторить трюк, после которого ушёл из кино, на этот раз без страховки.',
      'Бұрынғы каскадер кинодан кетуіне себеп болған трюкті енді сақтандырусыз қайталауы тиіс.',
      'Sobiq kaskadyor uni kinodan ketkazgan tryukni bu gal sugʻurtasiz takrorlashi kerak.',
      'A former stuntman must repeat the trick that ended his career, this time without a rope.',
    ],
    [
      'Инкассаторская машина исчезает на мосту между двумя камерами.',
      'Инкассация көлігі көпірде екі камераның арасында жоғалып кетеді.',
      'Inkassatsiya mashinasi koʻprikda ikki kamera orasida gʻoyib boʻladi.',
      'A cash van disappears on a bridge between two cameras.',
    ],
    [
      'Отряд горных спасателей оказывается единственным, кто стоит между городом и чужой ошибкой.',
      'Тау құтқарушылары қала мен бөтен қателіктің арасындағы жалғыз тосқауыл болып шығады.',
      'Togʻ qutqaruvchilari shahar bilan birovning xatosi orasidagi yagona toʻsiq boʻlib qoladi.',
      'A mountain rescue team is all that stands between a city and somebody else’s mistake.',
    ],
    [
      'Механик ралли садится за руль впервые, когда вся команда остаётся за чертой.',
      'Ралли механигі бүкіл команда сызықтың арғы жағында қалғанда алғаш рет рульге отырады.',
      'Ralli mexanigi butun jamoa chiziq ortida qolganda birinchi marta rulga oʻtiradi.',
      'A rally mechanic takes the wheel for the first time when his whole team is left behind the line.',
    ],
    [
      'Телохранительница охраняет свидетеля, который не хочет, чтобы его спасли.',
      'Оққағар қыз құтқарылғысы келмейтін куәгерді қорғайды.',
      'Qoʻriqchi ayol qutqarilishni istamaydigan guvohni qoʻriqlaydi.',
      'A bodyguard protects a witness who does not want to be saved.',
    ],
  ],
  turns: [
    [
      'Счёт идёт на минуты, дорога одна, а навстречу едут все, кого он хотел забыть.',
      'Есеп минутқа кетті, жол біреу, ал қарсы алдынан ұмытқысы келгендердің бәрі келе жатыр.',
      'Hisob daqiqalarga ketdi, yoʻl bitta, roʻparadan esa u unutmoqchi boʻlganlarning hammasi kelmoqda.',
      'Minutes count, there is one road, and coming the other way is everyone he wanted to forget.',
    ],
    [
      'Приказ отменён, но отменить тех, кто его уже выполняет, некому.',
      'Бұйрық күшін жойды, бірақ оны орындап жатқандарды тоқтатар ешкім жоқ.',
      'Buyruq bekor qilindi, ammo uni bajarayotganlarni toʻxtatadigan kishi yoʻq.',
      'The order is cancelled, but nobody can cancel those who are already carrying it out.',
    ],
    [
      'Честная схватка начинается тогда, когда кончаются патроны, бензин и свидетели.',
      'Әділ шайқас оқ, бензин және куәгер таусылғанда басталады.',
      'Halol jang oʻq, benzin va guvohlar tugaganda boshlanadi.',
      'A fair fight begins when the bullets, the petrol and the witnesses run out.',
    ],
  ],
};

export const SPORT_PLOTS: PlotSentences = {
  premises: [
    [
      'Команда без поля тренируется на крыше элеватора и впервые выходит в высшую лигу.',
      'Алаңсыз команда элеватор төбесінде жаттығып, алғаш рет жоғары лигаға шығады.',
      'Maydonsiz jamoa elevator tomida mashq qilib, birinchi marta oliy ligaga chiqadi.',
      'A team without a pitch trains on a grain elevator and reaches the top league for the first time.',
    ],
    [
      'Борец, проигравший собственному брату, возвращается на ковёр тренером племянника.',
      'Өз ағасынан жеңілген балуан кілемге жиенінің жаттықтырушысы болып оралады.',
      'Oʻz akasiga yutqazgan polvon gilamga jiyanining murabbiyi boʻlib qaytadi.',
      'A wrestler who lost to his own brother comes back to the mat as his nephew’s coach.',
    ],
    [
      'Велогонщица теряет спонсора за день до старта и едет на велосипеде почтальона.',
      'Велошабандоз қыз сөреге бір күн қалғанда демеушісінен айырылып, пошташының велосипедімен жарысқа шығады.',
      'Velopoygachi qiz startga bir kun qolganda homiysidan ajraladi va pochtachining velosipedida yuradi.',
      'A cyclist loses her sponsor a day before the start and rides a postman’s bicycle.',
    ],
  ],
  turns: [
    [
      'Победа здесь стоит дешевле, чем право выйти на поле ещё раз.',
      'Мұнда жеңіс алаңға тағы бір рет шығу құқығынан арзан тұрады.',
      'Bu yerda gʻalaba maydonga yana bir bor chiqish huquqidan arzonroq turadi.',
      'Here a victory costs less than the right to walk out on the field once more.',
    ],
    [
      'Последняя минута длится дольше сезона, и смотреть её придётся стоя.',
      'Соңғы минут бүкіл маусымнан ұзақ, оны түрегеп тұрып көруге тура келеді.',
      'Soʻnggi daqiqa butun mavsumdan uzoq davom etadi va uni tik turib koʻrishga toʻgʻri keladi.',
      'The last minute lasts longer than the season and has to be watched standing.',
    ],
  ],
};
