import { lazy, type ComponentType } from 'react';
import type { FrameParts } from '@livery/features-layout/site-frame';
import { onFirstSign } from '@livery/platform/page';
import { SCREENS, type Load, type Modules, type ScreenId } from '../modules.ts';
import { routeOf } from './match.ts';

/** Every screen, and the parts of the frame that capabilities of this build bring. */
export type Screens = Readonly<Record<ScreenId, ComponentType>> & { readonly parts: FrameParts };

interface Sources {
  readonly home: Load;
  readonly loadModules: () => Promise<Modules>;
}

const NOTHING: Awaited<ReturnType<Load>> = { default: () => null };

/**
 * The screens of a site. The one that the address names is loaded before the first drawing, so that the page's skeleton gives way to it and
 * to no second skeleton; each other one when a viewer goes there.
 */
export async function loadScreens(sources: Sources, pathname: string): Promise<Screens> {
  const lazily = Object.fromEntries(SCREENS.map((id) => [id, lazy(() => load(sources, id))]));
  const part = (id: keyof FrameParts, after?: Promise<void>) =>
    lazy(async () => {
      await after;
      return (await sources.loadModules()).parts?.[id]?.() ?? NOTHING;
    });
  const firstSign = new Promise<void>((resolve) => onFirstSign(resolve, new AbortController().signal));
  const parts = { messages: part('messages'), channelZoom: part('channelZoom', firstSign) };
  const screens = { ...(lazily as unknown as Record<ScreenId, ComponentType>), parts };
  const first = SCREENS.find((id) => id === routeOf(pathname).screen);
  // A screen that does not come says so where it would stand.
  const loaded = first && (await load(sources, first).catch(() => null));
  return loaded ? { ...screens, [first]: loaded.default } : screens;
}

const load = async ({ home, loadModules }: Sources, id: ScreenId) =>
  id === 'home' ? home() : (await loadModules()).screens[id]();
