import type { ApiError } from '@livery/api-client';
import { accountApi } from '@livery/api-client/account';
import type { Card } from '@livery/contract/account/entities';
import { payment } from '@livery/domain/payment';
import { useT } from '@livery/i18n/react';
import { SettingsSkeleton } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { CardChoice } from '@livery/ui-kit/payment';
import { Text } from '@livery/ui-kit/text';
import { PartProblem } from '@livery/widgets/load-problem';
import { useSayProblem } from '@livery/widgets/say-problem';
import type { DetailsProps, PaymentPathView } from '@livery/widgets/payment-path';
import { useEffect, useRef, useState } from 'react';
import { usePayment } from '../use-payment.ts';
import { StepLayout } from '../steps/step-parts.ts';
import { BankWaiting } from './bank-waiting.tsx';

const ANOTHER = 'another';
const primaryOf = (cards: readonly Card[]) => cards.find(({ isPrimary }) => isPrimary) ?? cards[0];

/** The viewer's cards, the primary one chosen; without one a card is linked first. PAY-006, PAY-027, PAY-075, PAY-076 */
function LinkedCardDetails({ checkout, amount, payLabel, onNote, onPay }: DetailsProps) {
  const t = useT();
  const { running } = usePayment();
  const { data, error, refetch } = accountApi.useGetCardsQuery();
  const { remove, deletingId } = useRemoval();
  const [asked, setAsked] = useState<string | null>(null);
  if (error && !data) return <PartProblem error={error} onRetry={refetch} />;
  if (!data) return <SettingsSkeleton lines={2} />;
  const { cards } = data;
  const { cardsBefore, noted } = checkout.progress;
  const { cardId } = noted;
  const linked = cards.filter(({ id }) => cardsBefore?.includes(id) === false);
  const chosen =
    cardId === null ? null : (cards.find(({ id }) => id === cardId) ?? primaryOf(linked) ?? primaryOf(cards));
  const value = chosen ? String(chosen.id) : ANOTHER;
  const link = () => running.send(payment.actions.cardWanted({ cardsBefore: cards.map(({ id }) => id) }));
  const isLinking = value === ANOTHER;
  return (
    <>
      {cards.length === 0 ? (
        <Text>{t('pay_no_card', { amount })}</Text>
      ) : (
        <CardChoice
          label={t('pay_card_which')}
          cards={cards.map(({ id, number, isPrimary }) => ({
            id: String(id),
            number: number ?? t('card_unnamed'),
            name: t('pay_card_named', { number: number?.slice(-4) ?? '' }),
            isPrimary,
          }))}
          value={value}
          primary={t('card_primary')}
          another={{ id: ANOTHER, title: t('pay_card_another') }}
          deletingId={deletingId}
          deleteLabel={({ name }) => t('card_remove_named', { name })}
          onChange={(id) => onNote({ cardId: id === ANOTHER ? null : Number(id) })}
          onDelete={setAsked}
        />
      )}
      {asked !== null ? (
        <ConfirmRemoval
          key={asked}
          name={cards.find(({ id }) => String(id) === asked)?.number ?? t('card_unnamed')}
          onAnswer={(isSure) => {
            setAsked(null);
            if (isSure) void remove(asked);
          }}
        />
      ) : (
        <Button
          kind="primary"
          wide
          disabled={deletingId !== null}
          onClick={isLinking ? link : () => onPay({ cardId: Number(value) })}
        >
          {isLinking ? t('pay_link_card') : payLabel}
        </Button>
      )}
    </>
  );
}

/** Asked within the sheet: a dialogue of its own would take its place, and end the payment. */
function ConfirmRemoval({ name, onAnswer }: { readonly name: string; onAnswer(isSure: boolean): void }) {
  const t = useT();
  const title = t('card_remove_title', { name });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const asker = document.activeElement as HTMLElement | null;
    box.current?.focus();
    return () => asker?.focus();
  }, []);
  return (
    <StepLayout ref={box} role="group" aria-label={title} tabIndex={-1}>
      <Text>{title}</Text>
      <Button onClick={() => onAnswer(true)}>{t('action_remove')}</Button>
      <Button onClick={() => onAnswer(false)}>{t('action_cancel')}</Button>
    </StepLayout>
  );
}

/** A card that is gone already is deleted. */
function useRemoval() {
  const sayProblem = useSayProblem();
  const [send, { isLoading, originalArgs }] = accountApi.useDeleteCardMutation();
  return {
    deletingId: isLoading && originalArgs ? String(originalArgs.id) : null,
    remove: async (id: string) => {
      const { error } = await send({ id: Number(id) });
      if (error && (error as ApiError).status !== 404) sayProblem(error, 'page');
    },
  };
}

// A card is linked on the bank's page, and a bank may ask for a code there.
const path: PaymentPathView = { Details: LinkedCardDetails, Waiting: BankWaiting };
export default path;
