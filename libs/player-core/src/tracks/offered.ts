import type { AudioTrack, Quality, SubtitleTrack } from './tracks.ts';

/** The menu ends here: more lines than a screen has cost bandwidth and show nothing (ENG-033). */
const HIGHEST_OFFERED_HEIGHT = 1080;
/** Lines of the quality menu besides "automatic" (ENG-034). */
const OFFERED_QUALITIES = 4;

/** What players and packagers write when nobody named a subtitle track (ENG-037). */
const PLACEHOLDER_LABEL = /^(undefined|unknown|und|(cc|subtitles?|untitled|track)\s*\d*)?$/i;

/** Audio tracks worth a line in a menu: one per name and one per language, the first of each (ENG-032). */
export function offeredAudio(tracks: readonly AudioTrack[]): AudioTrack[] {
  const seen = new Set<string>();
  return tracks.filter(({ label, language }) => {
    const names = [label ? [`label ${label}`] : [], language ? [`language ${language}`] : []].flat();
    const isNew = names.every((name) => !seen.has(name));
    for (const name of names) seen.add(name);
    return isNew;
  });
}

/** Subtitles that a viewer can recognise: with a language and a label that somebody wrote (ENG-036, ENG-037). */
export function offeredSubtitles(tracks: readonly SubtitleTrack[]): SubtitleTrack[] {
  return tracks.filter(
    ({ language, label }) => language !== null && language !== '' && !PLACEHOLDER_LABEL.test(label.trim()),
  );
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
