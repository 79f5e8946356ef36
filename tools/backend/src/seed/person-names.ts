import type { FourTexts } from './titles/title.ts';

export const WOMEN: readonly FourTexts[] = [
  ['Айгерим', 'Айгерім', 'Aygerim', 'Aigerim'],
  ['Лаура', 'Лаура', 'Laura', 'Laura'],
  ['Дина', 'Дина', 'Dina', 'Dina'],
  ['Салтанат', 'Салтанат', 'Saltanat', 'Saltanat'],
  ['Малика', 'Мәлика', 'Malika', 'Malika'],
  ['Шахноза', 'Шахноза', 'Shahnoza', 'Shahnoza'],
  ['Айнура', 'Айнұра', 'Aynura', 'Ainura'],
  ['Дильноза', 'Дилноза', 'Dilnoza', 'Dilnoza'],
  ['Жанар', 'Жанар', 'Janar', 'Zhanar'],
  ['Томирис', 'Томирис', 'Toʻmaris', 'Tomiris'],
  ['Вера', 'Вера', 'Vera', 'Vera'],
  ['Инга', 'Инга', 'Inga', 'Inga'],
  ['Асель', 'Әсел', 'Asel', 'Assel'],
  ['Карлыгаш', 'Қарлығаш', 'Qarligʻash', 'Karlygash'],
  ['Нигора', 'Нигора', 'Nigora', 'Nigora'],
  ['Мээрим', 'Мейірім', 'Meerim', 'Meerim'],
  ['Алина', 'Алина', 'Alina', 'Alina'],
  ['Ботагоз', 'Ботагөз', 'Botagoʻz', 'Botagoz'],
  ['Гаухар', 'Гауһар', 'Gavhar', 'Gaukhar'],
  ['Севара', 'Севара', 'Sevara', 'Sevara'],
  ['Юлия', 'Юлия', 'Yuliya', 'Yulia'],
  ['Райхан', 'Райхан', 'Rayhon', 'Raikhan'],
  ['Марта', 'Марта', 'Marta', 'Marta'],
  ['Зере', 'Зере', 'Zere', 'Zere'],
];

export const MEN: readonly FourTexts[] = [
  ['Тимур', 'Тимур', 'Temur', 'Timur'],
  ['Арсен', 'Арсен', 'Arsen', 'Arsen'],
  ['Борис', 'Борис', 'Boris', 'Boris'],
  ['Даут', 'Дәуіт', 'Dovut', 'Daut'],
  ['Ержан', 'Ержан', 'Yerjon', 'Yerzhan'],
  ['Санжар', 'Санжар', 'Sanjar', 'Sanzhar'],
  ['Алишер', 'Әлішер', 'Alisher', 'Alisher'],
  ['Нурлан', 'Нұрлан', 'Nurlon', 'Nurlan'],
  ['Жандос', 'Жандос', 'Jandos', 'Zhandos'],
  ['Фарход', 'Фарход', 'Farhod', 'Farkhod'],
  ['Азамат', 'Азамат', 'Azamat', 'Azamat'],
  ['Кайрат', 'Қайрат', 'Qayrat', 'Kairat'],
  ['Бекзат', 'Бекзат', 'Bekzat', 'Bekzat'],
  ['Шерзод', 'Шерзод', 'Sherzod', 'Sherzod'],
  ['Данияр', 'Данияр', 'Doniyor', 'Daniyar'],
  ['Павел', 'Павел', 'Pavel', 'Pavel'],
  ['Игорь', 'Игорь', 'Igor', 'Igor'],
  ['Улан', 'Ұлан', 'Ulan', 'Ulan'],
  ['Мирас', 'Мирас', 'Miras', 'Miras'],
  ['Хусейн', 'Хұсайын', 'Husayn', 'Khussein'],
  ['Роман', 'Роман', 'Roman', 'Roman'],
  ['Оралхан', 'Оралхан', 'Oralxon', 'Oralkhan'],
  ['Георгий', 'Георгий', 'Georgiy', 'Georgy'],
  ['Марат', 'Марат', 'Marat', 'Marat'],
];

/** A surname; those with a feminine form name it in full for each language. */
export interface Surname {
  readonly man: FourTexts;
  readonly woman: FourTexts;
}

const inflected = (ru: string, kk: string, uz: string, en: string): Surname => ({
  man: [ru, kk, uz, en],
  woman: [`${ru}а`, `${kk}а`, `${uz}a`, `${en}a`],
});

const constant = (ru: string, kk: string, uz: string, en: string): Surname => ({
  man: [ru, kk, uz, en],
  woman: [ru, kk, uz, en],
});

export const SURNAMES: readonly Surname[] = [
  inflected('Сатов', 'Сатов', 'Satov', 'Satov'),
  inflected('Белов', 'Белов', 'Belov', 'Belov'),
  constant('Ким', 'Ким', 'Kim', 'Kim'),
  constant('Жолдас', 'Жолдас', 'Joʻldosh', 'Zholdas'),
  inflected('Нагаев', 'Нағаев', 'Nagʻayev', 'Nagayev'),
  constant('Орал', 'Орал', 'Oral', 'Oral'),
  inflected('Тулегалин', 'Төлеғалин', 'Toʻlegʻalin', 'Tulegalin'),
  inflected('Мырзахмедов', 'Мырзахмедов', 'Mirzahmedov', 'Myrzakhmedov'),
  constant('Байсеит', 'Байсейіт', 'Boyseyit', 'Baiseit'),
  inflected('Кенжегулов', 'Кенжеғұлов', 'Kenjegʻulov', 'Kenzhegulov'),
  inflected('Рахимжанов', 'Рақымжанов', 'Rahimjonov', 'Rakhimzhanov'),
  constant('Токтар', 'Тоқтар', 'Toʻxtar', 'Toktar'),
  inflected('Лебедин', 'Лебедин', 'Lebedin', 'Lebedin'),
  inflected('Ургалиев', 'Ұрғалиев', 'Urgʻaliyev', 'Urgaliyev'),
  constant('Цой-Ли', 'Цой-Ли', 'Soy-Li', 'Tsoi-Lee'),
  inflected('Сапарбаев', 'Сапарбаев', 'Safarboyev', 'Saparbayev'),
  inflected('Холматов', 'Холматов', 'Xolmatov', 'Kholmatov'),
  constant('Асанали', 'Асанәлі', 'Asanali', 'Assanali'),
  inflected('Исенгалиев', 'Есенғалиев', 'Esengʻaliyev', 'Issengaliyev'),
  constant('Вернер', 'Вернер', 'Verner', 'Werner'),
  inflected('Дуйсенов', 'Дүйсенов', 'Duysenov', 'Duissenov'),
  inflected('Юсуфханов', 'Жүсіпханов', 'Yusufxonov', 'Yusufkhanov'),
  constant('Мейрам', 'Мейрам', 'Mayram', 'Meiram'),
  inflected('Каратеев', 'Қаратеев', 'Qarateyev', 'Karateyev'),
  {
    man: ['Гроховский', 'Гроховский', 'Groxovskiy', 'Grokhovsky'],
    woman: ['Гроховская', 'Гроховская', 'Groxovskaya', 'Grokhovskaya'],
  },
  inflected('Тлеуханов', 'Тілеуханов', 'Tlevxonov', 'Tleukhanov'),
  constant('Шамши', 'Шәмші', 'Shamshi', 'Shamshi'),
  inflected('Баймуратов', 'Баймұратов', 'Boymurodov', 'Baimuratov'),
];

/** Characters that actors play. */
export const CHARACTERS: readonly FourTexts[] = [
  ['Зере', 'Зере', 'Zere', 'Zere'],
  ['Даут', 'Дәуіт', 'Dovut', 'Daut'],
  ['Врач', 'Дәрігер', 'Shifokor', 'The Doctor'],
  ['Ержан', 'Ержан', 'Yerjon', 'Yerzhan'],
  ['Старик', 'Қария', 'Chol', 'The Old Man'],
  ['Учительница', 'Мұғалім', 'Muallima', 'The Teacher'],
  ['Сестра', 'Әпке', 'Opa', 'The Sister'],
  ['Следователь', 'Тергеуші', 'Tergovchi', 'The Investigator'],
  ['Сосед', 'Көрші', 'Qoʻshni', 'The Neighbour'],
  ['Мать', 'Ана', 'Ona', 'The Mother'],
  ['Проводник', 'Жолбасшы', 'Yoʻlboshchi', 'The Guide'],
  ['Капитан', 'Капитан', 'Kapitan', 'The Captain'],
  ['Племянник', 'Жиен', 'Jiyan', 'The Nephew'],
  ['Майра', 'Майра', 'Mayra', 'Maira'],
  ['Сторож', 'Күзетші', 'Qorovul', 'The Watchman'],
  ['Пекарь', 'Наубайшы', 'Nonvoy', 'The Baker'],
];
