import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';
import { storeSteps } from './instructions/devices.ts';
import { StepList } from './instructions/step-list.tsx';

/** How the service comes to a television set, whatever the set; the page has the steps of each. NAV-067, MISC-023 */
export default function SmartTvModal({ open, onClose }: ModalProps<ModalRequests['smarttv']>) {
  const t = useT();
  return (
    <Dialog
      open={open}
      title={t('instructions_title')}
      onClose={onClose}
      actions={
        <Button kind="primary" href="/instructions">
          {t('smarttv_devices')}
        </Button>
      }
    >
      <Text>{t('smarttv_lead')}</Text>
      <StepList steps={storeSteps(t('smarttv_store'))} />
    </Dialog>
  );
}
