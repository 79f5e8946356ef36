import { lazy, type ComponentType } from 'react';
import { SCREENS, type Modules, type ScreenId } from '../modules.ts';
import { routeOf } from './match.ts';

export type Screens = Readonly<Record<ScreenId, ComponentType>>;

/**
 * The screens of a site. The one that the address names is loaded before the first drawing, so that the page's skeleton gives way to it and
 * to no second skeleton; each other one when a viewer goes there.
 */
export async function loadScreens({ screens }: Modules, pathname: string): Promise<Screens> {
  const lazily = Object.fromEntries(SCREENS.map((id) => [id, lazy(screens[id])])) as unknown as Screens;
  const { screen } = routeOf(pathname);
  if (!(screen in screens)) return lazily;
  const first = screen as ScreenId;
  // A screen that does not come says so where it would stand.
  const loaded = await screens[first]().catch(() => null);
  return loaded ? { ...lazily, [first]: loaded.default } : lazily;
}
