import { COMEDY_PLOTS, DRAMA_PLOTS, FAMILY_PLOTS, MUSIC_PLOTS, ROMANCE_PLOTS } from './everyday.ts';
import type { PlotSentences } from './plot.ts';
import { ACTION_PLOTS, DETECTIVE_PLOTS, SPORT_PLOTS, THRILLER_PLOTS } from './tense.ts';
import {
  ADVENTURE_PLOTS,
  ANIMATION_PLOTS,
  DOCUMENTARY_PLOTS,
  FANTASY_PLOTS,
  HISTORY_PLOTS,
  SCIENCE_FICTION_PLOTS,
} from './wide.ts';

const PLOTS: Readonly<Record<string, PlotSentences>> = {
  drama: DRAMA_PLOTS,
  comedy: COMEDY_PLOTS,
  thriller: THRILLER_PLOTS,
  detective: DETECTIVE_PLOTS,
  'science-fiction': SCIENCE_FICTION_PLOTS,
  fantasy: FANTASY_PLOTS,
  adventure: ADVENTURE_PLOTS,
  action: ACTION_PLOTS,
  romance: ROMANCE_PLOTS,
  history: HISTORY_PLOTS,
  documentary: DOCUMENTARY_PLOTS,
  animation: ANIMATION_PLOTS,
  family: FAMILY_PLOTS,
  sport: SPORT_PLOTS,
  music: MUSIC_PLOTS,
};

export function plotsOf(genre: string): PlotSentences {
  const plots = PLOTS[genre];
  if (plots === undefined) throw new Error(`no plots for the genre ${genre}`);
  return plots;
}
