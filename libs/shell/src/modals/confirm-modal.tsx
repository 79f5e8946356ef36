import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import type { ModalProps, ModalRequests, Question } from '@livery/widgets/modals';

/** A question with two answers; every other way out is the second one. NAV-064 */
function QuestionModal({ request, open, onClose }: ModalProps<Question>) {
  const t = useT();
  const answer = (accepted: boolean) => {
    onClose();
    request.onAnswer(accepted);
  };
  return (
    <Dialog
      open={open}
      title={request.heading}
      onClose={() => answer(false)}
      actions={
        <>
          <Button kind="primary" onClick={() => answer(true)}>
            {request.accept}
          </Button>
          <Button kind="secondary" onClick={() => answer(false)}>
            {t('action_cancel')}
          </Button>
        </>
      }
    >
      <Text>{request.text}</Text>
    </Dialog>
  );
}

/** What is asked. Without a question it is a step of a purchase, which a site without payment does not have. */
export default function ConfirmModal({ request, ...props }: ModalProps<ModalRequests['confirm']>) {
  return request.heading !== undefined && <QuestionModal request={request} {...props} />;
}
