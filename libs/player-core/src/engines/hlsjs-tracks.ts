import type Hls from 'hls.js';
import type { Level, MediaPlaylist } from 'hls.js';
import { offeredAudio, offeredQualities, offeredSubtitles } from '../tracks/offered.ts';
import type { HlsCaptions } from './hlsjs-captions.ts';
import type { AudioTrack, Quality, SubtitleTrack, Tracks } from '../tracks/tracks.ts';

/** What hls.js offers at this moment, as the menu shows it. */
export function hlsTracks(hls: Hls, captions: Pick<HlsCaptions, 'offered' | 'selected'>): Tracks {
  const playing = hls.levels[hls.currentLevel];
  return {
    audio: offeredAudio(hls.audioTracks.map(toAudioTrack)),
    text: [...offeredSubtitles(hls.subtitleTracks.map(toSubtitleTrack)), ...captions.offered],
    qualities: offeredQualities(hls.levels.map(toQuality)),
    audioId: hls.audioTrack >= 0 ? String(hls.audioTrack) : null,
    textId: captions.selected ?? (hls.subtitleTrack >= 0 ? String(hls.subtitleTrack) : null),
    qualityId: chosenQuality(hls),
    playingHeight: playing?.height ?? null,
  };
}

/** @returns the level index of a quality id, `-1` (automatic) when it is gone */
export function levelIndexOf(hls: Hls, id: string): number {
  return hls.levels.findIndex((level) => toQuality(level).id === id);
}

function chosenQuality(hls: Hls): string {
  const chosen = hls.autoLevelEnabled ? undefined : hls.levels[hls.loadLevel];
  return chosen ? toQuality(chosen).id : 'auto';
}

function toQuality({ height, bitrate }: Level): Quality {
  // Not the index: that moves when hls.js drops a rendition.
  return { id: `${height}p-${bitrate}`, height, bitsPerSecond: bitrate };
}

function toAudioTrack({ lang, name, channels }: MediaPlaylist, index: number): AudioTrack {
  return {
    id: String(index),
    language: lang ?? null,
    label: name,
    channels: channels ? Number.parseInt(channels, 10) : null,
  };
}

function toSubtitleTrack({ lang, name }: MediaPlaylist, index: number): SubtitleTrack {
  return { id: String(index), language: lang ?? null, label: name };
}
