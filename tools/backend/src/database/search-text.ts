import type { Localised } from '../seed/localised.ts';

/** How texts are compared when searching: case and the Russian yo do not matter. */
const searchForm = (text: string) => text.toLowerCase().replaceAll('ё', 'е').trim();

/** All names of something in one text to be searched. */
export const searchTextOf = (names: Localised, ...others: readonly string[]) =>
  searchForm([...Object.values(names), ...others].join('\n'));

/** A pattern for `like` that finds this text anywhere, whatever signs it holds. */
export const containing = (text: string) => `%${searchForm(text).replace(/[\\%_]/g, '\\$&')}%`;
