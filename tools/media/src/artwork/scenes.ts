import type { Scene } from './frame.ts';
import { alley, cityDawn, cityRain, futureCity, noirWindow, rooftops, train } from './pictures/city.ts';
import { couple, geometric, kitchen, market, paperMoons, school, sunburst } from './pictures/home-and-graphic.ts';
import { caravan, desertRoad, lake, steppeRiders, winterMountains, yurtNight } from './pictures/open-land.ts';
import { balloon, forest, lighthouse, orchard, underwater } from './pictures/sea-and-forest.ts';
import { concert, ice, newsroom, ring, stadium, talkStudio } from './pictures/sport-and-stage.ts';
import { castle, fox, planet } from './pictures/tales-and-space.ts';

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
};
