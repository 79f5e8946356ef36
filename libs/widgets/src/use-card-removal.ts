import type { ApiError } from '@livery/api-client';
import { accountApi } from '@livery/api-client/account';
import { useT } from '@livery/i18n/react';
import { useSayProblem } from './say-problem.ts';
import { useToast } from './toasts.tsx';

/**
 * Deletes a linked card, for whoever has asked the viewer. A card that is gone already is deleted. PAY-076
 *
 * @param askedBy where a failure is said: over the page, or at its foot where a dialogue would take another one's place
 */
export function useCardRemoval(askedBy: 'viewer' | 'page'): {
  readonly removingId: number | null;
  remove(id: number): Promise<void>;
} {
  const t = useT();
  const toast = useToast();
  const sayProblem = useSayProblem();
  const [send, { isLoading, originalArgs }] = accountApi.useDeleteCardMutation();
  return {
    removingId: isLoading && originalArgs ? originalArgs.id : null,
    async remove(id) {
      const { error } = await send({ id });
      if (!error || (error as ApiError).status === 404) toast(t('card_removed'), 'success');
      else sayProblem(error, askedBy);
    },
  };
}
