import { payment, type Bargain } from '@livery/domain/payment';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { PaySystemChoice } from '@livery/ui-kit/payment';
import { useState } from 'react';
import { SYSTEM_KINDS, SYSTEM_NAMES } from '../words.ts';
import type { StepTools } from './drawn.tsx';
import { StepLayout } from './step-parts.ts';

/** By what to pay, where there is a choice. PAY-010, PAY-025, PAY-074 */
export function SystemsStep({ running, bargain: { terms, system } }: StepTools & { readonly bargain: Bargain }) {
  const t = useT();
  const [chosenId, setChosenId] = useState(system?.id ?? terms.systems[0]?.id ?? 0);
  return (
    <StepLayout>
      <PaySystemChoice
        label={t('pay_title_systems')}
        hideLabel
        options={terms.systems.map(({ id, payform, title, description }) => ({
          id: String(id),
          kind: SYSTEM_KINDS[payform],
          title: title || t(SYSTEM_NAMES[payform]),
          ...(description && { description }),
        }))}
        value={String(chosenId)}
        onChange={(id) => setChosenId(Number(id))}
      />
      <Button kind="primary" wide onClick={() => running.send(payment.actions.systemTaken({ systemId: chosenId }))}>
        {t('pay_go_on')}
      </Button>
    </StepLayout>
  );
}
