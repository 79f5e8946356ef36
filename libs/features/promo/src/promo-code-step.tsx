import { isAsking, maySubmit, type PromoProblem } from '@livery/domain/promo';
import { useT } from '@livery/i18n/react';
import { TextLink } from '@livery/ui-kit/actions';
import { PromoForm } from '@livery/ui-kit/promo';
import { addresses } from '@livery/widgets/addresses';
import { failureText } from '@livery/widgets/load-problem';
import { useMoney } from '@livery/widgets/money';
import { usePromo } from './use-promo.ts';

/** The code, and what the server said of it. PROMO-001…PROMO-004 */
export function PromoCodeStep({ onPress }: { readonly onPress?: () => void }) {
  const t = useT();
  const { state, type, submit } = usePromo();
  const isBusy = isAsking(state);
  const problem = state.kind === 'entering' ? state.problem : null;
  return (
    <PromoForm
      label={t('promo_code')}
      hint={t('promo_code_hint')}
      action={t('promo_apply')}
      value={state.code}
      busy={isBusy}
      error={problem && <Problem problem={problem} />}
      onChange={type}
      onSubmit={() => {
        if (!maySubmit(state)) return;
        onPress?.();
        submit();
      }}
    />
  );
}

/** The server's own words, and the packet that gives the same. PROMO-010, API-083, API-084 */
function Problem({ problem }: { readonly problem: PromoProblem }) {
  const t = useT();
  const money = useMoney();
  if (problem.kind === 'silent') {
    const { answer } = problem;
    const words = answer ? asSentence(failureText(t, { kind: 'http', ...answer })) : t('promo_silent');
    return `${words} ${t('promo_try_again')}`;
  }
  if (problem.kind === 'unread') return `${t('promo_unread')} ${t('promo_try_again')}`;
  if (problem.kind === 'tooMany') return problem.message ?? t('promo_too_many');
  if (problem.kind === 'maybeApplied') {
    return (
      <>
        {problem.message ?? t('promo_refused')} {t('promo_maybe_applied')}{' '}
        <TextLink href={addresses.settings('subscriptions')}>{t('promo_see_subscriptions')}</TextLink>
      </>
    );
  }
  const { forcedPacket } = problem;
  const message = problem.message ?? t('promo_refused');
  if (!forcedPacket) return message;
  const { id, name, priceMinor } = forcedPacket;
  const words =
    priceMinor === undefined
      ? t('promo_forced_packet', { packet: name })
      : t('promo_forced_packet_price', { packet: name, price: money(priceMinor) });
  return (
    <>
      {message} <TextLink href={addresses.packet(id)}>{words}</TextLink>
    </>
  );
}

/** Another sentence follows. */
const asSentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
