import type { Extension } from '@livery/player-core/extension';
import type { Dispatch } from '@reduxjs/toolkit';
import type { Services } from './services.tsx';

/** What an extension of the player is made with. */
export interface ExtensionSite {
  readonly services: Services;
  readonly dispatch: Dispatch;
}

/** Makes what works beside the picture; `null` where the site has no use for it after all. */
export type MakeExtension = (site: ExtensionSite) => Extension | null;
