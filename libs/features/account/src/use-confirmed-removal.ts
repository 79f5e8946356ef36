import type { ApiError } from '@livery/api-client';
import { useModals } from '@livery/widgets/modals';
import { useSayProblem } from '@livery/widgets/say-problem';
import { useToast } from '@livery/widgets/toasts';

/** What RTK Query's mutation hook gives for a call that removes by id. */
type Removal = readonly [
  remove: (args: { id: number }) => Promise<{ error?: unknown }>,
  call: { isLoading: boolean; originalArgs?: { id: number } | undefined },
];

interface RemovalWords {
  readonly title: (name: string) => string;
  readonly text: string;
  readonly accept: string;
  readonly removed: string;
  /** What a refusal with 403 means here, where it means something of its own. */
  readonly forbidden?: { readonly heading: string; readonly text: string };
}

/** Asks whether to remove, removes, and says what came of it. One that is gone already is gone. ACC-033, API-081 */
export function useConfirmedRemoval([remove, { isLoading, originalArgs }]: Removal, words: RemovalWords) {
  const modals = useModals();
  const toast = useToast();
  const sayProblem = useSayProblem();

  const run = async (id: number) => {
    const { error } = await remove({ id });
    const status = (error as ApiError | undefined)?.status;
    if (!error || status === 404) toast(words.removed, 'success');
    else if (status === 403 && words.forbidden) modals.open('message', words.forbidden);
    else sayProblem(error, 'viewer');
  };
  const ask = (id: number, name: string) =>
    modals.open('confirm', {
      heading: words.title(name),
      text: words.text,
      accept: words.accept,
      onAnswer: (accepted) => accepted && void run(id),
    });
  return { ask, removingId: isLoading ? originalArgs?.id : undefined };
}
