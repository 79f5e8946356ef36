import { DAY_MS } from '@livery/value/durations';
import { calendarNames, localesOf, type CalendarDay } from './calendar-names.ts';
import type { Language } from './languages.ts';
import { onFirstUse } from './on-first-use.ts';

/**
 * Everything that is written differently in another language or time zone, by Intl. Instants are Unix milliseconds,
 * durations and playing positions are seconds. Pure: language, time zone and "now" come from outside.
 */
export interface Formats {
  /** 05.03.2025, in every language (CHAN-033). */
  date(wallTimeMs: number): string;
  /** 20:04, always 24 hours. */
  time(wallTimeMs: number): string;
  /** 18:50–20:40 */
  timeRange(startMs: number, endMs: number): string;
  /** Чт 19: the tabs of a schedule. */
  dayTab(wallTimeMs: number): string;
  /** Сегодня, Вчера, Завтра; further away: 19 ноября. */
  dayName(wallTimeMs: number, nowMs: number): string;
  /** 1 ч 47 мин; under a minute 40 с; zero and less 0 мин. */
  duration(seconds: number): string;
  /** 1:02:03 or 4:07: a place in a video. */
  position(seconds: number): string;
  /** 12 345 in the language's grouping. */
  number(value: number): string;
  /** 12 345, and 12 345,50 where it is not whole: an amount in hundredths. */
  amount(minor: number): string;
  /** 8,4: one decimal, half up; null when there is no rating, which a zero means (CONT-026, CONT-027). */
  rating(value: number): string | null;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

const dayIndex = ({ day, month, year }: CalendarDay) => Date.UTC(year, month - 1, day) / DAY_MS;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Below a thousand every language of ours writes a count alike, and a formatter would be dear on a first screen. */
const isWrittenAlike = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

/** Hour, minute and second as Intl writes them short; its formatters would be dear on a first screen. */
const SHORT_UNITS: Partial<Record<Language, Readonly<Record<Unit, string>>>> = {
  ru: { hour: 'ч', minute: 'мин', second: 'с' },
  kk: { hour: 'сағ', minute: 'мин', second: 'с' },
  uz: { hour: 'soat', minute: 'daq.', second: 'son.' },
  en: { hour: 'hr', minute: 'min', second: 'sec' },
};
type Unit = 'hour' | 'minute' | 'second';

function unitFormat(language: Language, unit: Unit): (value: number) => string {
  const name = SHORT_UNITS[language]?.[unit];
  if (name !== undefined) return (value) => `${value}\u00A0${name}`;
  const format = onFirstUse(
    () => new Intl.NumberFormat(localesOf(language), { style: 'unit', unit, unitDisplay: 'short' }),
  );
  return (value) => format().format(value);
}

/** Chromium says that it knows these and writes them as English; they group as Russian does. */
const GROUPED_AS: Partial<Record<Language, Language>> = { kk: 'ru', uz: 'ru' };

/** Makes 12 345 in the language's grouping. */
export function numberFormat(language: Language): (value: number) => string {
  const grouped = onFirstUse(() => new Intl.NumberFormat(localesOf(GROUPED_AS[language] ?? language)));
  return (value) => (isWrittenAlike(value) ? String(value) : grouped().format(value));
}

export function createFormats(options: { readonly language: Language; readonly timeZone?: string }): Formats {
  const zone = options.timeZone ? { timeZone: options.timeZone } : {};

  const dateParts = onFirstUse(
    () => new Intl.DateTimeFormat('en-GB', { ...zone, day: '2-digit', month: '2-digit', year: 'numeric' }),
  );
  const clock = onFirstUse(
    () => new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  );
  const names = onFirstUse(() => calendarNames(options.language));
  const number = numberFormat(options.language);
  /** By hand: of all our languages only English has a point, and a formatter would be dear on a first screen. */
  const decimalSign = options.language === 'en' ? '.' : ',';
  const hours = unitFormat(options.language, 'hour');
  const minutes = unitFormat(options.language, 'minute');
  const secondsUnit = unitFormat(options.language, 'second');

  const ymd = (wallTimeMs: number): CalendarDay => {
    if (!options.timeZone) {
      const date = new Date(wallTimeMs);
      return { day: date.getDate(), month: date.getMonth() + 1, year: date.getFullYear() };
    }
    const parts = Object.fromEntries(
      dateParts()
        .formatToParts(wallTimeMs)
        .map((part) => [part.type, part.value]),
    );
    return { day: Number(parts['day']), month: Number(parts['month']), year: Number(parts['year']) };
  };
  const time = (wallTimeMs: number) => {
    if (options.timeZone) return clock().format(wallTimeMs);
    // The device's own zone needs no formatter, which would be the dearest part of a first screen.
    const date = new Date(wallTimeMs);
    return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
  };

  return {
    date(wallTimeMs) {
      const { day, month, year } = ymd(wallTimeMs);
      return `${twoDigits(day)}.${twoDigits(month)}.${year}`;
    },
    time,
    timeRange: (startMs, endMs) => `${time(startMs)}–${time(endMs)}`,
    dayTab(wallTimeMs) {
      const day = ymd(wallTimeMs);
      return `${names().weekday(day)} ${day.day}`;
    },
    dayName(wallTimeMs, nowMs) {
      const day = ymd(wallTimeMs);
      const away = dayIndex(day) - dayIndex(ymd(nowMs));
      return away === -1 || away === 0 || away === 1 ? names().near(away) : names().dayAndMonth(day);
    },
    duration(seconds) {
      const whole = Math.max(0, Math.round(seconds));
      if (whole > 0 && whole < MINUTE_SECONDS) return secondsUnit(whole);
      const allMinutes = Math.round(whole / MINUTE_SECONDS);
      const hourPart = Math.floor(allMinutes / 60);
      const minutePart = allMinutes % 60;
      const parts = [];
      if (hourPart > 0) parts.push(hours(hourPart));
      if (minutePart > 0 || hourPart === 0) parts.push(minutes(minutePart));
      return parts.join(' ');
    },
    position(seconds) {
      const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
      const hourPart = Math.floor(whole / HOUR_SECONDS);
      const minutePart = Math.floor((whole % HOUR_SECONDS) / MINUTE_SECONDS);
      const secondPart = twoDigits(whole % MINUTE_SECONDS);
      return hourPart > 0 ? `${hourPart}:${twoDigits(minutePart)}:${secondPart}` : `${minutePart}:${secondPart}`;
    },
    number,
    amount(minor) {
      const hundredths = Math.abs(Math.round(minor));
      const whole = (minor < 0 ? '-' : '') + number(Math.trunc(hundredths / 100));
      return hundredths % 100 === 0 ? whole : whole + decimalSign + twoDigits(hundredths % 100);
    },
    rating(value) {
      if (!Number.isFinite(value) || value === 0) return null;
      // Rounded by hand: 8.25 must give 8.3 and 8.35 must give 8.4, though the latter is 8.3499… in binary.
      const rounded = Math.round((value + Number.EPSILON) * 10) / 10;
      return rounded.toFixed(1).replace('.', decimalSign);
    },
  };
}
