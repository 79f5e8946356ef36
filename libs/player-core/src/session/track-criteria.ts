import { isSurround, type AudioTrack, type Quality, type SubtitleTrack, type Tracks } from '../tracks/tracks.ts';
import type { Engine } from '../engines/engine.ts';

/** Which tracks the viewer wants, by language and label: these survive a restart, track ids belong to one engine run. */
export interface TrackCriteria {
  readonly audio?: Pick<AudioTrack, 'language' | 'label'>;
  /** Languages in the order that the viewer wants them, where nothing else was chosen or what was chosen is not there. */
  readonly audioOrder?: readonly string[];
  readonly text?: Pick<SubtitleTrack, 'language' | 'label'> | 'off';
  /** The content is to be read: without the preferred subtitles the first ones are shown. */
  readonly isTextForced?: boolean;
  readonly height?: Quality['height'] | 'auto';
}

/** What the viewer usually wants, for every load to come. Languages as streams name them. */
export interface Preferences {
  readonly audio?: string;
  /** The languages that the viewer takes where `audio` is not there, the dearest first. */
  readonly audioOrder?: readonly string[];
  /** `off`: no subtitles. */
  readonly text?: string;
  readonly height?: Quality['height'] | 'auto';
  /** For what has an end; a channel is shown as it comes. */
  readonly speed?: number;
}

/**
 * The criteria that a load begins with. A language stands for a label too: tracks without a language are known by that.
 * @param forcedText the language of the subtitles that are shown to whoever did not choose any; ENG-048
 */
export const criteriaOf = (
  { audio, audioOrder = [], text = 'off', height }: Preferences,
  forcedText?: string,
): TrackCriteria => ({
  ...(audio !== undefined && { audio: { language: audio, label: audio } }),
  audioOrder,
  ...textCriteria(text === 'off' ? forcedText : text),
  isTextForced: forcedText !== undefined,
  ...(height !== undefined && { height }),
});

const textCriteria = (language: string | undefined): Pick<TrackCriteria, 'text'> => ({
  text: language === undefined ? 'off' : { language, label: language },
});

/** The track that is preferred may come late: it is waited for so often, so long each time. ENG-038 */
export const PREFERRED_TRACK_TRIES = 50;
export const PREFERRED_TRACK_TRY_MS = 100;

/** Whether the audio that is asked for is there, or none is asked for. */
export const hasMatchingAudio = ({ audio }: TrackCriteria, tracks: Tracks): boolean =>
  audio === undefined || audioNamed(tracks.audio, audio) !== undefined;

/** Ids of tracks that are to be played from now on; what is absent stays. */
export interface ChosenTracks {
  readonly audioId?: string;
  /** `null`: no subtitles. */
  readonly textId?: string | null;
}

/** @returns what has to change for the criteria, as far as the tracks allow */
export function matchingTracks(tracks: Tracks, criteria: TrackCriteria): ChosenTracks {
  const { text, isTextForced } = criteria;
  const audioId = matchingAudio(tracks.audio, criteria)?.id;
  const otherText = isTextForced ? tracks.text[0] : undefined;
  const textId = text === 'off' ? null : text && (named(tracks.text, text) ?? otherText)?.id;
  return {
    ...(audioId !== undefined && audioId !== tracks.audioId && { audioId }),
    ...(textId !== undefined && textId !== tracks.textId && { textId }),
  };
}

/** Selects the tracks that match the criteria, as far as its tracks allow. */
export function applyCriteria(engine: Engine, tracks: Tracks, criteria: TrackCriteria): void {
  const { audioId, textId } = matchingTracks(tracks, criteria);
  if (audioId !== undefined) engine.selectAudio(audioId);
  if (textId !== undefined) engine.selectText(textId);

  const { height } = criteria;
  const qualityId = height === 'auto' ? 'auto' : tracks.qualities.find((quality) => quality.height === height)?.id;
  if (qualityId !== undefined && qualityId !== tracks.qualityId) engine.selectQuality(qualityId);
}

/** What plays now as criteria, for whatever goes on with it elsewhere: ids are of one engine. Nothing where nothing can be chosen. */
export function playingCriteria({ audio, text, audioId, textId }: Tracks): TrackCriteria {
  const playing = audio.find(({ id }) => id === audioId);
  const shown = text.find(({ id }) => id === textId);
  return { ...(playing && { audio: playing }), ...(text.length > 0 && { text: shown ?? 'off' }) };
}

function matchingAudio(
  tracks: readonly AudioTrack[],
  { audio, audioOrder = [] }: TrackCriteria,
): AudioTrack | undefined {
  const chosen = audio && audioNamed(tracks, audio);
  if (chosen) return chosen;
  for (const language of audioOrder) {
    const track = audioNamed(tracks, { language, label: language });
    if (track) return track;
  }
  return undefined;
}

/** The very track, else one of its language that every device can play. ENG-035 */
function audioNamed(tracks: readonly AudioTrack[], wanted: Named): AudioTrack | undefined {
  return (
    tracks.find((track) => track.label === wanted.label && track.language === wanted.language) ??
    named(
      tracks.filter((track) => !isSurround(track)),
      wanted,
    )
  );
}

type Named = { readonly language: string | null; readonly label: string };

function named<Track extends Named>(tracks: readonly Track[], { language, label }: Named): Track | undefined {
  return (
    tracks.find((track) => track.language === language && track.label === label) ??
    tracks.find((track) => language !== null && track.language === language) ??
    tracks.find((track) => track.language === null && track.label === label)
  );
}
