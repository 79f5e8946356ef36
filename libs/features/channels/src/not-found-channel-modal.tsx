import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';

/** API-091 */
export default function NotFoundChannelModal({ open, onClose }: ModalProps<ModalRequests['not_found_channel']>) {
  const t = useT();
  return (
    <Dialog
      open={open}
      title={t('not_found_title')}
      onClose={onClose}
      actions={
        <Button kind="primary" href={addresses.channels()}>
          {t('channel_back_to_list')}
        </Button>
      }
    >
      <Text>{t('not_found_channel')}</Text>
    </Dialog>
  );
}
