import type { FrameParts } from '@livery/features-layout/site-frame';
import type { SignInWays } from '@livery/domain/sign-in';
import type { ComponentType } from 'react';

/** Screens that a route may show. Each is a chunk of its own, bound in `apps/<brand>/src/modules.ts`. */
export const SCREENS = [
  'home',
  'rowset',
  'row',
  'channels',
  'content',
  'watch',
  'trailer',
  'person',
  'info',
  'newYear',
] as const;
export type ScreenId = (typeof SCREENS)[number];

/** A chunk with one component, by a lazy import. */
export type Load = () => Promise<{ default: ComponentType }>;

/** What a brand's app brings: lazy imports of the paths that this brand takes. What it leaves out is not in its build. */
export interface Modules {
  screens: Readonly<Record<ScreenId, Load>>;
  /** The ways to sign in that this brand takes. */
  signInWays: SignInWays;
  /** Parts of the header that a capability brings. */
  parts?: Readonly<Partial<Record<keyof FrameParts, Load>>>;
}
