import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';

/** The address, a letter or another page names a modal that is still to come. */
export default function NotBuiltModal({ open, onClose }: ModalProps<ModalRequests['not_built']>) {
  const t = useT();
  return (
    <Dialog
      open={open}
      title={t('not_found_title')}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('action_ok')}
        </Button>
      }
    >
      <Text>{t('modal_not_built')}</Text>
    </Dialog>
  );
}
