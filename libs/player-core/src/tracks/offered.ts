import { isSurround, type AudioTrack, type Quality, type SubtitleTrack } from './tracks.ts';

/** The menu ends here: more lines than a screen has cost bandwidth and show nothing (ENG-033). */
const HIGHEST_OFFERED_HEIGHT = 1080;
/** Lines of the quality menu besides "automatic" (ENG-034). */
const OFFERED_QUALITIES = 4;

/** What players and packagers write when nobody named a subtitle track (ENG-037). */
const PLACEHOLDER_LABEL = /^(undefined|unknown|und|(cc|subtitles?|untitled|track)\s*\d*)?$/i;

/**
 * Audio tracks worth a line in a menu: one per name and one per language, the first of each that every device can play (ENG-032). Were it the first
 * of all, a language whose 5.1 comes first could not be chosen by its name any more (ENG-035).
 */
export function offeredAudio(tracks: readonly AudioTrack[]): AudioTrack[] {
  const seen = new Set<string>();
  const offered = new Set<AudioTrack>();
  for (const track of [...tracks.filter((one) => !isSurround(one)), ...tracks.filter(isSurround)]) {
    const names = namesOf(track);
    if (names.every((name) => !seen.has(name))) offered.add(track);
    for (const name of names) seen.add(name);
  }
  return tracks.filter((track) => offered.has(track));
}

const namesOf = ({ label, language }: AudioTrack): string[] => [
  ...(label ? [`label ${label}`] : []),
  ...(language ? [`language ${language}`] : []),
];

/** Subtitles that a viewer can recognise: with a label that somebody wrote, where the language is not said too (ENG-037). */
export function offeredSubtitles(tracks: readonly SubtitleTrack[]): SubtitleTrack[] {
  return tracks.filter(({ label }) => !PLACEHOLDER_LABEL.test(label.trim()));
}

/** The highest renditions that are offered, ascending, one per height (the richer one). */
export function offeredQualities(qualities: readonly Quality[]): Quality[] {
  const byHeight = new Map<number, Quality>();
  for (const quality of qualities) {
    const rival = byHeight.get(quality.height);
    const isOffered = quality.height > 0 && quality.height <= HIGHEST_OFFERED_HEIGHT;
    if (isOffered && (!rival || rival.bitsPerSecond < quality.bitsPerSecond)) byHeight.set(quality.height, quality);
  }
  return [...byHeight.values()].sort((one, other) => one.height - other.height).slice(-OFFERED_QUALITIES);
}
