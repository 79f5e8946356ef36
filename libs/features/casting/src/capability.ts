import { capability } from '@livery/widgets/capability';
import type texts from './texts.json';

declare module '@livery/i18n/keys' {
  interface Texts extends Readonly<Record<keyof typeof texts, string>> {}
}

/** Showing on another device what plays. */
export default capability('casting', {
  offeredIf: ({ features }) => features.cast,
  playerExtensions: { casting: () => import('./cast-extension.ts') },
  parts: {
    otherScreens: () => import('./cast-button.tsx'),
    shownElsewhere: () => import('./shown-elsewhere.tsx'),
  },
  texts: true,
});
