import type { FourTexts } from '../titles/title.ts';

/** How a film looks and feels; suits any genre. */
export const NOTES: readonly FourTexts[] = [
  [
    'Снято на натуре в шести областях, почти без павильонов.',
    'Алты облыста табиғат аясында, павильонсыз дерлік түсірілген.',
    'Olti viloyatda ochiq havoda, deyarli pavilonsiz suratga olingan.',
    'Shot on location in six regions, almost without studio sets.',
  ],
  [
    'Кино, которое не повышает голоса и остаётся с вами надолго.',
    'Даусын көтермейтін, бірақ ұзақ есте қалатын кино.',
    'Ovozini koʻtarmaydigan, ammo uzoq yodda qoladigan kino.',
    'A film that never raises its voice and stays with you for long.',
  ],
  [
    'Музыку записали с живым ансамблем за три ночи.',
    'Музыкасы тірі ансамбльмен үш түнде жазылған.',
    'Musiqa jonli ansambl bilan uch kechada yozib olingan.',
    'The score was recorded with a live ensemble in three nights.',
  ],
  [
    'Дебют молодой команды, собранный из одного двора и одной мечты.',
    'Бір аула мен бір арманнан құралған жас топтың алғашқы туындысы.',
    'Bitta hovli va bitta orzudan yigʻilgan yosh jamoaning ilk ishi.',
    'The debut of a young team gathered from one yard and one dream.',
  ],
  [
    'Приз зрительских симпатий трёх региональных фестивалей.',
    'Үш өңірлік фестивальдің көрермен көзайымы жүлдесі.',
    'Uchta mintaqaviy festivalning tomoshabinlar mukofoti.',
    'Winner of the audience award at three regional festivals.',
  ],
  [
    'Диалоги звучат на казахском и русском, как в самой жизни.',
    'Диалогтар өмірдегідей қазақша және орысша естіледі.',
    'Dialoglar hayotdagidek qozoqcha va ruscha yangraydi.',
    'The dialogue moves between Kazakh and Russian, as it does in life.',
  ],
  [
    'Операторская работа держит в кадре и лицо, и горизонт.',
    'Оператор кадрда жүзді де, көкжиекті де қатар ұстайды.',
    'Operator kadrda ham chehrani, ham ufqni birga ushlab turadi.',
    'The camera keeps both the face and the horizon in the frame.',
  ],
  [
    'Смотреть лучше вечером, не торопясь и с теми, с кем потом хочется поговорить.',
    'Кешке, асықпай, кейін әңгімелесуге болатын жандармен көрген дұрыс.',
    'Kechqurun, shoshilmay, keyin suhbatlashgingiz keladigan odamlar bilan koʻrgan maʼqul.',
    'Best seen in the evening, without hurry, with people you will want to talk to afterwards.',
  ],
  [
    'Сценарий писали пять лет и переписали за одну ночь перед съёмкой.',
    'Сценарийі бес жыл жазылып, түсірілім алдында бір түнде қайта жазылған.',
    'Ssenariy besh yil yozilib, suratga olishdan oldin bir kechada qayta yozilgan.',
    'The script took five years and was rewritten in one night before shooting.',
  ],
  [
    'Костюмы и предметы взяты из семейных сундуков жителей.',
    'Киім мен заттар тұрғындардың сандығынан алынған.',
    'Liboslar va buyumlar aholining oilaviy sandiqlaridan olingan.',
    'Costumes and props came from the family chests of local people.',
  ],
  [
    'Финал вызвал споры, и создатели до сих пор не говорят, кто прав.',
    'Соңы дау тудырды, авторлар әлі күнге дейін кім дұрыс екенін айтпайды.',
    'Final bahslarga sabab boʻldi, ijodkorlar esa kim haqligini hozirgacha aytmaydi.',
    'The ending caused arguments, and the makers still will not say who is right.',
  ],
  [
    'Главную роль сыграл непрофессиональный актёр, которого нашли на автобусной остановке.',
    'Басты рөлді аялдамадан табылған кәсіби емес актёр сомдады.',
    'Bosh rolni bekatda topilgan noprofessional aktyor ijro etgan.',
    'The lead is a non-professional who was found at a bus stop.',
  ],
];
