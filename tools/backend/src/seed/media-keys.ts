import type { ScheduleFormat } from '../world/channels.ts';
import { hashOf } from './random.ts';

/** Keys of the demo loops in tools/media that suit what a channel shows. */
const LOOPS_OF_FORMAT: Readonly<Record<ScheduleFormat, readonly string[]>> = {
  general: ['steppe', 'city', 'newsroom', 'orchard'],
  family: ['orchard', 'steppe'],
  films: ['city', 'dusk', 'orbit', 'orchard'],
  series: ['city', 'dusk'],
  football: ['stadium'],
  boxing: ['stadium'],
  hockey: ['stadium'],
  active: ['dusk', 'stadium', 'city'],
  news: ['newsroom'],
  talk: ['newsroom', 'city'],
  kids: ['orchard', 'orbit'],
  nature: ['steppe', 'dusk'],
  knowledge: ['orbit', 'dusk', 'steppe'],
  food: ['orchard'],
  music: ['city', 'dusk'],
  night: ['city'],
  holiday: ['city'],
};

const LOOPS_OF_GENRE: Readonly<Record<string, readonly string[]>> = {
  drama: ['steppe', 'dusk', 'city'],
  comedy: ['orchard', 'city'],
  thriller: ['city', 'dusk'],
  detective: ['city'],
  'science-fiction': ['orbit'],
  fantasy: ['dusk', 'orbit'],
  adventure: ['steppe', 'dusk', 'orbit'],
  action: ['city', 'dusk'],
  romance: ['orchard', 'city'],
  history: ['steppe', 'dusk'],
  documentary: ['steppe', 'orbit', 'orchard'],
  animation: ['orchard', 'orbit'],
  family: ['orchard', 'steppe'],
  sport: ['stadium'],
  music: ['city', 'dusk'],
};

/** The one demo film with two audio languages and subtitles. */
export const FLAGSHIP_FILM_KEY = 'film';

/** For each channel in turn, by its format, the suiting loop that the fewest before it show. */
export function mediaKeysOfFormats(formats: readonly ScheduleFormat[]): readonly string[] {
  const uses = new Map<string, number>();
  return formats.map((format) => {
    const [rarest = 'steppe'] = LOOPS_OF_FORMAT[format].toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
    uses.set(rarest, (uses.get(rarest) ?? 0) + 1);
    return rarest;
  });
}

export function loopKeyOfGenre(genre: string, seed: string): string {
  return chosen(LOOPS_OF_GENRE[genre] ?? ['steppe'], seed);
}

function chosen(loops: readonly string[], seed: string): string {
  const loop = loops[hashOf(seed) % loops.length];
  if (loop === undefined) throw new Error(`no demo loop for ${seed}`);
  return loop;
}
