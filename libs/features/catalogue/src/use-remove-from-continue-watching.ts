import { contentsApi } from '@livery/api-client/contents';
import type { Row } from '@livery/contract/catalogue/entities';
import { useT } from '@livery/i18n/react';
import { useSayProblem } from '@livery/widgets/say-problem';
import { useToast } from '@livery/widgets/toasts';
import { useStore } from 'react-redux';
import { removeFromRows } from './continue-watching-rows.ts';

type ContinueWatchingItem = Row['histories'][number];

/** Takes something begun off its row at once, and offers to bring it back. What the server refuses comes back by itself. ROWS-036, ROWS-104 */
export function useRemoveFromContinueWatching(item: ContinueWatchingItem, title: string): () => void {
  const t = useT();
  const store = useStore();
  const toast = useToast();
  const sayProblem = useSayProblem();
  const [hide] = contentsApi.useHideHistoryMutation();
  const [show] = contentsApi.useShowHistoryMutation();

  return () => {
    const putBack = removeFromRows(store, item);
    const hidden = hide({ id: item.id })
      .unwrap()
      .then(
        () => true,
        (error: unknown) => {
          putBack();
          sayProblem(error, 'page');
          return false;
        },
      );
    async function undo() {
      putBack();
      // The server hears the one after the other.
      if (!(await hidden)) return;
      try {
        await show({ id: item.id }).unwrap();
      } catch (error) {
        removeFromRows(store, item);
        sayProblem(error, 'page');
      }
    }
    toast(t('history_removed', { title }), 'info', { label: t('action_undo'), onTaken: () => void undo() });
  };
}
