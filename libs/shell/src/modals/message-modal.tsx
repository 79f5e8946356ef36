import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';

export default function MessageModal({ request, open, onClose }: ModalProps<ModalRequests['message']>) {
  const t = useT();
  return (
    <Dialog
      open={open}
      title={request.heading || t('title_message')}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('action_ok')}
        </Button>
      }
    >
      <Text>{request.text}</Text>
    </Dialog>
  );
}
