import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { QrPayment } from '@livery/ui-kit/payment';
import type { ReactNode } from 'react';
import { StepLayout } from '../steps/step-parts.ts';

interface Props {
  readonly link: string | undefined;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A code with what is to be done with it, and the same as a link for whoever is on the phone already. PAY-077 */
export function QrWaiting({ link, onCancel, children }: Props) {
  const t = useT();
  return (
    <StepLayout>
      <QrPayment
        code={children}
        steps={[t('pay_qr_step_open'), t('pay_qr_step_scan'), t('pay_qr_step_confirm')]}
        link={
          link === undefined
            ? undefined
            : {
                href: link,
                text: t('pay_open_link'),
                lead: t('pay_qr_link_lead'),
                copy: t('pay_copy'),
                copied: t('pay_copied'),
                copyFailed: t('pay_copy_failed'),
              }
        }
      />
      <Button wide onClick={onCancel}>
        {t('pay_cancel')}
      </Button>
    </StepLayout>
  );
}
