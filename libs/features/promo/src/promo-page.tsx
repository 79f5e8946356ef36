import { promoApi } from '@livery/api-client/promo';
import { useT } from '@livery/i18n/react';
import { PromoLanding } from '@livery/ui-kit/promo';
import { PageHead } from '@livery/widgets/page-head';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { daysOfPromo } from '@livery/domain/promo';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useSelector } from 'react-redux';
import { PromoFlow, useHasPromo, usePromoStep } from './promo-flow.tsx';
import { usePromo, usePromoViewer } from './use-promo.ts';

const Page = styled.div`
  padding: var(--space-5) var(--page-margin) var(--space-8);

  /* The window is all its own. */
  &:is(main) {
    display: grid;
    place-content: center;
    min-height: 100dvh;
  }
`;

/** It is shown without the frame of the site. NAV-049 */
const BARE = '/promo/lovi';

/** A promotion: what its code gives, and the way of the code below it. NAV-047…NAV-049 */
export default function PromoPage() {
  const t = useT();
  const { pathname } = useLocation();
  const code = useCodeInAddress();
  const { isKnown } = usePromoViewer();
  const hasPromo = useHasPromo();
  const { isOtt = true } = sessionNetwork(useSelector(selectSession))?.provider ?? {};
  const { data } = promoApi.useGetPromoInfoQuery({ code }, { skip: code === '' || !isKnown });
  useCodeOfAddress(hasPromo ? code : '');
  const days = data ? daysOfPromo(data, { isOtt }) : null;
  const title = data?.confirmationTitle ?? t('promo_page_title');
  return (
    // Where the site has no frame the page is its own.
    <Page {...(pathname === BARE && { as: 'main' })}>
      <PageHead title={title} isPrivate />
      <PromoLanding
        title={title}
        text={data?.confirmationText ?? t('promo_page_text')}
        note={[days && t('promo_gives_days', { count: days }), data?.confirmationDescription]
          .filter(Boolean)
          .join('. ')}
      >
        <StepsOfPage />
      </PromoLanding>
    </Page>
  );
}

/** The heading of a step has the focus when it comes, as in a dialog. */
function StepsOfPage() {
  const step = usePromoStep();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.querySelector<HTMLElement>('[data-takes-focus]')?.focus();
  }, [step]);
  return (
    <div ref={place}>
      <PromoFlow place="page" />
    </div>
  );
}

/** The code of the address is typed in and checked at once; one that is on its way already goes on. NAV-048 */
function useCodeOfAddress(code: string): void {
  const { isKnown } = usePromoViewer();
  const { state, type, submit, proceed } = usePromo();
  const begin = useEffectEvent(() => {
    if (state.kind === 'applied') proceed();
    if (state.kind !== 'entering' && state.kind !== 'applied') return;
    type(code);
    submit();
  });
  useEffect(() => {
    if (isKnown && code !== '') begin();
  }, [isKnown, code]);
}

/**
 * The code of the address, which goes from there once it has been applied: a reload, or Back, would apply it again and be refused. The page goes on saying what it
 * gives. PROMO-031
 */
function useCodeInAddress(): string {
  const { state } = usePromo();
  const [query, setQuery] = useSearchParams();
  const inAddress = query.get('code')?.trim() ?? '';
  const [code, setCode] = useState(inAddress);
  if (inAddress !== '' && inAddress !== code) setCode(inAddress);
  const isDone = state.kind === 'applied' && inAddress !== '';
  const remove = useEffectEvent(() => {
    const rest = new URLSearchParams(query);
    rest.delete('code');
    setQuery(rest, { replace: true });
  });
  useEffect(() => {
    if (isDone) remove();
  }, [isDone]);
  return code;
}
