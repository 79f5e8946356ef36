import { accountApi } from '@livery/api-client/account';
import { payment, type Checkout, type SystemRef } from '@livery/domain/payment';
import { useT } from '@livery/i18n/react';
import { SettingsSkeleton } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { Alert } from '@livery/ui-kit/feedback';
import { PaySystemChoice } from '@livery/ui-kit/payment';
import { FORM_WORDS } from '../words.ts';
import type { StepTools } from './drawn.tsx';
import { StepLayout } from './step-parts.ts';

/** By what to pay, where there is a choice. PAY-010, PAY-025, PAY-074 */
export function SystemsStep({ running, checkout }: StepTools & { readonly checkout: Checkout }) {
  const t = useT();
  const { terms, progress } = checkout;
  const first = useFirstSystem(checkout);
  if (first === undefined) return <SettingsSkeleton lines={3} />;
  const nameOf = ({ title, payform }: SystemRef) => title || (payform ? t(FORM_WORDS[payform].name) : '');
  const chosenId = progress.way?.system.id ?? first;
  const chosen = terms.systems.find(({ id }) => id === chosenId);
  return (
    <StepLayout>
      {progress.goneWay && <Alert tone="warning">{t('pay_way_gone', { way: nameOf(progress.goneWay) })}</Alert>}
      <PaySystemChoice
        label={t('pay_title_systems')}
        hideLabel
        options={terms.systems.map((system) => ({
          id: String(system.id),
          kind: FORM_WORDS[system.payform].kind,
          title: nameOf(system),
          ...(system.description && { description: system.description }),
        }))}
        value={String(chosenId)}
        onChange={(id) => running.send(payment.actions.systemMarked({ systemId: Number(id) }))}
      />
      <Button kind="primary" wide onClick={() => running.send(payment.actions.systemTaken({ systemId: chosenId }))}>
        {chosen?.buttonText || t('pay_go_on')}
      </Button>
    </StepLayout>
  );
}

/** What is chosen at first; undefined until it is known. What is missing comes from a card only where one is linked. PAY-063, PAY-065 */
function useFirstSystem({ terms: { systems }, progress }: Checkout): number | undefined {
  const [first] = systems;
  const asksForCards = progress.shortage !== null && first?.payform === 'linkedcard';
  const { data, error } = accountApi.useGetCardsQuery(undefined, { skip: !asksForCards });
  if (asksForCards && !data && !error) return undefined;
  const hasNoCard = asksForCards && data?.cards.length === 0;
  return (hasNoCard ? systems.find(({ payform }) => payform !== 'linkedcard') : first)?.id ?? 0;
}
