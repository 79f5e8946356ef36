import { use } from 'react';
import type { Capability } from './capability.ts';
import { useServices } from './services.tsx';

/** The capabilities of this site. Their addresses are known from the start (`siteMap`); the list itself comes when a viewer may want it. */
export interface Capabilities {
  /** Null until the list is here. */
  readonly list: readonly Capability[] | null;
  /** The list, fetched once. A fetch that failed is begun anew by whoever comes next. */
  load(): Promise<readonly Capability[]>;
}

export function createCapabilities(fetch: () => Promise<readonly Capability[]>): Capabilities {
  let list: readonly Capability[] | null = null;
  let coming: Promise<readonly Capability[]> | null = null;
  return {
    get list() {
      return list;
    },
    load() {
      coming ??= fetch().then(
        (found) => (list = found),
        (reason: unknown) => {
          coming = null;
          throw reason;
        },
      );
      return coming;
    },
  };
}

/** All capabilities of this site; the caller waits until they are here. */
export function useCapabilities(): readonly Capability[] {
  const { capabilities } = useServices();
  return capabilities.list ?? use(capabilities.load());
}

/** One table of all capabilities together: `tableOf(list, 'settings')`. No two capabilities share a key. */
export function tableOf<
  Name extends 'modals' | 'settings' | 'menu' | 'header' | 'overlays' | 'gates' | 'commands' | 'signInMethods',
>(list: readonly Capability[], name: Name): NonNullable<Capability[Name]> {
  return Object.assign({}, ...list.map((one) => one[name])) as NonNullable<Capability[Name]>;
}
