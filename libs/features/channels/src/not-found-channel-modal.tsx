import { isEmbedded } from '@livery/domain/embedded';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';
import { useLocation } from 'react-router-dom';

/** A channel that nobody knows, and the way back to the others, which inside of another site there is none. API-091, NAV-056 */
export default function NotFoundChannelModal({ open, onClose }: ModalProps<ModalRequests['not_found_channel']>) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <Dialog
      open={open}
      title={t('not_found_title')}
      onClose={onClose}
      actions={
        !isEmbedded(pathname) && (
          <Button kind="primary" href={addresses.channels()}>
            {t('channel_back_to_list')}
          </Button>
        )
      }
    >
      <Text>{t('not_found_channel')}</Text>
    </Dialog>
  );
}
