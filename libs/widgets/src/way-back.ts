import { useNavigate } from 'react-router-dom';
import { usePlayerHost } from './player-host.ts';

/** Whether going back would leave the site: a link led here. */
export const nothingLiesBefore = (): boolean => !(history.state as { idx?: number } | null)?.idx;

/** Leads from a player to where the viewer came from, or to `elsewhere` where nothing lies before. */
export function useWayBack(elsewhere: string): () => void {
  const navigate = useNavigate();
  const { toggleFullscreen } = usePlayerHost();
  return () => {
    // Over there nothing fills the screen. PLAY-024
    if (document.fullscreenElement) toggleFullscreen();
    if (nothingLiesBefore()) void navigate(elsewhere, { replace: true });
    else void navigate(-1);
  };
}
