import { offeredAudio, offeredQualities, offeredSubtitles } from '../tracks/offered.ts';
import type { SubtitleTrack, Tracks } from '../tracks/tracks.ts';
import { captionTrack } from './captions.ts';
import type { ShakaPlayer } from './shaka.ts';

type VideoTrack = ReturnType<ShakaPlayer['getVideoTracks']>[number];
type TextTrack = ReturnType<ShakaPlayer['getTextTracks']>[number];

/**
 * What shaka offers at this moment, as the menu shows it. Ids are places in shaka's own lists.
 * @param announced captions as the multivariant playlist names them: shaka keeps their languages alone
 */
export function shakaTracks(player: ShakaPlayer, announced: readonly SubtitleTrack[]): Tracks {
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
    text: offeredText(text, announced),
    qualities: offeredQualities(
      video.map((track) => ({ id: videoIdOf(track), height: track.height ?? 0, bitsPerSecond: track.bandwidth })),
    ),
    audioId: idOf(audio),
    textId: idOf(text),
    qualityId: isAutomatic || !playing ? 'auto' : videoIdOf(playing),
    playingHeight: playing?.height ?? null,
  };
}

function offeredText(tracks: readonly TextTrack[], announced: readonly SubtitleTrack[]): SubtitleTrack[] {
  const lines = tracks.map((track, index) => ({ track, line: { ...lineOf(track, announced), id: String(index) } }));
  const isOffered = new Set(offeredSubtitles(lines.filter(({ track }) => !isCaptions(track)).map(({ line }) => line)));
  return lines.filter(({ track, line }) => isCaptions(track) || isOffered.has(line)).map(({ line }) => line);
}

/** CEA-608 and CEA-708, inside of the picture. */
const isCaptions = ({ mimeType }: TextTrack): boolean => /^application\/cea-/.test(mimeType ?? '');

function lineOf(track: TextTrack, announced: readonly SubtitleTrack[]): SubtitleTrack {
  const id = track.originalTextId ?? '';
  const language = languageOf(track.originalLanguage ?? track.language);
  if (!isCaptions(track)) return { id, language, label: track.label ?? '' };
  // Where nobody said a language, shaka gives the name of the channel.
  return (
    announced.find((one) => one.id === id) ??
    captionTrack({ instreamId: id, language: language === id ? null : language })
  );
}

export const videoIdOf = ({ height, bandwidth }: VideoTrack): string => `${height ?? 0}p-${bandwidth}`;

/** shaka says "und" where nobody said anything. */
const languageOf = (language: string): string | null => (language === '' || language === 'und' ? null : language);

function idOf(tracks: readonly { readonly active: boolean }[]): string | null {
  const index = tracks.findIndex(({ active }) => active);
  return index < 0 ? null : String(index);
}
