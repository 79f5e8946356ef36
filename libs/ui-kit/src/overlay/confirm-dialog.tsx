import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Text } from '../text/text.tsx';
import { Dialog } from './dialog.tsx';

/**
 * Asks before something that is hard to undo. Both answers are verbs; the harmless one has the focus, so that Enter loses nothing.
 * While `busy` the answer is on its way and neither Escape nor a second press does anything.
 */
export function ConfirmDialog({
  confirm,
  cancel,
  busy = false,
  onConfirm,
  onCancel,
  children,
  ...words
}: {
  readonly open: boolean;
  /** A question, without "are you sure". */
  readonly title: string;
  /** What follows, in a sentence or two. */
  readonly children: ReactNode;
  readonly onClosed?: () => void;
  readonly confirm: string;
  readonly cancel: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}) {
  const leave = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog
      {...words}
      hideClose={busy}
      onClose={leave}
      actions={
        <>
          <Button kind="secondary" onClick={leave}>
            {cancel}
          </Button>
          <Button kind="primary" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Text>{children}</Text>
    </Dialog>
  );
}
