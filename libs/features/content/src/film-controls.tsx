import type { Content } from '@livery/contract/contents/entities';
import { useFormats, useT } from '@livery/i18n/react';
import { Button, IconButton } from '@livery/ui-kit/actions';
import { backIcon, nextIcon } from '@livery/ui-kit/icons';
import { PlayerOverlay, Timeline } from '@livery/ui-kit/player';
import { FullscreenButton, PlayerButtons } from '@livery/widgets/player-buttons';
import { usePlayerCommands } from '@livery/widgets/player-commands';
import { usePlayerKeys } from '@livery/widgets/player-keys';
import { usePlayerHost, usePlayerState } from '@livery/widgets/player-stage';
import { TrackMenus } from '@livery/widgets/track-menus';
import { useEffect, useState } from 'react';

/** The way back to the beginning is offered for so long after a resumed start. PLAY-037 */
const FROM_START_MS = 5_000;
/** A shorter video has no timeline to play with. PLAY-026 */
const SHORTEST_TIMELINE_SECONDS = 20;

interface Props {
  content: Content;
  resumedAt: number;
  onBack: () => void;
  onNext: (() => void) | null;
}

/** What lies over a film: where it is, and what can be done with it. */
export function FilmControls({ content, resumedAt, onBack, onNext }: Props) {
  const t = useT();
  const formats = useFormats();
  const { player } = usePlayerHost();
  const commands = usePlayerCommands();
  const position = usePlayerState((state) => Math.floor(state.position.mediaTime)) ?? resumedAt;
  const duration = usePlayerState((state) => state.durationSeconds) ?? content.durationSeconds ?? 0;
  const seek = (seconds: number) => void player?.seek({ mediaTime: Math.min(Math.max(0, seconds), duration) });
  const skip = (seconds: number) => seek((player?.state.position.mediaTime ?? 0) + seconds);
  usePlayerKeys({ ...commands, skip });

  const time = `${formats.position(position)} / ${formats.position(duration)}`;
  return (
    <PlayerOverlay
      start={<IconButton icon={backIcon} label={t('player_back')} onClick={onBack} />}
      title={content.title}
      subtitle={[content.year, content.genres[0]?.name].filter(Boolean).join(' · ')}
      centre={resumedAt > 0 && <FromStart onPress={() => seek(0)} />}
      timeline={
        <Timeline
          startSeconds={0}
          endSeconds={duration}
          positionSeconds={position}
          availableUntilSeconds={duration}
          valueText={t('player_timeline_value', {
            position: formats.position(position),
            duration: formats.position(duration),
          })}
          timeText={formats.position}
          disabled={duration <= SHORTEST_TIMELINE_SECONDS}
          onSeek={seek}
        />
      }
      controls={<PlayerButtons onSkip={skip} />}
      time={time}
      end={
        <>
          {onNext && <IconButton icon={nextIcon} label={t('player_next_episode')} onClick={onNext} />}
          <TrackMenus />
          <FullscreenButton />
        </>
      }
    />
  );
}

function FromStart({ onPress }: { onPress: () => void }) {
  const t = useT();
  const [offered, setOffered] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOffered(false), FROM_START_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!offered) return null;
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
