import { describe, expect, it } from 'vitest';
import { createFormats } from './formats.ts';
import { languageCodes, serverLanguage, type Language } from './languages.ts';

const almaty = (language: Language) => createFormats({ language, timeZone: 'Asia/Almaty' });
const MARCH_5_0005_ALMATY_MS = Date.UTC(2025, 2, 4, 19, 5); // Almaty is UTC+5
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formats', () => {
  it('CHAN-033 writes a date as dd.mm.yyyy in every language and in the given time zone', () => {
    for (const language of ['ru', 'kk', 'uz', 'en'] as const) {
      expect(almaty(language).date(MARCH_5_0005_ALMATY_MS)).toBe('05.03.2025');
    }
    expect(createFormats({ language: 'ru', timeZone: 'UTC' }).date(MARCH_5_0005_ALMATY_MS)).toBe('04.03.2025');
  });

  it('writes times in 24 hours, midnight as 00', () => {
    expect(almaty('en').time(MARCH_5_0005_ALMATY_MS)).toBe('00:05');
    expect(almaty('ru').timeRange(MARCH_5_0005_ALMATY_MS, MARCH_5_0005_ALMATY_MS + 50 * 60_000)).toBe('00:05–00:55');
  });

  it('names the days around today by the calendar of the time zone', () => {
    const lastMinuteOfMarch4Ms = MARCH_5_0005_ALMATY_MS - 6 * 60_000;
    const ru = almaty('ru');
    expect(ru.dayName(MARCH_5_0005_ALMATY_MS, MARCH_5_0005_ALMATY_MS)).toBe('Сегодня');
    expect(ru.dayName(MARCH_5_0005_ALMATY_MS, lastMinuteOfMarch4Ms)).toBe('Завтра');
    expect(ru.dayName(lastMinuteOfMarch4Ms, MARCH_5_0005_ALMATY_MS)).toBe('Вчера');
    expect(ru.dayName(MARCH_5_0005_ALMATY_MS, MARCH_5_0005_ALMATY_MS - 5 * 86_400_000)).toBe('5 марта');
    expect(almaty('kk').dayName(MARCH_5_0005_ALMATY_MS, MARCH_5_0005_ALMATY_MS)).toBe('Бүгін');
    expect(ru.dayTab(MARCH_5_0005_ALMATY_MS)).toBe('Ср 5');
  });

  it.each(['kk', 'uz', 'ru', 'en', 'lv'] as const)('names every day and month in %s as CLDR does', (language) => {
    const formats = almaty(language);
    const zone = { timeZone: 'Asia/Almaty' };
    const intl = (options: Intl.DateTimeFormatOptions, wallTimeMs: number) =>
      new Intl.DateTimeFormat(language, { ...zone, ...options }).format(wallTimeMs).replace('.', '').toLowerCase();
    for (let index = 0; index < 12; index += 1) {
      const wallTimeMs = Date.UTC(2026, index, 2 + index);
      const away = Date.UTC(2025, 0, 1);
      expect(formats.dayName(wallTimeMs, away).replace('.', '').toLowerCase()).toBe(
        intl({ day: 'numeric', month: 'long' }, wallTimeMs),
      );
      expect(formats.dayTab(wallTimeMs).toLowerCase()).toBe(`${intl({ weekday: 'short' }, wallTimeMs)} ${2 + index}`);
    }
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    for (const away of [-1, 0, 1])
      expect(formats.dayName(MARCH_5_0005_ALMATY_MS + away * 86_400_000, MARCH_5_0005_ALMATY_MS).toLowerCase()).toBe(
        relative.format(away, 'day').toLowerCase(),
      );
  });

  it.each([
    [0, '0 мин'],
    [40, '40 с'],
    [60, '1 мин'],
    [3600, '1 ч'],
    [6420, '1 ч 47 мин'],
    [3599, '1 ч'],
    [-5, '0 мин'],
  ])('writes %i seconds as %s', (seconds, text) => {
    expect(plain(almaty('ru').duration(seconds))).toBe(text);
  });

  it.each([
    [247, '4:07'],
    [3723, '1:02:03'],
    [59.9, '0:59'],
    [Number.NaN, '0:00'],
  ])('writes the position %d as %s', (seconds, text) => {
    expect(almaty('ru').position(seconds)).toBe(text);
  });

  it.each(languageCodes)('writes a rating in %s as Intl does', (language) => {
    const intl = new Intl.NumberFormat([language, serverLanguage(language)], { minimumFractionDigits: 1 });
    expect(almaty(language).rating(8.4)).toBe(intl.format(8.4));
  });

  it.each(languageCodes)('writes a duration in %s as Intl does', (language) => {
    const intl = (unit: string) =>
      new Intl.NumberFormat([language, serverLanguage(language)], { style: 'unit', unit, unitDisplay: 'short' });
    const duration = (seconds: number) => plain(almaty(language).duration(seconds));
    for (const count of [1, 2, 5, 21]) {
      expect(duration(count * 3600 + 60)).toBe(plain(`${intl('hour').format(count)} ${intl('minute').format(1)}`));
      expect(duration(count)).toBe(plain(intl('second').format(count)));
    }
  });

  it("shows the device's own time and day as Intl does", () => {
    const intl = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const here = createFormats({ language: 'ru' });
    for (const wallTimeMs of [0, 1_770_000_000_000, 1_770_033_333_333])
      expect(here.time(wallTimeMs)).toBe(intl.format(wallTimeMs));
    const days = new Intl.DateTimeFormat('ru', { day: '2-digit', month: '2-digit', year: 'numeric' });
    expect(here.date(1_770_033_333_333)).toBe(days.format(1_770_033_333_333));
  });

  it('CONT-026 CONT-027 shows a rating with one decimal, half up, and none for zero', () => {
    const en = almaty('en');
    expect(en.rating(7.25)).toBe('7.3');
    expect(en.rating(8.35)).toBe('8.4');
    expect(en.rating(8)).toBe('8.0');
    expect(en.rating(0)).toBeNull();
    expect(almaty('ru').rating(8.4)).toBe('8,4');
  });

  it('writes an amount of hundredths with two digits, or with none where it is whole', () => {
    const amounts = [1_245_050, 1_245_000, 5, 0, -150].map((minor) => plain(almaty('ru').amount(minor)));
    expect(amounts).toEqual(['12 450,50', '12 450', '0,05', '0', '-1,50']);
    expect(plain(almaty('en').amount(1_245_050))).toBe('12,450.50');
  });

  it('groups numbers as the language does', () => {
    expect(plain(almaty('ru').number(12345))).toBe('12 345');
    expect([0, 7, 999].map((value) => almaty('ru').number(value))).toEqual(['0', '7', '999']);
    expect([-5, 1.5].map((value) => almaty('ru').number(value))).toEqual(
      [-5, 1.5].map((value) => new Intl.NumberFormat('ru').format(value)),
    );
    for (const language of ['kk', 'uz'] as const)
      expect(plain(almaty(language).number(1234567.5))).toBe(plain(new Intl.NumberFormat(language).format(1234567.5)));
  });
});
