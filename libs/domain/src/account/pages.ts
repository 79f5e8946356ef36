/** Pages of the language settings. ACC-016, NAV-045 */
export const LANGUAGE_PAGES = ['interface', 'audiotracks', 'texttracks'] as const;
export type LanguagePage = (typeof LANGUAGE_PAGES)[number];
export const isLanguagePage = (id: string): id is LanguagePage => LANGUAGE_PAGES.some((page) => page === id);

/** What an address of the settings names. */
export type SettingsPlace =
  | { readonly kind: 'index' }
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'language'; readonly page: LanguagePage };

/**
 * The place that a path names; null sends the viewer to the list of the settings. `/lk` is the account and `/lk_parental` parental control,
 * under addresses that other applications know. Whether the site has such a page its capabilities say. NAV-033, NAV-035, NAV-043..045, ACC-019
 */
export function settingsPlace(pathname: string): SettingsPlace | null {
  const [area = '', id, languageId, ...more] = pathname.split('/').filter(Boolean);
  if (more.length > 0) return null;
  if (area === 'lk' && id === undefined) return { kind: 'page', page: 'account' };
  if (area === 'lk_parental' && id === undefined) return { kind: 'page', page: 'parental' };
  if (area !== 'settings') return null;
  if (id === undefined) return { kind: 'index' };
  if (id === 'language' && languageId !== undefined) {
    return isLanguagePage(languageId) ? { kind: 'language', page: languageId } : null;
  }
  return languageId === undefined ? { kind: 'page', page: id } : null;
}
