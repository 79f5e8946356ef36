/**
 * What the same 47 keys write in each country, alone and with Shift, in one order; a space where a key writes no letter by itself.
 * Printed by `npm run keyboards` from the keyboard definitions of the operating system (xkb-data, MIT). Not written by hand.
 */
export const KEYBOARDS = {
  us: ["`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./", '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?'],
  ru: ['ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.', 'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,'],
  kz: ['("әіңғ,.үұқөһйцукенгшщзхъ\\фывапролджэячсмитьбю№', ')!ӘІҢҒ;:ҮҰҚӨҺЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ?'],
  kg: ['ё1234567890өңйцукенгшщзхъүфывапролджэячсмитьбю.', 'Ё!"№;%:?*()ӨҢЙЦУКЕНГШЩЗХЪҮФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,'],
  tj: ['ё1234567890ғӯйқукенгшҳзхъ\\фҷвапролджэячсмитӣбю.', 'Ё!"№;%:?*()ҒӮЙҚУКЕНГШҲЗХЪ/ФҶВАПРОЛДЖЭЯЧСМИТӢБЮ,'],
  uz: ['ё1234567890ғҳйцукенгшўзхъ\\фқвапролджэячсмитьбю.', 'Ё!"№;%:?*()ҒҲЙЦУКЕНГШЎЗХЪ|ФҚВАПРОЛДЖЭЯЧСМИТЬБЮ,'],
  ge: [" 1234567890-=ქწერტყუიოპ[]\\ასდფგჰჯკლ;'ზხცვბნმ,./", ' !@#$%^&*()_+QჭEღთYUIOP{}|AშDFGHჟKL:"ძXჩVBNM<>?'],
  bg: ['(1234567890-.,уеишщксдзц;„ьяаожгтнвмчюйъэфхпрлб', ')!?+"%=:/–№$€ыУЕИШЩКСДЗЦ§“ѝЯАОЖГТНВМЧЮЙЪЭФХПРЛБ'],
  az: ['`1234567890-=qüertyuiopöğ\\asdfghjklıəzxcvbnmçş.', '~!"Ⅶ;%:?*()_+QÜERTYUİOPÖĞ/ASDFGHJKLIƏZXCVBNMÇŞ,'],
} as const;
