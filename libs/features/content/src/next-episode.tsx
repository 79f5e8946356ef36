import { announcedShare, secondsToNext } from '@livery/domain/playback';
import { useT } from '@livery/i18n/react';
import { NextUp } from '@livery/ui-kit/player';
import { useValue } from '@livery/value/react';
import { pictureOf } from '@livery/widgets/pictures';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { usePlayerState } from '@livery/widgets/player-stage';
import { useEffect, useEffectEvent, useState } from 'react';
import { episodeName } from './episode-name.ts';
import type { SeriesOfEpisode } from './use-series.ts';

interface Props {
  series: SeriesOfEpisode | null;
  nextId: number;
  onGo: () => void;
  /** The viewer does not wait for it. */
  onPress: () => void;
}

/** Near the end: what comes next, in how many seconds. It goes by itself, unless the viewer stays for the credits. PLAY-021, PLAY-023 */
export function NextEpisode({ series, nextId, onGo, onPress }: Props) {
  const t = useT();
  const bus = usePlayerBus();
  const [wantsCredits, setWantsCredits] = useState(false);
  // Where the viewer stops at the end, nothing is announced that will not come.
  const stays = useValue(bus.sleep) === 'atEnd' || wantsCredits;
  const seconds = usePlayerState(({ position, durationSeconds, lifecycle }) =>
    lifecycle === 'loaded' && durationSeconds !== null ? secondsToNext(position.mediaTime, durationSeconds) : null,
  );
  // What comes before it comes first.
  const isHeld = usePlayerState((state) => state.isHeld) ?? false;
  const isDue = seconds === 0 && !stays && !isHeld;
  const go = useEffectEvent(onGo);
  const pressed = () => {
    onPress();
    onGo();
  };
  const press = useEffectEvent(pressed);
  useEffect(() => {
    if (isDue) go();
  }, [isDue]);
  const isOffered = seconds !== null && seconds > 0 && !stays;
  const next = series?.episodes.find(({ id }) => id === nextId);
  const title = episodeName(next);
  useEffect(() => {
    if (!isOffered) return;
    bus.upcoming.set({ seconds, title, go: () => press() });
    return () => bus.upcoming.set(null);
  }, [bus, isOffered, seconds, title]);
  return (
    <>
      {/* Once, not every second of the countdown. */}
      <span role="status" data-visually-hidden>
        {isOffered && [t('player_next_episode'), title].filter(Boolean).join(': ')}
      </span>
      {isOffered && (
        <NextUp
          text={t('player_next_in', { seconds })}
          title={title}
          picture={pictureOf(next?.images[0]?.src, 'wide') ?? undefined}
          waited={announcedShare(seconds)}
          goLabel={t('player_next_now')}
          stayLabel={t('player_next_credits')}
          onGo={pressed}
          onStay={() => setWantsCredits(true)}
        />
      )}
    </>
  );
}
