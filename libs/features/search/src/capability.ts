import { capability } from '@livery/widgets/capability';
import { searchPanel } from '@livery/widgets/search-panel';
import type texts from './texts.json';

declare module '@livery/i18n/keys' {
  interface Texts extends Readonly<Record<keyof typeof texts, string>> {}
}

/** Finding films, series, persons, channels and broadcasts by a text. */
export default capability('search', {
  offeredIf: ({ features }) => features.search,
  routes: { results: { path: '/search', screen: () => import('./search-page.tsx') } },
  // Whoever sees all that a row has of a text comes from the page of results, and has its code.
  parts: { foundChoices: async () => ({ default: (await import('./search-page.tsx')).FoundChoices }) },
  overlays: { search: () => import('./search-overlay.tsx') },
  commands: {
    search: {
      key: '/',
      label: 'nav_search',
      desktopOnly: true,
      track: false,
      run: ({ services }) => services.get(searchPanel).set(true),
    },
  },
  stored: { search_history: 'removed' },
  texts: true,
});
