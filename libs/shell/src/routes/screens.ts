import { lazy, type ComponentType } from 'react';
import type { FrameParts } from '@livery/features-layout/site-frame';
import type { Load, Modules, ScreenId } from '../modules.ts';
import { routeOf } from './match.ts';

/** Every screen, and the parts of the frame that capabilities of this build bring. */
export type Screens = Readonly<Record<ScreenId, ComponentType>> & { readonly parts: FrameParts };

/**
 * The screens of a site. The one that the address names is loaded before the first drawing, so that the page's skeleton gives way to it and
 * to no second skeleton; each other one when a viewer goes there.
 */
export async function loadScreens({ screens, parts = {} }: Modules, pathname: string): Promise<Screens> {
  const lazily = { ...mapLazy(screens), parts: mapLazy(parts) };
  const { screen } = routeOf(pathname);
  if (!(screen in screens)) return lazily;
  const first = screen as ScreenId;
  // A screen that does not come says so where it would stand.
  const loaded = await screens[first]().catch(() => null);
  return loaded ? { ...lazily, [first]: loaded.default } : lazily;
}

/** Each of a table of chunks as a component that loads when it is first drawn. */
const mapLazy = <Table extends Readonly<Record<string, Load>>>(table: Table) =>
  Object.fromEntries(Object.entries(table).map(([id, load]) => [id, lazy(load)])) as unknown as {
    readonly [Id in keyof Table]: ComponentType;
  };
