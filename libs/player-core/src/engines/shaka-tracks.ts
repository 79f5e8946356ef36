import { offeredAudio, offeredQualities, offeredSubtitles } from '../tracks/offered.ts';
import type { Tracks } from '../tracks/tracks.ts';
import type { ShakaPlayer } from './shaka.ts';

type VideoTrack = ReturnType<ShakaPlayer['getVideoTracks']>[number];

/** What shaka offers at this moment, as the menu shows it. Ids are places in shaka's own lists. */
export function shakaTracks(player: ShakaPlayer): Tracks {
  const audio = player.getAudioTracks();
  const text = player.getTextTracks();
  const video = player.getVideoTracks();
  const playing = video.find(({ active }) => active);
  const isAutomatic = player.getConfiguration().abr.enabled;
  return {
    audio: offeredAudio(
      audio.map(({ originalLanguage, language, label, channelsCount }, index) => ({
        id: String(index),
        language: languageOf(originalLanguage ?? language),
        label: label ?? '',
        channels: channelsCount,
      })),
    ),
    text: offeredSubtitles(
      text.map(({ originalLanguage, language, label }, index) => ({
        id: String(index),
        language: languageOf(originalLanguage ?? language),
        label: label ?? '',
      })),
    ),
    qualities: offeredQualities(
      video.map((track) => ({ id: videoIdOf(track), height: track.height ?? 0, bitsPerSecond: track.bandwidth })),
    ),
    audioId: idOf(audio),
    textId: idOf(text),
    qualityId: isAutomatic || !playing ? 'auto' : videoIdOf(playing),
    playingHeight: playing?.height ?? null,
  };
}

export const videoIdOf = ({ height, bandwidth }: VideoTrack): string => `${height ?? 0}p-${bandwidth}`;

/** shaka says "und" where nobody said anything. */
const languageOf = (language: string): string | null => (language === '' || language === 'und' ? null : language);

function idOf(tracks: readonly { readonly active: boolean }[]): string | null {
  const index = tracks.findIndex(({ active }) => active);
  return index < 0 ? null : String(index);
}
