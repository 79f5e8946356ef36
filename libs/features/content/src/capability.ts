import { capability } from '@livery/widgets/capability';
import type texts from './texts.json';

declare module '@livery/i18n/keys' {
  interface Texts extends Readonly<Record<keyof typeof texts, string>> {}
}

const watch = () => import('./watch-page.tsx');

export default capability('content', {
  routes: {
    content: {
      path: ['/contents/:id', '/contents/:id/:child', '/episodes/:id'],
      screen: () => import('./content-page.tsx'),
      modalPage: true,
    },
    watch: { path: '/watch/:id', screen: watch, modalPage: true, bare: true },
    embedded: { path: '/content_embed/:id', screen: watch, bare: true },
    trailer: { path: '/trailers/:id', screen: () => import('./trailer-page.tsx'), modalPage: true, bare: true },
    person: { path: '/persons/:id', screen: () => import('./person-page.tsx'), modalPage: true },
  },
  // Tells of the film whose card a pointer or the focus rests on.
  overlays: { filmPanel: () => import('./film-panel.tsx') },
  texts: true,
});
