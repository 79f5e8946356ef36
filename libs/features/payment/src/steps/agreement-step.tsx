import { accountApi } from '@livery/api-client/account';
import type { ApiError } from '@livery/api-client';
import { payment, type Checkout } from '@livery/domain/payment';
import { useT } from '@livery/i18n/react';
import { SettingsSkeleton } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { AgreementText } from '@livery/ui-kit/payment';
import { Text } from '@livery/ui-kit/text';
import { PartProblem } from '@livery/widgets/load-problem';
import { useSayProblem } from '@livery/widgets/say-problem';
import { paragraphsOf } from '@livery/widgets/plain-text';
import { useState } from 'react';
import type { StepTools } from './drawn.tsx';
import { StepLayout } from './step-parts.ts';

/** The terms of a packet, read to their end before they can be accepted. PACK-065, PAY-016 */
export function AgreementStep({ running, onClose, checkout }: StepTools & { readonly checkout: Checkout }) {
  const t = useT();
  const sayProblem = useSayProblem();
  const id = checkout.terms.product?.agreementId ?? 0;
  const { data, error, refetch } = accountApi.useGetAgreementQuery({ id });
  const [send, { isLoading }] = accountApi.useAcceptAgreementsMutation();
  const [isRead, setRead] = useState(false);
  const accept = async () => {
    const { error: refused } = await send({ ids: [id] });
    if (refused) sayProblem(refused as ApiError, 'page');
    else running.send(payment.actions.agreementAccepted());
  };
  if (error && !data) return <PartProblem error={error} onRetry={refetch} />;
  if (!data) return <SettingsSkeleton lines={4} />;
  return (
    <StepLayout>
      <AgreementText label={data.title ?? t('footer_agreement')} onReadToEnd={() => setRead(true)}>
        {paragraphsOf(data.text ?? '').map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        {data.url && (
          <Button kind="ghost" href={data.url}>
            {t('pay_agreement_open')}
          </Button>
        )}
      </AgreementText>
      {!isRead && <Text tone="muted">{t('pay_agreement_read')}</Text>}
      <Button kind="primary" wide disabled={!isRead} busy={isLoading} onClick={() => void accept()}>
        {t('action_accept')}
      </Button>
      <Button wide onClick={onClose}>
        {t('action_cancel')}
      </Button>
    </StepLayout>
  );
}
