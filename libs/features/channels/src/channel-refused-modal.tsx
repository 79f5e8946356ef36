import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import { isEmbedded } from '@livery/domain/embedded';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';
import { useLocation } from 'react-router-dom';

/** A channel that the server denies, and the way back to the others, which inside of another site there is none. LIVE-056, LIVE-057, NAV-056 */
export default function ChannelRefusedModal({ request, open, onClose }: ModalProps<ModalRequests['channel_refused']>) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <Dialog
      open={open}
      title={t('channel_refused_title')}
      onClose={onClose}
      actions={
        !isEmbedded(pathname) && (
          <Button kind="primary" href={addresses.channels('all')}>
            {t('channel_back_to_list')}
          </Button>
        )
      }
    >
      <Text>{request.text}</Text>
    </Dialog>
  );
}
