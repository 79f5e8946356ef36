import { title, type Title } from './title.ts';

export const ACTION_TITLES: readonly Title[] = [
  title(['Трасса 77', '77-тас жол', '77-trassa', 'Highway 77'], 'desert-road', [
    'У дальнобойщика одна ночь, чтобы довезти груз, о котором он не должен был знать.',
    'Жүк көлігі жүргізушісінің білмеуге тиіс жүкті жеткізуге бір-ақ түні бар.',
    'Yuk mashinasi haydovchisining bilmasligi kerak boʻlgan yukni yetkazishga bir kechasi bor.',
    'A trucker has one night to deliver a load he was never meant to know about.',
  ]),
  title(['Крыши', 'Төбелер', 'Tomlar', 'Rooftops'], 'rooftops', [
    'Команда паркурщиков крадёт у строителей башни то, чего нет на чертежах.',
    'Паркуршылар тобы мұнара салушылардан сызбада жоқ нәрсені ұрлайды.',
    'Parkurchilar jamoasi minora quruvchilardan chizmalarda yoʻq narsani oʻgʻirlaydi.',
    'A parkour crew steals something from a tower’s builders that is not on the plans.',
  ]),
  title(['Живой щит', 'Тірі қалқан', 'Tirik qalqon', 'Living Shield'], 'alley'),
  title(['Пограничник', 'Шекарашы', 'Chegarachi', 'The Border Guard'], 'winter-mountains'),
  title(['Ответный удар', 'Қарсы соққы', 'Javob zarbasi', 'Strike Returned'], 'ring'),
  title(['Груз на рассвет', 'Таңғы жүк', 'Tonggi yuk', 'Cargo for Dawn'], 'train'),
  title(['Бросок беркута', 'Бүркіт шабуылы', 'Burgut hamlasi', 'Eagle’s Strike'], 'steppe-riders'),
  title(['Сто секунд', 'Жүз секунд', 'Yuz soniya', 'One Hundred Seconds'], 'future-city'),
  title(['Ночной конвой', 'Түнгі керуен күзеті', 'Tungi konvoy', 'Night Convoy'], 'desert-road'),
  title(['Мастер побега', 'Қашу шебері', 'Qochish ustasi', 'The Escape Artist'], 'alley'),
  title(['Правило левой руки', 'Сол қол ережесі', 'Chap qoʻl qoidasi', 'The Southpaw Rule'], 'ring'),
  title(['Высота 4010', '4010 биіктігі', '4010 balandligi', 'Altitude 4010'], 'winter-mountains'),
  title(['Курьер', 'Шабарман', 'Chopar', 'The Night Courier'], 'city-rain'),
  title(['Стальной табун', 'Болат үйір', 'Poʻlat uyur', 'The Steel Herd'], 'train'),
];
