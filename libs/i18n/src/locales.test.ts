import { describe, expect, it } from 'vitest';
import { shippedLanguages } from './languages.ts';

const files = import.meta.glob<Record<string, string>>('../locales/*/translation.json', {
  eager: true,
  import: 'default',
});
/** The texts of capabilities: each key in each language. */
const areas = import.meta.glob<Record<string, Record<string, string>>>('../../**/src/**/texts.json', {
  eager: true,
  import: 'default',
});
/** The common texts of a language, and those of every capability. */
const texts = (language: string): Record<string, string> => ({
  ...files[`../locales/${language}/translation.json`],
  ...Object.fromEntries(
    Object.values(areas).flatMap((area) =>
      Object.entries(area).flatMap(([key, { [language]: text }]) => (text === undefined ? [] : [[key, text]])),
    ),
  ),
});

const PLURAL = /_(zero|one|two|few|many|other)$/;
const isPlural = (key: string, table: Record<string, string>) =>
  PLURAL.test(key) && key.replace(PLURAL, '_other') in table;
/** Key stems with the placeholders that their texts use: what a screen has to know. */
function shape(language: string): Record<string, string[]> {
  const table = texts(language);
  const stems: Record<string, Set<string>> = {};
  for (const [key, text] of Object.entries(table)) {
    const stem = isPlural(key, table) ? key.replace(PLURAL, '') : key;
    const names = [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1] ?? '');
    stems[stem] = new Set([...(stems[stem] ?? []), ...names]);
  }
  return Object.fromEntries(Object.entries(stems).map(([stem, names]) => [stem, [...names].sort()]));
}

describe.each(shippedLanguages.map((language) => ({ language })))('texts in $language', ({ language }) => {
  it('BRAND-025 has every key with the same placeholders as Russian, and no other', () => {
    expect(shape(language)).toEqual(shape('ru'));
  });

  it('has every plural category of the language, and no other', () => {
    const table = texts(language);
    const categories = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    const found: Record<string, string[]> = {};
    for (const key of Object.keys(table)) {
      if (isPlural(key, table)) (found[key.replace(PLURAL, '')] ??= []).push(PLURAL.exec(key)?.[1] ?? '');
    }
    expect(Object.keys(found).length).toBeGreaterThan(0);
    for (const [stem, forms] of Object.entries(found))
      expect({ stem, forms: forms.sort() }).toEqual({ stem, forms: categories });
  });

  it('says in fewer letters what stands in short on a button of a favourite', () => {
    const table = texts(language);
    const pairs = Object.entries(table).flatMap(([key, long]) => {
      const short = /_favorite_(add|remove)$/.test(key) ? table[`${key}_short`] : undefined;
      return short === undefined ? [] : [{ key, long: long.length, short: short.length }];
    });
    expect(pairs).toHaveLength(4);
    expect(pairs.filter(({ long, short }) => short >= long)).toEqual([]);
  });

  it('has no empty text, stray space or unclosed placeholder', () => {
    const wrong = Object.entries(texts(language)).filter(
      ([key, text]) =>
        text.trim() !== text ||
        text === '' ||
        !/^[a-z0-9_]+$/.test(key) ||
        text.split('{{').length !== text.split('}}').length,
    );
    expect(wrong).toEqual([]);
  });

  it('API-094 has the message keys that the specification names', () => {
    const named = [
      'warning_unsupported_region',
      'error_too_many_devices',
      'promo_card_link_failure',
      'error_video_download',
      'not_found_channel',
      'error_wrong_code',
      'parental_set_not_equal',
      'error_duplicate_email',
      'error_none_field_is_selected',
      'notify_email_alert',
      'sent',
      'error_wrong_phone',
      'error_wrong_email',
      'auto_auth_error',
      'title_message',
      'parental_auth_hint',
      'title_parental_pincode',
      'content_soon',
      'error',
      'warning_archive_no_pause',
      'error_schedule_from_future',
      'error_schedule_copyright_banned',
      'error_video_codec',
      'warning_no_program',
      'status_loading',
      'warning_episode_is_announcement',
      'warning_no_favorites',
      'warning_no_search_results',
      'filters_no_found',
      'channel_soon',
      'message_renewal_enabled',
      'message_renewal_disabled',
      'title_disabled_renewal',
      'content_not_available',
    ];
    expect(named.filter((key) => !texts(language)[key])).toEqual([]);
  });
});

it('a translation differs from the Russian text unless it is a name or a sign', () => {
  const russian = texts('ru');
  const same = Object.entries(texts('en')).filter(([key, text]) => russian[key] === text && /[а-яё]/i.test(text));
  expect(same).toEqual([]);
});

it('no text stands in two places', () => {
  const tables = [files['../locales/ru/translation.json'], ...Object.values(areas)];
  const keys = tables.flatMap((table) => Object.keys(table ?? {}));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

/** One thing has one name: each row is a thing, with every text that is its name alone. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'a film, a channel that is not kept': ['content_favorite_add', 'channel_favorite_add_short'],
  'a film, a channel that is kept': ['content_favorite_remove', 'channel_favorite_remove_short'],
  'the guide': ['guide_title', 'nav_guide'],
  'watching a film': ['action_watch', 'provider_watch'],
  'linking a card': ['card_link', 'pay_link_card', 'promo_link_card'],
  'going on with what was begun': ['pay_go_on', 'promo_proceed'],
  'a copy that was made': ['copied', 'pay_copied'],
  'another message with the code': ['sign_in_resend', 'pay_send_again'],
};

describe.each(shippedLanguages.map((language) => ({ language })))('words in $language', ({ language }) => {
  it.each(Object.entries(NAMES))('%s has one name', (_, keys) => {
    const table = texts(language);
    const [first = '', ...others] = keys.map((key) => table[key]);
    expect(first).not.toBe('');
    for (const other of others) expect(other).toBe(first);
  });

  it('writes one sign for one letter', () => {
    // O and G with a turned comma are letters of Uzbek: U+02BB, which no search takes for a quotation mark.
    expect(Object.values(texts(language)).filter((text) => /[oOgG][‘’'`]/.test(text) && language === 'uz')).toEqual([]);
  });
});
