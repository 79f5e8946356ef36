import { serverLanguage } from './languages.ts';

/** A country as a viewer calls it: servers say `CA`. What is no code of a country stays as it came. */
export function countryName(country: string, language: string): string {
  try {
    return new Intl.DisplayNames([language, serverLanguage(language)], { type: 'region' }).of(country) ?? country;
  } catch {
    return country;
  }
}
