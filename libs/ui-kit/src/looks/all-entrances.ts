import fullBleedCinema from './hero/full-bleed-cinema/entrance.ts';
import familyMosaic from './hero/family-mosaic/entrance.ts';
import scoreboard from './hero/scoreboard/entrance.ts';
import coverflowGlow from './hero/coverflow-glow/entrance.ts';

/**
 * The picture that stands beside the sign-in, by the brand's hero. A hero without one says there what signing in is good for, or nothing. A
 * site has its brand's own in place of this file, as with `all-scenes.ts`.
 */
export const ENTRANCES: Readonly<Record<string, string>> = {
  'full-bleed-cinema': fullBleedCinema,
  'family-mosaic': familyMosaic,
  scoreboard,
  'coverflow-glow': coverflowGlow,
};
