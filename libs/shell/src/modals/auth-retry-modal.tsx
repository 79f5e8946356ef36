import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';
import { useBrand } from '@livery/widgets/services';
import { supportContacts } from '@livery/widgets/support';
import { useSelector } from 'react-redux';

/** Automatic sign-in failed in a brand that lets the viewer try again. Closing it goes on without. BOOT-012 */
export default function AuthRetryModal({ request, open, onClose }: ModalProps<ModalRequests['auth_retry']>) {
  const t = useT();
  const network = sessionNetwork(useSelector(selectSession));
  const { phone } = supportContacts(network?.provider?.landing, useBrand().support);
  const retry = () => {
    request.onRetry();
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={t('auto_auth_error_title')}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={retry}>
          {t('action_retry')}
        </Button>
      }
    >
      <Text>{t('auto_auth_error')}</Text>
      {phone && <Text>{t('auto_auth_error_phone', { phone })}</Text>}
    </Dialog>
  );
}
