import { nextSpeed, maySetSpeed, steppedVolume, volumePercent } from '@livery/domain/controls';
import { useT } from '@livery/i18n/react';
import type { Player } from '@livery/player-core';
import { isUnderWay } from '@livery/player-core/state';
import { useMemo } from 'react';
import { usePlayerBus, type PlayerActions, type PlayerBus } from './player-bus.ts';
import { subtitlesNotice } from './track-names.ts';
import { pictureInPictureOf, videoOf } from './picture-in-picture.ts';
import { NO_SUBTITLES, useRememberChoice, type RememberChoice } from './player-settings.ts';
import { usePlayerHost } from './player-stage.tsx';

type Translate = ReturnType<typeof useT>;

/** What buttons, keys and gestures ask of the player, whatever page it is on. */
export function usePlayerCommands() {
  const { player, controls, pictureWindow, toggleFullscreen } = usePlayerHost();
  const t = useT();
  const bus = usePlayerBus();
  const rememberChoice = useRememberChoice();
  return useMemo(
    () => ({
      togglePlay: () => (player && isUnderWay(player.state) ? player.pause() : void player?.play()),
      ...soundCommands(player, bus, t),
      ...trackCommands(player, bus, t, rememberChoice),
      toggleFullscreen,
      togglePictureInPicture: () => void (pictureWindow ?? pictureInPictureOf(videoOf(controls)))?.toggle(),
    }),
    [player, controls, pictureWindow, toggleFullscreen, rememberChoice, bus, t],
  ) satisfies PlayerActions;
}

function soundCommands(player: Player | null, bus: PlayerBus, t: Translate) {
  return {
    toggleMuted() {
      if (!player) return;
      const muted = !player.state.muted;
      player.setMuted(muted);
      bus.showOsd(
        muted ? t('player_muted') : t('player_notice_volume', { percent: volumePercent(player.state.volume) }),
      );
    },
    setVolume(volume: number) {
      player?.setMuted(false);
      player?.setVolume(volume);
    },
    changeVolume(steps: number) {
      if (!player) return;
      const volume = steppedVolume(player.state.volume, steps);
      player.setMuted(false);
      player.setVolume(volume);
      bus.showOsd(t('player_notice_volume', { percent: volumePercent(volume) }));
    },
  };
}

function trackCommands(player: Player | null, bus: PlayerBus, t: Translate, rememberChoice: RememberChoice) {
  /** What the switch of subtitles brings back. */
  let lastTextId: string | null = null;
  return {
    toggleSubtitles() {
      const { text, textId } = player?.state.tracks ?? { text: [], textId: null };
      if (!player || text.length === 0) return;
      if (textId !== null) lastTextId = textId;
      const chosen = textId === null ? (text.find(({ id }) => id === lastTextId) ?? text[0]) : undefined;
      player.selectText(chosen?.id ?? null);
      rememberChoice({ text: chosen ? (chosen.language ?? chosen.label) : NO_SUBTITLES });
      bus.showOsd(chosen ? subtitlesNotice(chosen, t) : t('player_subtitles_are_off'));
    },
    changeSpeed(direction: 1 | -1) {
      if (!player || !maySetSpeed(player.state)) return;
      const speed = nextSpeed(player.state.playbackRate, direction);
      player.setPlaybackRate(speed);
      rememberChoice({ speed });
      bus.showOsd(t('player_notice_speed', { speed }));
    },
  };
}
