import { after } from '@livery/platform/later';
import type { LoadOnce } from '@livery/value/load-once';
import type { Capability } from '@livery/widgets/capability';
import type { SiteMap } from '@livery/widgets/site-map';
import { lazy, type ComponentType } from 'react';
import type { PartPlace } from './frame-parts.tsx';
import type { PrepareScreen } from './prepare-screen.ts';
import { screenPart, type ScreenPart } from './screen-part.tsx';

/** The screens of the site by their routes (`channels/list`), and what capabilities add to the frame around them. */
export interface Screens {
  readonly of: (screen: string) => ComponentType;
  /** Fetches the screen of a path: somebody has come near to what leads there. */
  readonly prepare: PrepareScreen;
  /** Tools at the end of the header. */
  readonly header: ComponentType;
  /** What lies over every page. */
  readonly overlays: ComponentType;
  /** What follows the viewer from page to page. */
  readonly follows: ComponentType;
}

interface Sources {
  readonly siteMap: SiteMap;
  /** The capability that came with the first script. */
  readonly first: Capability;
  readonly capabilities: LoadOnce<readonly Capability[]>;
}

/**
 * The screens of a site. The one that the address names is loaded before the first drawing, so that the page's skeleton gives way to it and
 * to no second skeleton; each other one when a viewer comes near to a link that leads there.
 */
export async function loadScreens(sources: Sources, pathname: string): Promise<Screens> {
  const { siteMap, capabilities } = sources;
  const known = new Map<string, ScreenPart>();
  for (const { screen } of siteMap.routes)
    if (screen !== null && !known.has(screen))
      known.set(
        screen,
        screenPart(() => loadScreen(sources, screen)),
      );
  const load = async (path: string) => known.get(siteMap.routeOf(path).screen ?? '')?.load();

  // A screen that does not come says so where it would stand.
  await load(pathname).catch(() => null);
  // Whoever comes back in the middle of something, as from the bank's page, is told how it went before they touch anything.
  const activity = location.hash === '' ? after('firstActivity') : Promise.resolve();
  const parts = (place: PartPlace, isDue?: Promise<unknown>) =>
    lazy(async () => {
      await isDue;
      return (await import('./frame-parts.tsx')).partsOf(await capabilities(), place);
    });
  return {
    of: (id) => known.get(id)?.Screen as ComponentType,
    // Nobody is told of one that does not come: whoever goes there asks for it again.
    prepare: (path) => void load(path).catch(() => {}),
    header: parts('header'),
    overlays: parts('overlays', activity),
    follows: parts('follows', activity),
  };
}

async function loadScreen({ first, capabilities }: Sources, screen: string): Promise<ComponentType> {
  const [name = '', route = ''] = screen.split('/');
  const owner = first.name === name ? first : (await capabilities()).find((one) => one.name === name);
  const load = owner?.routes?.[route]?.screen;
  if (!load) throw new Error(`No capability of this site has the screen ${screen}.`);
  return (await load()).default;
}
