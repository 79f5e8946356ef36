import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';

/** A channel that the server denies, and the way back to the others. LIVE-056, LIVE-057 */
export default function ChannelRefusedModal({ request, open, onClose }: ModalProps<ModalRequests['channel_refused']>) {
  const t = useT();
  return (
    <Dialog
      open={open}
      title={t('channel_refused_title')}
      onClose={onClose}
      actions={
        <Button kind="primary" href={addresses.channels('all')}>
          {t('channel_back_to_list')}
        </Button>
      }
    >
      <Text>{request.text}</Text>
    </Dialog>
  );
}
