import { useNavigate } from 'react-router-dom';
import { usePlayerHost } from './player-host.ts';

/** Whether going back would leave the site: the viewer came here by a link from outside. */
export const isFirstHistoryEntry = (): boolean => !(history.state as { idx?: number } | null)?.idx;

/** Goes back from the page of a player, or to `elsewhere` where the history of the site begins with it. */
export function useBackFromPlayer(elsewhere: string): () => void {
  const navigate = useNavigate();
  const { toggleFullscreen } = usePlayerHost();
  return () => {
    // The page that is gone back to has no player that could fill the screen. PLAY-024
    if (document.fullscreenElement) toggleFullscreen();
    if (isFirstHistoryEntry()) void navigate(elsewhere, { replace: true });
    else void navigate(-1);
  };
}
