import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Provider } from 'react-redux';
import type { Store } from '../store.ts';

/**
 * The store for the screens. The first drawing is done in pieces, and sees the state that it began with: for one that changed in the
 * middle React would draw the whole screen again, in one piece. What came meanwhile shows as soon as the screen stands.
 */
export function StoreProvider({ store, children }: { readonly store: Store; readonly children: ReactNode }) {
  const [drawing] = useState(() => holdState(store));
  return (
    <Provider store={drawing.store}>
      {children}
      <Drawn tell={drawing.release} />
    </Provider>
  );
}

function holdState(store: Store) {
  let held: ReturnType<Store['getState']> | null = store.getState();
  return {
    store: { ...store, getState: () => held ?? store.getState() },
    release: () => {
      held = null;
    },
  };
}

/** Its effect comes before the provider's, which asks whether the state is another one by now. */
function Drawn({ tell }: { readonly tell: () => void }) {
  useLayoutEffect(tell, [tell]);
  return null;
}
