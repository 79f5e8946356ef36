import { ACTION_TITLES } from './action.ts';
import { ADVENTURE_TITLES } from './adventure.ts';
import { ANIMATION_TITLES } from './animation.ts';
import { COMEDY_TITLES } from './comedy.ts';
import { DETECTIVE_TITLES } from './detective.ts';
import { DOCUMENTARY_TITLES } from './documentary.ts';
import { DRAMA_TITLES } from './drama.ts';
import { FAMILY_TITLES } from './family.ts';
import { FANTASY_TITLES } from './fantasy.ts';
import { HISTORY_TITLES } from './history.ts';
import { ROMANCE_TITLES } from './romance.ts';
import { SCIENCE_FICTION_TITLES } from './science-fiction.ts';
import { MORE_TITLES } from './more.ts';
import { MUSIC_TITLES, SPORT_TITLES } from './sport.ts';
import { THRILLER_TITLES } from './thriller.ts';
import type { Title } from './title.ts';

const TITLES: Readonly<Record<string, readonly Title[]>> = {
  drama: DRAMA_TITLES,
  comedy: COMEDY_TITLES,
  thriller: THRILLER_TITLES,
  detective: DETECTIVE_TITLES,
  'science-fiction': SCIENCE_FICTION_TITLES,
  fantasy: FANTASY_TITLES,
  adventure: ADVENTURE_TITLES,
  action: ACTION_TITLES,
  romance: ROMANCE_TITLES,
  history: HISTORY_TITLES,
  documentary: DOCUMENTARY_TITLES,
  animation: ANIMATION_TITLES,
  family: FAMILY_TITLES,
  sport: SPORT_TITLES,
  music: MUSIC_TITLES,
};

export function handTitlesOf(genre: string): readonly Title[] {
  return [...(TITLES[genre] ?? []), ...(MORE_TITLES[genre] ?? [])];
}
