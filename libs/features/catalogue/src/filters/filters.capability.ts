import { capability } from '@livery/widgets/capability';
import type texts from './texts.json';

declare module '@livery/i18n/keys' {
  interface Texts extends Readonly<Record<keyof typeof texts, string>> {}
}

/** Pages of films and series that are filtered, and the way to them. ROWS-067 */
export default capability('filters', {
  parts: {
    filterPage: () => import('./filter-page.tsx'),
    filterEntry: () => import('./filter-entry.tsx'),
  },
  texts: true,
});
