import type { ComponentType } from 'react';

/** Screens that a route may show. Each is a chunk of its own, bound in `apps/<brand>/src/modules.ts`. */
export const SCREENS = ['home', 'rowset', 'row', 'channels', 'content', 'watch', 'trailer', 'person', 'info'] as const;
export type ScreenId = (typeof SCREENS)[number];

/** What a brand's app brings: lazy imports of the paths that this brand takes. What it leaves out is not in its build. */
export interface Modules {
  screens: Readonly<Record<ScreenId, () => Promise<{ default: ComponentType }>>>;
}
