import type { AfterSignIn } from '@livery/domain/sign-in';
import { useCallback } from 'react';
import { type ModalId, useModals } from './modals.tsx';

/**
 * Asks a guest to sign in, and tells whether they did. What they wanted happens after it: the page, on it the modal, then the purchase; it is
 * forgotten when they close the dialogue. AUTH-043, AUTH-044, AUTH-045
 */
export function useToSignIn(): (after?: AfterSignIn<ModalId>) => Promise<boolean> {
  const modals = useModals();
  return useCallback(
    (after = {}) =>
      new Promise((resolve) => modals.open('auth', { after, onSignedIn: () => resolve(true) }, () => resolve(false))),
    [modals],
  );
}
