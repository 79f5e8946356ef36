import { useLoadOnce } from '@livery/value/react';
import type { Capability } from './capability.ts';
import { useServices } from './services.tsx';

/** All capabilities of this site; the caller waits until they are here. */
export const useCapabilities = (): readonly Capability[] => useLoadOnce(useServices().capabilities);

type Table =
  | 'modals'
  | 'settings'
  | 'menu'
  | 'header'
  | 'overlays'
  | 'follows'
  | 'parts'
  | 'playerExtensions'
  | 'startExtensions'
  | 'gates'
  | 'commands'
  | 'signInMethods'
  | 'paymentPaths';

/** One table of all capabilities together: `tableOf(list, 'settings')`. No two capabilities share a key. */
export const tableOf = <Name extends Table>(list: readonly Capability[], name: Name): NonNullable<Capability[Name]> =>
  Object.assign({}, ...list.map((one) => one[name])) as NonNullable<Capability[Name]>;
