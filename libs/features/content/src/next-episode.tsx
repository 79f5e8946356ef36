import { secondsToNext } from '@livery/domain/playback';
import { useT } from '@livery/i18n/react';
import { NextUp } from '@livery/ui-kit/player';
import { usePlayerState } from '@livery/widgets/player-stage';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SeriesOfEpisode } from './use-series.ts';

interface Props {
  series: SeriesOfEpisode | null;
  nextId: number;
  onGo: () => void;
}

/** Near the end: what comes next, in how many seconds. It goes by itself, unless the viewer stays for the credits. PLAY-021, PLAY-023 */
export function NextEpisode({ series, nextId, onGo }: Props) {
  const t = useT();
  const [stays, setStays] = useState(false);
  const seconds = usePlayerState(({ position, durationSeconds, lifecycle }) =>
    lifecycle === 'loaded' && durationSeconds !== null ? secondsToNext(position.mediaTime, durationSeconds) : null,
  );
  const isDue = seconds === 0 && !stays;
  const go = useEffectEvent(onGo);
  useEffect(() => {
    if (isDue) go();
  }, [isDue]);
  if (seconds === null || seconds === 0 || stays) return null;
  const next = series?.episodes.find(({ id }) => id === nextId);
  const title = next && [next.series && `${next.series}.`, next.title].filter(Boolean).join(' ');
  return (
    <NextUp
      text={t('player_next_in', { seconds })}
      title={title || undefined}
      goLabel={t('player_next_now')}
      stayLabel={t('player_next_credits')}
      onGo={onGo}
      onStay={() => setStays(true)}
    />
  );
}
