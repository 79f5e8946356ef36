import type { PaymentWish } from '@livery/domain/payment';
import { useCallback } from 'react';
import { wishKeeper } from './kept-wish.ts';
import { useService } from './services.tsx';
import { useToSignIn } from './to-sign-in.ts';

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
