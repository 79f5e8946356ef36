import { readKeptWish, type KeptWish, type PaymentWish } from '@livery/domain/payment';
import { createStorage, tabOrMemory, type BrandStorage } from '@livery/platform/storage';
import { useCallback } from 'react';
import { useService, type MakeService } from './services.tsx';
import { useToSignIn } from './to-sign-in.ts';

const KEY = 'wish';

/** What the viewer of this tab wants to pay for: it outlives the sign-in and a reload, not the tab. SES-041 */
export interface WishKeeper {
  kept(): KeptWish | null;
  keep(wish: PaymentWish, by: 'guest' | 'member'): void;
  /** The sign-in that was asked for in this page goes on with it; nobody does where the page was loaded anew meanwhile. */
  isAwaited(): boolean;
  /** The viewer has signed in for it. AUTH-042 */
  signedIn(): void;
  /** Its viewer is being asked for the PIN, or no longer: a reload meanwhile asks again. PAY-017 */
  atPin(isAtPin: boolean): void;
  forget(): void;
}

export const wishKeeper: MakeService<WishKeeper> = ({ brand, clock }) => {
  const store: BrandStorage = createStorage(brand.id, tabOrMemory());
  const kept = () => readKeptWish(store.get(KEY));
  const write = (wish: KeptWish) => store.set(KEY, JSON.stringify(wish));
  const note = (change: Partial<KeptWish>) => {
    const wish = kept();
    if (wish) write({ ...wish, ...change });
  };
  let isAwaited = false;
  return {
    kept,
    keep(wish, by) {
      isAwaited = by === 'guest';
      const page = location.pathname + location.search;
      write({ wish, page, keptAtMs: clock.now(), isGuests: by === 'guest', signedInAtMs: null, isAtPin: false });
    },
    isAwaited: () => isAwaited,
    signedIn: () => note({ signedInAtMs: clock.now() }),
    atPin: (isAtPin) => note({ isAtPin }),
    forget() {
      isAwaited = false;
      store.remove(KEY);
    },
  };
};

/**
 * Asks a guest to sign in for a purchase, which then begins by itself. The tab keeps what they want through any way of signing in and through a
 * reload; whoever closes the dialogue wants it no more. AUTH-043, AUTH-044, PAY-058
 */
export function useSignInToBuy(): (wish: PaymentWish, buy: () => void) => void {
  const toSignIn = useToSignIn();
  const keeper = useService(wishKeeper);
  return useCallback(
    (wish, buy) => {
      keeper.keep(wish, 'guest');
      void toSignIn({ buy }).then((isSignedIn) => {
        if (!isSignedIn) keeper.forget();
      });
    },
    [keeper, toSignIn],
  );
}
