import { type Language, serverLanguage } from './languages.ts';
import { onFirstUse } from './on-first-use.ts';

/** The words of a calendar, as CLDR has them. */
interface CalendarTexts {
  /** Sunday first, as `Date` counts them. */
  readonly weekdays: string;
  readonly months: string;
  /** Yesterday, today, tomorrow. */
  readonly days: string;
  readonly between: string;
}

/** Chromium says that it knows these languages, and writes their dates in English or as "M11 23". */
const OWN: Partial<Record<Language, CalendarTexts>> = {
  kk: {
    weekdays: 'Жс Дс Сс Ср Бс Жм Сб',
    months: 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан',
    days: 'Кеше Бүгін Ертең',
    between: ' ',
  },
  uz: {
    weekdays: 'Yak Dush Sesh Chor Pay Jum Shan',
    months: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr',
    days: 'Kecha Bugun Ertaga',
    between: '-',
  },
};

/** A calendar day without its time zone. */
export interface CalendarDay {
  readonly day: number;
  /** January is 1. */
  readonly month: number;
  readonly year: number;
}

/** Names of days and months in a language: by its own words, else by Intl. */
export interface CalendarNames {
  /** Чт */
  weekday(day: CalendarDay): string;
  /** 19 ноября */
  dayAndMonth(day: CalendarDay): string;
  /** Вчера, Сегодня, Завтра. */
  near(daysAway: -1 | 0 | 1): string;
}

/** Browsers ship without some of our languages; Intl then takes the mapped one, not the browser's own. */
export const localesOf = (language: Language): string[] => [language, serverLanguage(language)];

const utc = ({ day, month, year }: CalendarDay) => Date.UTC(year, month - 1, day);

export function calendarNames(language: Language): CalendarNames {
  const own = OWN[language];
  return own ? ownNames(own) : namesByIntl(localesOf(language));
}

function ownNames({ weekdays, months, days, between }: CalendarTexts): CalendarNames {
  const word = (words: string, index: number) => words.split(' ')[index] ?? '';
  return {
    weekday: (day) => word(weekdays, new Date(utc(day)).getUTCDay()),
    dayAndMonth: ({ day, month }) => `${day}${between}${word(months, month - 1)}`,
    near: (daysAway) => word(days, daysAway + 1),
  };
}

function namesByIntl(locales: string[]): CalendarNames {
  const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase(locales) + text.slice(1);
  const format = (options: Intl.DateTimeFormatOptions) =>
    onFirstUse(() => new Intl.DateTimeFormat(locales, { ...options, timeZone: 'UTC' }));
  const weekday = format({ weekday: 'short' });
  const dayAndMonth = format({ day: 'numeric', month: 'long' });
  const relative = onFirstUse(() => new Intl.RelativeTimeFormat(locales, { numeric: 'auto' }));
  return {
    weekday: (day) => capitalise(weekday().format(utc(day))).replace('.', ''),
    dayAndMonth: (day) => dayAndMonth().format(utc(day)),
    near: (daysAway) => capitalise(relative().format(daysAway, 'day')),
  };
}
