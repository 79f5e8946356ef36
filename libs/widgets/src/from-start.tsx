import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { useEffect, useState } from 'react';
import { usePlayerState } from './player-stage.tsx';

/** The way back to the beginning is offered for so long. PLAY-037 */
const FROM_START_MS = 5_000;

/**
 * To the beginning of what was joined in the middle. Counted from the first picture, of which a television says nothing but that it plays: on a slow
 * line nobody would see it otherwise. PLAY-036, PLAY-037
 *
 * @param props.hasStart nothing is offered without one; what it belongs to may be known later than the picture
 */
export function FromStart({ hasStart = true, onPress }: { hasStart?: boolean; onPress: () => void }) {
  const t = useT();
  const [offered, setOffered] = useState(true);
  const hasPicture =
    usePlayerState(
      ({ stats, output, playback }) => stats.firstFrameMs !== null || (output !== null && playback === 'playing'),
    ) ?? false;
  useEffect(() => {
    if (!hasPicture) return;
    const timer = setTimeout(() => setOffered(false), FROM_START_MS);
    return () => clearTimeout(timer);
  }, [hasPicture]);
  if (!offered || !hasStart) return null;
  const press = () => {
    setOffered(false);
    onPress();
  };
  return (
    <Button kind="on-art" onClick={press}>
      {t('content_watch_from_start')}
    </Button>
  );
}
