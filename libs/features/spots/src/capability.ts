import { capability } from '@livery/widgets/capability';
import type texts from './texts.json';

declare module '@livery/i18n/keys' {
  interface Texts extends Readonly<Record<keyof typeof texts, string>> {}
}

/** Ads around what plays. Files are named neutrally (spot, not ad): content blockers match such words, and must not block the site. */
export default capability('spots', {
  startExtensions: { spots: () => import('./spots.ts') },
  playerExtensions: { heartbeat: () => import('./heartbeat.ts') },
  parts: { overPicture: () => import('./over-picture.tsx') },
  listens: () => import('./own-ids.ts'),
  texts: true,
});
