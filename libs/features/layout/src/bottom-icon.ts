import {
  episodesIcon,
  filmIcon,
  globeIcon,
  gridIcon,
  guideIcon,
  heartIcon,
  homeIcon,
  micIcon,
  searchIcon,
  settingsIcon,
  tvIcon,
  userIcon,
  type IconShape,
} from '@livery/ui-kit/icons';
import type { BottomItem } from './bottom-items.ts';

const ICONS: Record<BottomItem['kind'], IconShape> = {
  home: homeIcon,
  channels: tvIcon,
  catalogue: gridIcon,
  own: heartIcon,
  link: globeIcon,
  search: searchIcon,
  profile: userIcon,
  settings: settingsIcon,
  signIn: userIcon,
};
/** Catalogues that most services have; every other one looks like a catalogue. */
const CATALOGUE_ICONS: Partial<Record<string, IconShape>> = {
  movies: filmIcon,
  series: episodesIcon,
  telecasts: micIcon,
  'channels/guide': guideIcon,
};

export const bottomIcon = ({ kind, slug }: BottomItem): IconShape =>
  (kind === 'catalogue' && CATALOGUE_ICONS[slug]) || ICONS[kind];
