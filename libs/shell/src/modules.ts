import type { AsPartner } from '@livery/brand-kit/partners';
import type { FrameParts } from '@livery/features-layout/site-frame';
import type { SignInWays } from '@livery/domain/sign-in';
import type { LoadSettingsPages } from '@livery/widgets/settings-pages';
import type { ComponentType } from 'react';

export type { SettingsPages } from '@livery/widgets/settings-pages';

/** Screens that a route may show. Each is a chunk of its own, bound in `apps/<brand>/src/modules.ts`. */
export const SCREENS = [
  'home',
  'rowset',
  'row',
  'channels',
  'guide',
  'content',
  'watch',
  'trailer',
  'person',
  'info',
  'signIn',
  'settings',
  'newYear',
] as const;
export type ScreenId = (typeof SCREENS)[number];

/** A chunk with one component, by a lazy import. */
export type Load = () => Promise<{ default: ComponentType }>;

/** What a brand's app brings. */
export interface Site {
  /** Where most visits begin. */
  home: Load;
  /** All the rest, `apps/<brand>/src/modules.ts`: asked for at the viewer's first move, or by an address that is not home's. */
  modules: () => Promise<{ default: Modules }>;
}

/** Lazy imports of the paths that a brand takes. What it leaves out is not in its build. */
export interface Modules {
  screens: Readonly<Record<Exclude<ScreenId, 'home'>, Load>>;
  /** The ways to sign in that this brand takes. */
  signInWays: SignInWays;
  /** The pages of the settings that this brand takes: the table in `apps/<brand>/src/settings-pages.ts`. */
  settingsPages: LoadSettingsPages;
  /** The brand's rules for viewers of its partners. BOOT-019 */
  asPartner?: AsPartner;
  /** Parts of the header that a capability brings. */
  parts?: Readonly<Partial<Record<keyof FrameParts, Load>>>;
}
