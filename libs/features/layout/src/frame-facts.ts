import type { Brand } from '@livery/brand-kit';
import type { Network, SessionKind } from '@livery/domain/session';
import type { Host } from '@livery/platform/environment';
import type { Reach } from './reach.ts';

/** Everything that the rules of the frame ask. */
export interface FrameFacts {
  /** `unknown` until it is decided who the viewer is: then neither sign-in nor avatar is drawn, only their place. */
  readonly viewer: SessionKind | 'unknown';
  readonly isChild: boolean;
  readonly host: Host;
  readonly brand: Brand;
  readonly network: Network | null;
  readonly pathname: string;
  readonly reach: Reach;
}

/** Inside of an application of somebody else: a web view or a mini-app. */
export const isWebview = ({ host }: Pick<FrameFacts, 'host'>): boolean => host !== 'browser' && host !== 'smart-tv';
