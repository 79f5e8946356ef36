import {
  DEFAULT_MINI_PLAYER_CORNER,
  maySetSpeed,
  PLAYBACK_SPEEDS,
  SUBTITLE_LOOKS,
  type RememberedSettings,
} from '@livery/domain/controls';
import { useFormats, useT } from '@livery/i18n/react';
import type { Player } from '@livery/player-core';
import type { Tracks } from '@livery/player-core/tracks';
import { IconButton } from '@livery/ui-kit/actions';
import { settingsIcon, subtitlesIcon } from '@livery/ui-kit/icons';
import { PlayerMenu, type PlayerMenuSection } from '@livery/ui-kit/player';
import { MINUTE_MS } from '@livery/value/durations';
import { usePlayerCommands } from './player-commands.ts';
import { useValue } from '@livery/value/react';
import { type SleepTimer, usePlayerBus } from './player-bus.ts';
import { NO_SUBTITLES, useDeviceSettings, useRememberChoice } from './player-settings.ts';
import { keyShortcuts, withKey } from './player-shortcuts.ts';
import { usePlayerHost, usePlayerState } from './player-stage.tsx';
import { nameOfTrack } from './track-names.ts';

const ON = 'on';
const OFF = 'off';
const AUTO = 'auto';
const AT_END = 'end';
const SLEEP_MINUTES = [15, 30, 45, 60, 90] as const;

/** The switch of subtitles, and the settings of what plays. CTRL-013, CTRL-014 */
export function TrackMenus() {
  const { player } = usePlayerHost();
  const tracks = usePlayerState((state) => state.tracks);
  if (!player || !tracks) return null;
  return (
    <>
      {tracks.text.length > 0 && <SubtitleSwitch isOn={tracks.textId !== null} />}
      <SettingsMenu player={player} tracks={tracks} />
    </>
  );
}

function SubtitleSwitch({ isOn }: { isOn: boolean }) {
  const t = useT();
  const { toggleSubtitles } = usePlayerCommands();
  return (
    <IconButton
      icon={subtitlesIcon}
      label={t('player_subtitles')}
      hint={withKey(t('player_subtitles'), 'subtitles')}
      aria-keyshortcuts={keyShortcuts('subtitles')}
      pressed={isOn}
      onClick={toggleSubtitles}
    />
  );
}

function SettingsMenu({ player, tracks }: { player: Player; tracks: Tracks }) {
  const t = useT();
  const sections = useSections(tracks);
  const choose = useChoose(player, tracks);
  return <PlayerMenu icon={settingsIcon} label={t('player_settings')} sections={sections} onChoose={choose} />;
}

/** Everything that can be chosen now; what has nothing to choose from is not there. CTRL-014 */
function useSections(tracks: Tracks): PlayerMenuSection[] {
  const t = useT();
  const formats = useFormats();
  const speed = usePlayerState((state) => state.playbackRate) ?? 1;
  const content = usePlayerState((state) => state.content);
  const hasSpeeds = usePlayerState(maySetSpeed) ?? false;
  const sleep = useValue(usePlayerBus().sleep);
  const [{ subtitles, corner }] = useDeviceSettings();
  const { audio, text, qualities, audioId, textId, qualityId, playingHeight } = tracks;
  const automatic =
    playingHeight === null ? t('player_quality_auto') : `${t('player_quality_auto')} · ${playingHeight}p`;
  const look = <Part extends keyof RememberedSettings['subtitles']>(
    part: Part,
    nameOf: (value: RememberedSettings['subtitles'][Part]) => string,
  ): PlayerMenuSection => ({
    id: part,
    label: t(`player_subtitle_${part}`),
    within: 'text',
    choices: SUBTITLE_LOOKS[part].map((value) => ({
      id: value,
      label: nameOf(value as RememberedSettings['subtitles'][Part]),
      chosen: value === subtitles[part],
    })),
  });
  return [
    ...(audio.length > 1
      ? [
          {
            id: 'audio',
            label: t('player_audio'),
            choices: audio.map((track) => ({
              id: track.id,
              label: nameOfTrack(track, t),
              chosen: track.id === audioId,
            })),
          },
        ]
      : []),
    ...(text.length > 0
      ? [
          {
            id: 'text',
            label: t('player_subtitles'),
            choices: [
              { id: OFF, label: t('player_subtitles_off'), chosen: textId === null },
              ...text.map((track) => ({ id: track.id, label: nameOfTrack(track, t), chosen: track.id === textId })),
            ],
          },
          look('size', (size) => t(`player_subtitle_size_${size}`)),
          look('colour', (colour) => t(`player_subtitle_colour_${colour}`)),
          look('ground', (ground) => t(`player_subtitle_ground_${ground}`)),
        ]
      : []),
    ...(qualities.length > 1
      ? [
          {
            id: 'quality',
            label: t('player_quality'),
            choices: [
              {
                id: AUTO,
                label: qualityId === AUTO ? automatic : t('player_quality_auto'),
                chosen: qualityId === AUTO,
              },
              ...qualities.map(({ id, height }) => ({ id, label: `${height}p`, chosen: id === qualityId })).reverse(),
            ],
          },
        ]
      : []),
    ...(hasSpeeds
      ? [
          {
            id: 'speed',
            label: t('player_speed'),
            choices: PLAYBACK_SPEEDS.map((value) => ({
              id: String(value),
              label: value === 1 ? t('player_speed_normal') : `${formats.number(value)}×`,
              chosen: value === speed,
            })),
          },
        ]
      : []),
    {
      id: 'sleep',
      label: t('player_sleep'),
      choices: [
        { id: OFF, label: t('player_sleep_off'), chosen: sleep === null },
        ...SLEEP_MINUTES.map((minutes) => ({
          id: String(minutes),
          label: formats.duration(minutes * 60),
          chosen: sleep !== null && sleep !== 'atEnd' && sleep.minutes === minutes,
        })),
        ...(content === 'vod' ? [{ id: AT_END, label: t('player_sleep_end'), chosen: sleep === 'atEnd' }] : []),
      ],
    },
    {
      id: 'corner',
      label: t('player_corner'),
      choices: [
        { id: ON, label: t('player_corner_on'), chosen: corner !== OFF },
        { id: OFF, label: t('player_corner_off'), chosen: corner === OFF },
      ],
    },
  ];
}

/** Does what was chosen, and remembers it where it belongs: picture and looks with the device, tracks and speed with the viewer. */
function useChoose(player: Player, tracks: Tracks) {
  const t = useT();
  const formats = useFormats();
  const bus = usePlayerBus();
  const rememberChoice = useRememberChoice();
  const [device, changeDevice] = useDeviceSettings();
  const languageOf = (list: readonly { id: string; language: string | null; label: string }[], id: string) => {
    const track = list.find((one) => one.id === id);
    return track?.language ?? track?.label;
  };
  const setSleep = (id: string) => {
    bus.sleep.set(sleepTimer(id));
    if (id !== OFF && id !== AT_END)
      bus.showOsd(t('player_notice_sleep', { duration: formats.duration(Number(id) * 60) }));
  };
  const acts: Readonly<Record<string, (id: string) => void>> = {
    audio(id) {
      player.selectAudio(id);
      rememberChoice({ audio: languageOf(tracks.audio, id) });
    },
    text(id) {
      player.selectText(id === OFF ? null : id);
      rememberChoice({ text: id === OFF ? NO_SUBTITLES : languageOf(tracks.text, id) });
    },
    quality(id) {
      player.selectQuality(id);
      changeDevice({ quality: tracks.qualities.find((one) => one.id === id)?.height ?? 'auto' });
    },
    speed(id) {
      player.setPlaybackRate(Number(id));
      rememberChoice({ speed: Number(id) });
    },
    sleep: setSleep,
    corner: (id) => changeDevice({ corner: id === OFF ? OFF : DEFAULT_MINI_PLAYER_CORNER }),
  };
  return (sectionId: string, choiceId: string) => {
    const act = acts[sectionId];
    if (act) act(choiceId);
    else changeDevice({ subtitles: { ...device.subtitles, [sectionId]: choiceId } });
  };
}

function sleepTimer(id: string): SleepTimer {
  if (id === OFF) return null;
  if (id === AT_END) return 'atEnd';
  return { atMs: performance.now() + Number(id) * MINUTE_MS, minutes: Number(id) };
}
