import { listen } from '../compat/listen.ts';
import type { SubtitleCue } from './tracks.ts';

/**
 * Tells the cues that are due, of the tracks that somebody selected. Tracks stay `hidden`: they run, but the browser does not draw
 * them, because its style cannot be ours (CTRL-021).
 */
export function watchCues(element: HTMLMediaElement, tell: (cues: SubtitleCue[]) => void, signal: AbortSignal): void {
  const { textTracks } = element;
  const watched = new Set<TextTrack>();
  let lastTold = '';

  function tellCues(): void {
    const cues = [...textTracks].filter(isSubtitle).flatMap(activeCues);
    const told = JSON.stringify(cues);
    if (told === lastTold) return;
    lastTold = told;
    tell(cues);
  }

  function watchNewTracks(): void {
    for (const track of textTracks) {
      if (track.mode === 'showing' && isSubtitle(track)) track.mode = 'hidden';
      if (watched.has(track)) continue;
      watched.add(track);
      listen(track, 'cuechange', tellCues, signal);
    }
    tellCues();
  }

  for (const change of ['addtrack', 'removetrack', 'change']) listen(textTracks, change, watchNewTracks, signal);
  watchNewTracks();
}

function isSubtitle({ kind }: TextTrack): boolean {
  return kind === 'subtitles' || kind === 'captions';
}

function activeCues(track: TextTrack): SubtitleCue[] {
  if (track.mode === 'disabled') return [];
  return [...(track.activeCues ?? [])].map((cue) => ({
    startMediaTime: cue.startTime,
    endMediaTime: cue.endTime,
    text: cue instanceof VTTCue ? cue.text : '',
  }));
}
