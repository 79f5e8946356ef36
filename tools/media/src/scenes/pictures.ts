import type { Draw } from './canvas.ts';
import { city } from './city/city.ts';
import { film } from './film.ts';
import { newsroom } from './newsroom/newsroom.ts';
import { orbit } from './orbit/orbit.ts';
import { worldFromOrbit } from './orbit/world.ts';
import { orchard } from './orchard/orchard.ts';
import { bicycleSpot } from './spots/bicycle.ts';
import { lampSpot } from './spots/lamp.ts';
import { teaSpot } from './spots/tea.ts';
import { stadium } from './stadium/stadium.ts';
import { DAWN, DUSK } from './steppe/palettes.ts';
import { steppe } from './steppe/steppe.ts';

export type Picture = { seconds: number; make: () => Draw };

/** Everything that can be rendered, by key. Loops are 16 s: 25 fps, 2 s segments and AAC frames all divide it. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  steppe: { seconds: 16, make: () => steppe(DAWN, 16) },
  dusk: { seconds: 16, make: () => steppe(DUSK, 16) },
  stadium: { seconds: 16, make: () => stadium(16) },
  orchard: { seconds: 16, make: () => orchard(16) },
  orbit: { seconds: 16, make: () => orbit(16) },
  world: { seconds: 8, make: () => worldFromOrbit(8) },
  newsroom: { seconds: 16, make: () => newsroom(16) },
  film: { seconds: 48, make: film },
  city: { seconds: 16, make: () => city(16) },
  tea: { seconds: 10, make: () => teaSpot(10) },
  bicycle: { seconds: 15, make: () => bicycleSpot(15) },
  lamp: { seconds: 6, make: () => lampSpot(6) },
};
