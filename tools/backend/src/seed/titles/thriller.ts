import { title, type Title } from './title.ts';

export const THRILLER_TITLES: readonly Title[] = [
  title(['Последняя смена', 'Соңғы ауысым', 'Soʻnggi smena', 'The Last Shift'], 'city-rain', [
    'Диспетчер скорой узнаёт голос звонящего: это её собственный голос.',
    'Жедел жәрдем диспетчері қоңырау шалушының дауысын таниды: бұл оның өз даусы.',
    'Tez yordam dispetcheri qoʻngʻiroq qilgan odamning ovozini taniydi: bu uning oʻz ovozi.',
    'An ambulance dispatcher recognises the caller’s voice: it is her own.',
  ]),
  title(['Тропа в тумане', 'Тұмандағы соқпақ', 'Tumandagi soʻqmoq', 'A Path in the Fog'], 'forest', [
    'Из похода вернулись пятеро. Уходили тоже пятеро, но одного из них никто не знает.',
    'Жорықтан бес адам оралды. Бесеуі кеткен, бірақ біреуін ешкім танымайды.',
    'Sayohatdan besh kishi qaytdi. Besh kishi ketgan edi, lekin bittasini hech kim tanimaydi.',
    'Five came back from the hike. Five had left, but nobody knows one of them.',
  ]),
  title(
    ['Тридцать первый километр', 'Отыз бірінші шақырым', 'Oʻttiz birinchi kilometr', 'Kilometre Thirty-One'],
    'desert-road',
  ),
  title(['Чёрный лёд', 'Қара мұз', 'Qora muz', 'Black Ice over the Lake'], 'winter-mountains'),
  title(['Она не вышла из поезда', 'Ол пойыздан түспеді', 'U poyezddan tushmadi', 'She Never Left the Train'], 'train'),
  title(['Глухая частота', 'Саңырау жиілік', 'Kar chastota', 'Dead Frequency'], 'alley'),
  title(['Дверь на чердак', 'Шатырдағы есік', 'Chordoq eshigi', 'The Attic Door'], 'noir-window'),
  title(['Без свидетелей', 'Куәсіз', 'Guvohsiz', 'No One Saw'], 'alley'),
  title(['Холодный берег', 'Суық жаға', 'Sovuq sohil', 'The Cold Shore'], 'lighthouse'),
  title(
    ['Минута до полуночи', 'Түн ортасына бір минут', 'Yarim tunga bir daqiqa', 'A Minute before Midnight'],
    'city-rain',
  ),
  title(['Номер 407', '407-бөлме', '407-xona', 'Room 407'], 'noir-window'),
  title(['Лес за домом', 'Үй артындағы орман', 'Uy ortidagi oʻrmon', 'The Woods behind the House'], 'forest'),
  title(['Всё, что он скрыл', 'Оның жасырғаны', 'U yashirgan hamma narsa', 'Everything He Hid'], 'alley'),
  title(['Слепая зона', 'Көрінбейтін аймақ', 'Koʻrinmas hudud', 'The Blind Spot'], 'city-rain'),
  title(['Тень на ферме', 'Фермадағы көлеңке', 'Fermadagi soya', 'A Shadow on the Farm'], 'yurt-night'),
  title(['Дыши тише', 'Ақырын дем ал', 'Sekin nafas ol', 'Breathe Quieter'], 'forest'),
];
