import { capability } from '@livery/widgets/capability';
import type { Diagnostics } from '@livery/player-core/diagnostics';

declare module '@livery/widgets/modals' {
  interface ModalRequests {
    /** What support needs to know of a failed video. ENG-003, ENG-052 */
    diagnostics: { report: Diagnostics };
    /** The keys of the player. */
    shortcuts: Record<never, never>;
  }
}

export default capability('player', {
  playerExtensions: { watchReport: () => import('./watch-report.ts') },
  overlays: { debug: () => import('./debug-overlay.tsx') },
  modals: {
    diagnostics: { needsData: true, component: () => import('./diagnostics-dialog.tsx') },
    shortcuts: { component: () => import('./shortcuts-dialog.tsx') },
  },
});
