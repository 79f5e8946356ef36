import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Brand } from '@livery/brand-kit';
import type { PlacedCapability } from './capabilities.ts';

const I18N = resolve(import.meta.dirname, '../../../../libs/i18n');

/** The area of the texts that every page needs; the others are called after their capabilities. */
const COMMON = 'translation';

type Table = Readonly<Record<string, string>>;
/** Texts of one language by area. */
export type AreaTexts = Readonly<Record<string, Table>>;

const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

/** The texts of `locales/<language>/translation.json` in a folder; none where the file is missing. */
export function commonTexts(folder: string, language: string): Table {
  const file = join(folder, 'locales', language, `${COMMON}.json`);
  return existsSync(file) ? readJson<Table>(file) : {};
}

/** The texts of a capability in one language: `texts.json` beside it holds each key in all of them. */
function capabilityTexts({ file }: PlacedCapability, language: string): Table {
  const all = readJson<Record<string, Record<string, string>>>(join(dirname(file), 'texts.json'));
  // A plural form that the language does not have is missing.
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, { [language]: text }]) => (text === undefined ? [] : [[key, text]])),
  );
}

/** What the site serves: the common texts and those of the capabilities, each replaced by the brand's own where it has one. */
export function siteTexts(
  { languages }: Brand,
  brandFolder: string,
  taken: readonly PlacedCapability[],
): ReadonlyMap<string, AreaTexts> {
  const ofLanguage = (language: string): AreaTexts => {
    const own = commonTexts(brandFolder, language);
    const replaced = (table: Table) =>
      Object.fromEntries(Object.entries(table).map(([key, text]) => [key, own[key] ?? text]));
    const areas = taken.filter(({ capability }) => capability.texts);
    return Object.fromEntries([
      [COMMON, replaced(commonTexts(I18N, language))],
      ...areas.map((one) => [one.capability.name, replaced(capabilityTexts(one, language))]),
    ]) as AreaTexts;
  };
  return new Map(languages.map((language) => [language, ofLanguage(language)]));
}
