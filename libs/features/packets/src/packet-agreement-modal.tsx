import { accountApi } from '@livery/api-client/account';
import type { ApiError } from '@livery/api-client';
import { useT } from '@livery/i18n/react';
import { SettingsSkeleton } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { Checkbox } from '@livery/ui-kit/forms';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import { PartProblem, useSayProblem } from '@livery/widgets/load-problem';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';
import { useState } from 'react';

/** What has to be accepted before a packet is bought. PACK-065, PAY-016 */
export default function PacketAgreementModal({
  request,
  open,
  onClose,
}: ModalProps<ModalRequests['packet_agreement']>) {
  const t = useT();
  const { data, error, refetch } = accountApi.useGetAgreementQuery({ id: request.id });
  const [isRead, setRead] = useState(false);
  const { accept, isBusy } = useAccept(request);
  return (
    <Dialog
      open={open}
      title={data?.title ?? t('footer_agreement')}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" disabled={!isRead} busy={isBusy} onClick={() => void accept()}>
            {t('action_accept')}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {t('action_cancel')}
          </Button>
        </>
      }
    >
      {error && !data ? (
        <PartProblem error={error} onRetry={refetch} />
      ) : data ? (
        <>
          <Text>{t('packet_agreement_text')}</Text>
          <p>
            <Button kind="ghost" href={`${location.origin}/documents/${request.id}`}>
              {t('packet_agreement_open')}
            </Button>
          </p>
          <Checkbox label={t('packet_agreement_accept')} checked={isRead} onChange={setRead} />
        </>
      ) : (
        <SettingsSkeleton lines={2} />
      )}
    </Dialog>
  );
}

function useAccept({ id, onAccept }: ModalRequests['packet_agreement']) {
  const sayProblem = useSayProblem();
  const [send, { isLoading }] = accountApi.useAcceptAgreementsMutation();
  return {
    isBusy: isLoading,
    accept: async () => {
      const { error } = await send({ ids: [id] });
      if (error) sayProblem(error as ApiError, 'viewer');
      else onAccept();
    },
  };
}
