import type { Scene } from './frame.ts';
import { alley } from './pictures/alley.ts';
import { balloon } from './pictures/balloon.ts';
import { caravan } from './pictures/caravan.ts';
import { castle } from './pictures/castle.ts';
import { cityDawn } from './pictures/city-dawn.ts';
import { cityRain } from './pictures/city-rain.ts';
import { concert } from './pictures/concert.ts';
import { couple } from './pictures/couple.ts';
import { desertRoad } from './pictures/desert-road.ts';
import { forest } from './pictures/forest.ts';
import { fox } from './pictures/fox.ts';
import { futureCity } from './pictures/future-city.ts';
import { geometric } from './pictures/geometric.ts';
import { ice } from './pictures/ice.ts';
import { kitchen } from './pictures/kitchen.ts';
import { lake } from './pictures/lake.ts';
import { lighthouse } from './pictures/lighthouse.ts';
import { market } from './pictures/market.ts';
import { newYear } from './pictures/new-year.ts';
import { newsroom } from './pictures/newsroom.ts';
import { noirWindow } from './pictures/noir-window.ts';
import { orchard } from './pictures/orchard.ts';
import { paperMoons } from './pictures/paper-moons.ts';
import { planet } from './pictures/planet.ts';
import { ring } from './pictures/ring.ts';
import { rooftops } from './pictures/rooftops.ts';
import { school } from './pictures/school.ts';
import { stadium } from './pictures/stadium.ts';
import { steppeRiders } from './pictures/steppe-riders.ts';
import { sunburst } from './pictures/sunburst.ts';
import { talkStudio } from './pictures/talk-studio.ts';
import { train } from './pictures/train.ts';
import { underwater } from './pictures/underwater.ts';
import { winterMountains } from './pictures/winter-mountains.ts';
import { yurtNight } from './pictures/yurt-night.ts';

/** Every scene by the name that titles use. */
export const SCENES: Readonly<Record<string, Scene>> = {
  'steppe-riders': steppeRiders,
  'winter-mountains': winterMountains,
  lake,
  caravan,
  'desert-road': desertRoad,
  'yurt-night': yurtNight,
  lighthouse,
  underwater,
  forest,
  orchard,
  balloon,
  'city-rain': cityRain,
  'city-dawn': cityDawn,
  alley,
  rooftops,
  'noir-window': noirWindow,
  train,
  'future-city': futureCity,
  stadium,
  ring,
  ice,
  concert,
  newsroom,
  'talk-studio': talkStudio,
  sunburst,
  kitchen,
  market,
  school,
  couple,
  'paper-moons': paperMoons,
  geometric,
  planet,
  castle,
  fox,
  'new-year': newYear,
};
