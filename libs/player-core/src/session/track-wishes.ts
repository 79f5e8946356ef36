import type { AudioTrack, Quality, SubtitleTrack, Tracks } from '../tracks/tracks.ts';
import type { Engine } from '../engines/engine.ts';

/** What the viewer chose, in words that survive a restart: ids belong to one engine run. */
export interface TrackWishes {
  readonly audio?: Pick<AudioTrack, 'language' | 'label'>;
  readonly text?: Pick<SubtitleTrack, 'language' | 'label'> | 'off';
  readonly height?: Quality['height'] | 'auto';
}

/** Brings the engine to what was wished, as far as its tracks allow. */
export function applyWishes(engine: Engine, tracks: Tracks, { audio, text, height }: TrackWishes): void {
  const audioId = audio && named(tracks.audio, audio)?.id;
  if (audioId !== undefined && audioId !== tracks.audioId) engine.selectAudio(audioId);

  const textId = text === 'off' ? null : text && named(tracks.text, text)?.id;
  if (textId !== undefined && textId !== tracks.textId) engine.selectText(textId);

  const qualityId = height === 'auto' ? 'auto' : tracks.qualities.find((quality) => quality.height === height)?.id;
  if (qualityId !== undefined && qualityId !== tracks.qualityId) engine.selectQuality(qualityId);
}

type Named = { readonly language: string | null; readonly label: string };

function named<Track extends Named>(tracks: readonly Track[], { language, label }: Named): Track | undefined {
  return (
    tracks.find((track) => track.language === language && track.label === label) ??
    tracks.find((track) => language !== null && track.language === language)
  );
}
