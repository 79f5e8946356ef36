import type { PlotSentences } from './plot.ts';

export const DRAMA_PLOTS: PlotSentences = {
  premises: [
    [
      'После двадцати лет молчания старший сын возвращается в дом, где его комнату давно сдают.',
      'Жиырма жыл үнсіздіктен кейін үлкен ұл бөлмесі баяғыда жалға берілген үйге оралады.',
      'Yigirma yillik sukutdan soʻng katta oʻgʻil xonasi allaqachon ijaraga berilgan uyga qaytadi.',
      'After twenty years of silence the eldest son comes back to a house where his room has long been let.',
    ],
    [
      'Медсестра маленькой больницы получает наследство от пациента, имени которого не помнит.',
      'Шағын аурухананың медбикесі есімін ұмытып қалған науқастан мұра алады.',
      'Kichik shifoxona hamshirasi ismini eslay olmaydigan bemordan meros oladi.',
      'A nurse in a small hospital inherits a fortune from a patient whose name she cannot recall.',
    ],
    [
      'Посёлок готовится к переселению, и только один дом на краю продолжает сажать картофель.',
      'Кент көшуге дайындалып жатыр, тек шеткі бір үй ғана картоп отырғызуын қоймайды.',
      'Posyolka koʻchishga tayyorlanmoqda, faqat chekkadagi bitta uy kartoshka ekishda davom etadi.',
      'A settlement prepares to be moved, and only one house at its edge goes on planting potatoes.',
    ],
    [
      'Учитель музыки теряет слух и просит ученицу записать для него всё, что он ещё может вспомнить.',
      'Музыка мұғалімі естуден айырылып, шәкіртінен есінде қалғанның бәрін жазып беруін сұрайды.',
      'Musiqa oʻqituvchisi eshitish qobiliyatini yoʻqotib, shogirdidan eslaganlarini yozib berishni soʻraydi.',
      'A music teacher is losing his hearing and asks a pupil to write down all that he still remembers.',
    ],
    [
      'Две семьи спорят о колодце, который вырыли их деды, пока из него не уходит вода.',
      'Екі отбасы аталары қазған құдыққа таласады, ақыры одан су кетеді.',
      'Ikki oila bobolari qazigan quduqni talashadi, oxiri undan suv ketib qoladi.',
      'Two families quarrel over a well their grandfathers dug, until the water leaves it.',
    ],
    [
      'Водитель междугороднего автобуса узнаёт в пассажирке девочку, которую однажды не дождался.',
      'Қалааралық автобус жүргізушісі жолаушыдан бір кезде күтпей кеткен қызды таниды.',
      'Shaharlararo avtobus haydovchisi yoʻlovchi ayolda bir paytlar kutmay ketgan qizchani taniydi.',
      'A coach driver recognises in a passenger the girl he once failed to wait for.',
    ],
    [
      'Мать учит язык жестов быстрее дочери и впервые слышит, о чём та молчала.',
      'Ана ым тілін қызынан бұрын үйреніп, оның үндемей жүргенін алғаш рет «естиді».',
      'Ona imo-ishora tilini qizidan tez oʻrganadi va uning nima haqida jim yurganini ilk bor eshitadi.',
      'A mother learns sign language faster than her daughter and for the first time hears what she kept quiet.',
    ],
    [
      'Судья уходит на пенсию и объезжает всех, кому однажды вынес слишком строгий приговор.',
      'Зейнетке шыққан судья бір кезде тым қатаң үкім шығарған адамдарының бәрін аралайды.',
      'Nafaqaga chiqqan sudya bir paytlar juda qattiq hukm chiqargan odamlarning hammasinikiga boradi.',
      'A judge retires and calls on everyone whom he once sentenced too harshly.',
    ],
  ],
  turns: [
    [
      'Старые обиды оказываются проще новых, а самое трудное слово — короче всех остальных.',
      'Ескі өкпе жаңасынан жеңіл, ал ең қиын сөз бәрінен қысқа болып шығады.',
      'Eski ginalar yangisidan oson, eng qiyin soʻz esa hammasidan qisqa boʻlib chiqadi.',
      'Old grudges prove simpler than new ones, and the hardest word turns out to be the shortest.',
    ],
    [
      'К весне каждому придётся выбрать, что забрать с собой, а что оставить тем, кто придёт следом.',
      'Көктемге дейін әркім нені өзімен алып, нені кейінгілерге қалдыратынын таңдауы керек.',
      'Bahorgacha har kim nimani oʻzi bilan olib, nimani keyingilarga qoldirishni tanlashi kerak.',
      'By spring each must choose what to take along and what to leave to those who come after.',
    ],
    [
      'Правда всплывает не в письмах и не в бумагах, а за обычным ужином, когда никто её не ждёт.',
      'Шындық хаттан да, құжаттан да емес, ешкім күтпеген кәдімгі кешкі аста ашылады.',
      'Haqiqat xatlarda ham, hujjatlarda ham emas, hech kim kutmagan oddiy kechki ovqatda ochiladi.',
      'The truth surfaces not in letters or papers but over an ordinary supper, when nobody expects it.',
    ],
    [
      'Чтобы сохранить дом, им предстоит впервые за много лет собраться за одним столом.',
      'Үйді сақтап қалу үшін олар көп жылдан кейін алғаш рет бір дастарқан басында бас қосуы керек.',
      'Uyni saqlab qolish uchun ular koʻp yillardan keyin birinchi marta bir dasturxon atrofida yigʻilishlari kerak.',
      'To keep the house they will have to sit down at one table for the first time in years.',
    ],
  ],
};

export const COMEDY_PLOTS: PlotSentences = {
  premises: [
    [
      'Многодетный отец случайно выигрывает поездку на одного и решает взять с собой всех.',
      'Көпбалалы әке кездейсоқ бір адамдық жолдама ұтып алып, бәрін ала кетуге бекінеді.',
      'Koʻp bolali ota tasodifan bir kishilik sayohat yutib oladi va hammani olib ketishga qaror qiladi.',
      'A father of many accidentally wins a trip for one and decides to take everybody.',
    ],
    [
      'Бухгалтер тонущей птицефабрики объявляет себя инвестором, чтобы пообедать, и ей верят.',
      'Банкрот құс фабрикасының есепшісі түскі ас үшін өзін инвестормын дейді, оған бәрі сенеді.',
      'Kasodga uchragan parrandachilik fabrikasi hisobchisi tushlik uchun oʻzini investor deb tanishtiradi va unga ishonishadi.',
      'The accountant of a sinking poultry farm calls herself an investor to get lunch, and is believed.',
    ],
    [
      'Два брата открывают автомойку напротив друг друга и делят одного клиента.',
      'Екі ағайынды бір-біріне қарама-қарсы автожуу ашып, бір клиентті бөлісе алмайды.',
      'Ikki aka-uka bir-biriga qarama-qarshi avtoyuvish ochib, bitta mijozni talashadi.',
      'Two brothers open car washes across the street from each other and fight over one customer.',
    ],
    [
      'Тамада теряет голос за час до главной свадьбы города, и микрофон достаётся его тихому племяннику.',
      'Асаба қаланың басты тойына бір сағат қалғанда даусынан айырылып, микрофон тұйық жиеніне тиеді.',
      'Toʻyboshi shaharning bosh toʻyiga bir soat qolganda ovozini yoʻqotadi, mikrofon esa kamgap jiyaniga tegadi.',
      'A wedding host loses his voice an hour before the town’s biggest wedding, and his shy nephew gets the microphone.',
    ],
    [
      'Аул покупает один на всех робот-пылесос и вскоре выбирает его председателем.',
      'Ауыл бәріне ортақ бір робот-шаңсорғыш сатып алып, көп ұзамай оны төраға етіп сайлайды.',
      'Ovul hammaga bitta robot-changyutgich sotib oladi va tez orada uni rais qilib saylaydi.',
      'A village buys one robot vacuum for everybody and soon elects it chairman.',
    ],
    [
      'Свадебный фотограф по ошибке отдаёт одной паре снимки другой, и обе довольны.',
      'Той фотографы бір жұпқа басқа жұптың суреттерін беріп қояды, екеуі де риза.',
      'Toʻy fotografi adashib bir juftlikka boshqasining suratlarini beradi, ikkalasi ham xursand.',
      'A wedding photographer hands one couple the pictures of another, and both are delighted.',
    ],
    [
      'Пенсионерка устраивается в доставку еды, чтобы похудеть, и становится звездой района.',
      'Зейнеткер әже арықтау үшін тамақ жеткізуге жұмысқа тұрып, ауданның жұлдызына айналады.',
      'Nafaqaxoʻr buvi ozish uchun taom yetkazib berishga ishga kirib, tumanning yulduziga aylanadi.',
      'A pensioner takes a food delivery job to lose weight and becomes the star of the district.',
    ],
    [
      'Отставной военный берётся навести порядок в детском саду и узнаёт, что такое тихий час.',
      'Отставкадағы әскери балабақшада тәртіп орнатпақ болып, түскі ұйқының не екенін біледі.',
      'Isteʼfodagi harbiy bogʻchada tartib oʻrnatmoqchi boʻladi va tushki uyqu nimaligini biladi.',
      'A retired officer sets out to bring order to a kindergarten and learns what nap time means.',
    ],
  ],
  turns: [
    [
      'План был безупречным, пока о нём не узнали соседи, родственники и районная газета.',
      'Көршілер, туыстар және аудандық газет білгенше жоспар мінсіз еді.',
      'Qoʻshnilar, qarindoshlar va tuman gazetasi bilguncha reja bekamu koʻst edi.',
      'The plan was flawless until the neighbours, the relatives and the district paper heard of it.',
    ],
    [
      'Одна маленькая ложь обрастает гостями, казаном плова и очень серьёзным человеком из министерства.',
      'Бір кішкентай өтірік қонаққа, бір қазан палауға және министрліктен келген аса байсалды кісіге ұласады.',
      'Bitta kichik yolgʻon mehmonlarga, bir qozon palovga va vazirlikdan kelgan juda jiddiy kishiga aylanadi.',
      'One small lie gathers guests, a cauldron of pilaf and a very serious man from the ministry.',
    ],
    [
      'Теперь нужно успеть всё исправить до приезда мамы, а мама уже на вокзале.',
      'Енді анам келгенше бәрін түзеп үлгеру керек, ал анам вокзалда тұр.',
      'Endi onam kelguncha hammasini tuzatib ulgurish kerak, onam esa allaqachon vokzalda.',
      'Now everything has to be put right before Mum arrives, and Mum is already at the station.',
    ],
    [
      'Смешнее всего становится тогда, когда кто-то впервые говорит правду.',
      'Ең күлкілісі біреу алғаш рет шындықты айтқанда басталады.',
      'Eng kulgilisi kimdir birinchi marta rostini aytganda boshlanadi.',
      'It gets funniest when somebody tells the truth for the first time.',
    ],
  ],
};

export const ROMANCE_PLOTS: PlotSentences = {
  premises: [
    [
      'Переводчица сопровождает делегацию и влюбляется в голос, который слышит только в наушниках.',
      'Аудармашы қыз делегацияны ертіп жүріп, құлаққаптан ғана еститін дауысқа ғашық болады.',
      'Tarjimon qiz delegatsiyani kuzatib yurib, faqat quloqchinda eshitadigan ovozga oshiq boʻladi.',
      'An interpreter escorts a delegation and falls in love with a voice she hears only in her headphones.',
    ],
    [
      'Он чинит часы, она вечно опаздывает; их знакомят стоящие стрелки на городской башне.',
      'Ол сағат жөндейді, қыз үнемі кешігеді; екеуін қала мұнарасындағы тоқтап қалған тілдер таныстырады.',
      'U soat tuzatadi, qiz doim kechikadi; ularni shahar minorasidagi toʻxtab qolgan millar tanishtiradi.',
      'He mends clocks, she is always late; the stopped hands of the town tower introduce them.',
    ],
    [
      'Через пятнадцать лет одноклассники встречаются на похоронах учителя, который когда-то рассадил их по разным партам.',
      'Он бес жылдан соң сыныптастар бір кезде оларды бөлек отырғызған мұғалімнің жерлеуінде кездеседі.',
      'Oʻn besh yildan soʻng sinfdoshlar ularni bir vaqtlar alohida oʻtqazgan muallimning dafn marosimida uchrashadi.',
      'Fifteen years on, classmates meet at the funeral of the teacher who once seated them apart.',
    ],
    [
      'Флорист ошибается адресом, и букет без подписи меняет три жизни на одной лестничной площадке.',
      'Флорист мекенжайдан жаңылып, қолтаңбасыз гүл шоғы бір баспалдақтағы үш тағдырды өзгертеді.',
      'Florist manzilda adashadi va imzosiz guldasta bitta zinapoyadagi uch hayotni oʻzgartiradi.',
      'A florist gets an address wrong, and an unsigned bouquet changes three lives on one landing.',
    ],
    [
      'Геолог и библиотекарь женятся по договорённости родителей и договариваются развестись осенью.',
      'Геолог пен кітапханашы ата-анасының келісімімен үйленіп, күзде ажырасуға келіседі.',
      'Geolog va kutubxonachi ota-onalarining kelishuvi bilan turmush quradi va kuzda ajrashishga kelishadi.',
      'A geologist and a librarian marry to please their parents and agree to divorce in autumn.',
    ],
    [
      'Певица прячется от славы в доме у моря и учит хозяина радиобудки молчать вдвоём.',
      'Әнші даңқтан теңіз жағасындағы үйге қашып, радио жүргізушісіне екеулеп үнсіз отыруды үйретеді.',
      'Qoʻshiqchi shuhratdan dengiz boʻyidagi uyga yashirinadi va radio egasiga ikkovlon jim oʻtirishni oʻrgatadi.',
      'A singer hides from fame in a house by the sea and teaches a radio host how to be silent together.',
    ],
  ],
  turns: [
    [
      'Им хватило бы одного разговора, но каждый раз звонит телефон, идёт дождь или приходит трамвай.',
      'Оларға бір әңгіме жетер еді, бірақ әр жолы не телефон шырылдайды, не жаңбыр жауады, не трамвай келеді.',
      'Ularga bitta suhbat kifoya edi, lekin har gal yo telefon jiringlaydi, yo yomgʻir yogʻadi, yo tramvay keladi.',
      'One conversation would be enough, but each time the phone rings, the rain starts or the tram arrives.',
    ],
    [
      'Счастье оказывается ближе, чем письмо, которое оба боятся открыть.',
      'Бақыт екеуі де ашуға қорыққан хаттан да жақын болып шығады.',
      'Baxt ikkovi ham ochishga qoʻrqqan xatdan ham yaqinroq boʻlib chiqadi.',
      'Happiness proves closer than the letter that both are afraid to open.',
    ],
    [
      'Когда прошлое возвращается с чемоданом, выбирать приходится не сердцу, а смелости.',
      'Өткен шақ шабаданымен оралғанда, таңдауды жүрек емес, батылдық жасайды.',
      'Oʻtmish jomadon bilan qaytganda, tanlovni yurak emas, jasorat qiladi.',
      'When the past comes back with a suitcase, it is courage and not the heart that has to choose.',
    ],
    [
      'Лето коротко, обещания длинны, а последний поезд уходит по расписанию.',
      'Жаз қысқа, уәде ұзақ, ал соңғы пойыз кестемен жүреді.',
      'Yoz qisqa, vaʼdalar uzun, soʻnggi poyezd esa jadval boʻyicha ketadi.',
      'Summer is short, promises are long, and the last train leaves on time.',
    ],
  ],
};

export const FAMILY_PLOTS: PlotSentences = {
  premises: [
    [
      'Трое кузенов находят на чердаке карту двора, где отмечено место, которого больше нет.',
      'Үш бөле шатырдан енді жоқ жер белгіленген аула картасын табады.',
      'Uch boʻla chordoqdan endi yoʻq joy belgilangan hovli xaritasini topadi.',
      'Three cousins find in the attic a map of the yard with a spot marked that is no longer there.',
    ],
    [
      'Щенок, которого обещали вернуть через неделю, остаётся и наводит в доме свои порядки.',
      'Бір аптадан соң қайтармақ болған күшік үйде қалып, өз тәртібін орнатады.',
      'Bir haftadan keyin qaytarilishi kerak boʻlgan kuchuk qolib, uyda oʻz tartibini oʻrnatadi.',
      'A puppy that was to be returned in a week stays and sets its own rules in the house.',
    ],
    [
      'Семья переезжает в село, где нет интернета, зато есть осёл, пруд и секретное общество.',
      'Отбасы интернеті жоқ, бірақ есегі, тоғаны және құпия қоғамы бар ауылға көшеді.',
      'Oila interneti yoʻq, lekin eshagi, hovuzi va maxfiy jamiyati bor qishloqqa koʻchadi.',
      'A family moves to a village with no internet but with a donkey, a pond and a secret society.',
    ],
    [
      'Мальчик пишет письмо в космос и получает ответ из соседней обсерватории.',
      'Бала ғарышқа хат жазып, көрші обсерваториядан жауап алады.',
      'Bola koinotga xat yozadi va qoʻshni rasadxonadan javob oladi.',
      'A boy writes a letter to outer space and gets a reply from the observatory next door.',
    ],
    [
      'Бабушка объявляет, что летит на воздушном шаре, и просит внуков не говорить родителям.',
      'Әже әуе шарымен ұшатынын айтып, немерелерінен ата-анасына айтпауын сұрайды.',
      'Buvi havo sharida uchishini aytib, nevaralaridan ota-onasiga bildirmaslikni soʻraydi.',
      'A grandmother announces that she will fly a balloon and asks the children not to tell their parents.',
    ],
  ],
  turns: [
    [
      'Взрослые узнают обо всём последними, зато именно их машина заводится с первого раза.',
      'Ересектер бәрін ең соңында біледі, есесіне бірінші рет от алатын солардың көлігі.',
      'Kattalar hammasini eng oxirida biladi, ammo aynan ularning mashinasi birinchi urinishda yuradi.',
      'The adults are the last to know, yet it is their car that starts at the first try.',
    ],
    [
      'До ужина нужно подружиться с врагом, починить плотину и никому не проговориться.',
      'Кешкі асқа дейін жаумен достасып, бөгетті жөндеп, ешкімге сыр шашпау керек.',
      'Kechki ovqatgacha dushman bilan doʻstlashish, toʻgʻonni tuzatish va hech kimga aytmaslik kerak.',
      'Before supper they must befriend an enemy, repair a dam and let nothing slip.',
    ],
    [
      'Лучшее приключение начинается там, где кончается список запретов.',
      'Ең қызық оқиға тыйымдар тізімі біткен жерден басталады.',
      'Eng zoʻr sarguzasht taqiqlar roʻyxati tugagan joydan boshlanadi.',
      'The best adventure begins where the list of forbidden things ends.',
    ],
  ],
};

export const MUSIC_PLOTS: PlotSentences = {
  premises: [
    [
      'Настройщик роялей слышит мелодию, которую никто не играл, и ищет её автора по всему городу.',
      'Рояль баптаушы ешкім ойнамаған әуенді естіп, авторын бүкіл қаладан іздейді.',
      'Royal sozlovchi hech kim chalmagan kuyni eshitib, uning muallifini butun shahardan izlaydi.',
      'A piano tuner hears a melody nobody has played and looks for its author all over town.',
    ],
    [
      'Сельский хор получает приглашение на конкурс, но помнит только одну песню.',
      'Ауыл хоры байқауға шақырту алады, бірақ бір ғана ән біледі.',
      'Qishloq xori tanlovga taklif oladi, ammo faqat bitta qoʻshiqni biladi.',
      'A village choir is invited to a contest but knows only one song.',
    ],
    [
      'Диджей и домбрист застревают в студии на сутки и выходят оттуда с альбомом.',
      'Диджей мен домбырашы студияда бір тәулік қамалып қалып, альбоммен шығады.',
      'Dijey va doʻmbrachi studiyada bir sutka qamalib qoladi va u yerdan albom bilan chiqadi.',
      'A DJ and a dombra player get stuck in a studio for a day and come out with an album.',
    ],
  ],
  turns: [
    [
      'Сцена маленькая, звук плохой, зато в первом ряду сидят те, ради кого стоило петь.',
      'Сахна кішкентай, дыбыс нашар, есесіне бірінші қатарда ән салуға тұрарлық жандар отыр.',
      'Sahna kichik, ovoz yomon, lekin birinchi qatorda ular uchun kuylashga arziydigan odamlar oʻtiribdi.',
      'The stage is small and the sound is poor, but those worth singing for sit in the front row.',
    ],
    [
      'Чтобы сыграть вместе, им придётся сначала научиться слышать паузы друг друга.',
      'Бірге ойнау үшін олар алдымен бір-бірінің кідірісін тыңдап үйренуі керек.',
      'Birga chalish uchun ular avval bir-birining pauzasini eshitishni oʻrganishi kerak.',
      'To play together they first have to learn to hear each other’s pauses.',
    ],
  ],
};
