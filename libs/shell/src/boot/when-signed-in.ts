import type * as signedInBootModule from './signed-in-boot.ts';

/** The part of the start that only a signed-in viewer needs. Where the code for it is lost, the page is loading itself anew. */
export const whenSignedIn = <T>(use: (part: typeof signedInBootModule) => Promise<T>) =>
  import('./signed-in-boot.ts').then(use).catch(() => null);
