import { playbackPercentage } from '@livery/domain/playback';
import { useT } from '@livery/i18n/react';
import { isUnderWay } from '@livery/player-core/state';
import { MiniPlayer } from '@livery/ui-kit/player';
import { useValue } from '@livery/value/react';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { usePlayerState } from '@livery/widgets/player-stage';

/** What can be done with what plays in the mini player; the page's own actions do it. */
export function MiniPlayerOverlay({ address, onClose }: { address: string; onClose: (() => void) | undefined }) {
  const t = useT();
  const bus = usePlayerBus();
  const playing = useValue(bus.playing);
  const error = usePlayerState((state) => state.error);
  const isFinal = usePlayerState((state) => state.isErrorFinal) ?? false;
  const goesOn = usePlayerState(isUnderWay) ?? false;
  const muted = usePlayerState((state) => state.muted) ?? false;
  const busy = usePlayerState(({ lifecycle, playback }) => lifecycle === 'loading' || playback === 'buffering') ?? true;
  const percent = usePlayerState(({ durationSeconds, position }) =>
    durationSeconds === null ? null : Math.round(playbackPercentage(position.mediaTime, durationSeconds)),
  );
  const upcoming = useValue(bus.upcoming);
  const title = playing?.title ?? t('player_label');
  return (
    <MiniPlayer
      title={title}
      subtitle={error ? t(error.entry.messageKey) : playing?.subtitle}
      next={
        upcoming && {
          text: t('player_next_in', { seconds: upcoming.seconds }),
          label: [t('player_next_episode'), upcoming.title].filter(Boolean).join(': '),
          onGo: upcoming.go,
        }
      }
      href={address}
      openLabel={t('player_corner_open', { title })}
      closeLabel={t('player_corner_close')}
      percent={percent}
      playing={goesOn}
      busy={busy && !error}
      muted={muted}
      // What has failed for good begins with its page.
      onPlay={isFinal ? undefined : () => bus.actions.get()?.togglePlay()}
      onMuted={() => bus.actions.get()?.toggleMuted()}
      onClose={() => onClose?.()}
    />
  );
}
