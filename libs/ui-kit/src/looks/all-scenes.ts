import fullBleedCinema from './hero/full-bleed-cinema/scene.ts';
import familyMosaic from './hero/family-mosaic/scene.ts';
import splitStatement from './hero/split-statement/scene.ts';
import scoreboard from './hero/scoreboard/scene.ts';
import coverflowGlow from './hero/coverflow-glow/scene.ts';

/**
 * The empty place of a brand's own world, by its hero: a painting in grey, shown behind the words of an empty page. A hero without one has
 * no scene. A site has its brand's own in place of this file, as with `all-looks.ts`; addresses of files are no styles, so they stand apart.
 */
export const SCENES: Readonly<Record<string, string>> = {
  'full-bleed-cinema': fullBleedCinema,
  'family-mosaic': familyMosaic,
  'split-statement': splitStatement,
  scoreboard,
  'coverflow-glow': coverflowGlow,
};
