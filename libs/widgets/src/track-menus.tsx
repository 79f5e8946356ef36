import { useT } from '@livery/i18n/react';
import { IconButton } from '@livery/ui-kit/actions';
import { settingsIcon, subtitlesIcon } from '@livery/ui-kit/icons';
import { Menu } from '@livery/ui-kit/overlay';
import { usePlayerHost, usePlayerState } from './player-stage.tsx';

const OFF = 'off';
const AUTO = 'auto';

/** Subtitles, sound and picture: each only where there is something to choose. */
export function TrackMenus() {
  const t = useT();
  const { player } = usePlayerHost();
  const tracks = usePlayerState((state) => state.tracks);
  if (!player || !tracks) return null;
  const { audio, text, qualities, audioId, textId, qualityId } = tracks;
  const settings = [
    ...(audio.length > 1
      ? audio.map(({ id, label }) => ({
          id: `audio:${id}`,
          label: `${t('player_audio')}: ${label}`,
          chosen: id === audioId,
        }))
      : []),
    ...(qualities.length > 1
      ? [
          {
            id: `quality:${AUTO}`,
            label: `${t('player_quality')}: ${t('player_quality_auto')}`,
            chosen: qualityId === AUTO,
          },
          ...qualities.map(({ id, height }) => ({
            id: `quality:${id}`,
            label: `${height}p`,
            chosen: id === qualityId,
          })),
        ]
      : []),
  ];
  const choose = (choice: string) => {
    const [kind, ...rest] = choice.split(':');
    const id = rest.join(':');
    if (kind === 'audio') player.selectAudio(id);
    else player.selectQuality(id);
  };
  return (
    <>
      {text.length > 0 && (
        <Menu
          items={[
            { id: OFF, label: t('player_subtitles_off'), chosen: textId === null },
            ...text.map(({ id, label }) => ({ id, label, chosen: id === textId })),
          ]}
          button={(props) => <IconButton icon={subtitlesIcon} label={t('player_subtitles')} {...props} />}
          onChoose={(id) => player.selectText(id === OFF ? null : id)}
        />
      )}
      {settings.length > 0 && (
        <Menu
          items={settings}
          button={(props) => <IconButton icon={settingsIcon} label={t('player_settings')} {...props} />}
          onChoose={choose}
        />
      )}
    </>
  );
}
