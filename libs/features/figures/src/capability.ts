import { capability } from '@livery/widgets/capability';

/** What is counted: it hears, and nobody tells it anything. */
export default capability('figures', {
  listens: () => import('./listener.ts'),
  playerExtensions: { plays: () => import('./plays.ts') },
  stored: { figures_shown: 'kept', figures_plays: 'removed' },
});
