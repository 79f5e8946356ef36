import { useT } from '@livery/i18n/react';
import { Button, IconButton } from '@livery/ui-kit/actions';
import { HeaderLine, SearchControl } from '@livery/ui-kit/frame';
import { ticketIcon, tvIcon, userIcon } from '@livery/ui-kit/icons';
import { lazyPart } from '@livery/value/react';
import { Suspense } from 'react';
import styled from 'styled-components';
import { HEADER_TOOLS, mayHaveOwnTools, showsAvatar, showsLanguages } from './header-tools.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import type { FrameFacts } from './frame-facts.ts';
import { OfferPlaces, Unseen } from './offer-place.tsx';
import { asksForPackets, asksForPurchases } from './promo-offers.ts';
import type { FrameLine } from './site-frame.tsx';
import { useIdle } from './use-idle.ts';
import { useWasActive } from './use-was-active.ts';

const PromoButtons = lazyPart(() => import('./promo-buttons.tsx'));
const ViewerMenu = lazyPart(() => import('./viewer-menu.tsx'));

const AvatarSpace = styled.span`
  width: var(--touch-target);
`;

/** Nobody knows yet who is there: a sign of the way in or of the viewer will stand here. */
const ViewerSpace = styled.span`
  width: var(--icon-button-size);
`;

/** They come late: their place is kept, so that the menu beside them stays as it is. */
const OwnTools = styled.span`
  display: flex;
  justify-content: flex-end;
  min-width: var(--icon-button-size);
`;

/** A guest's way in has its place in a wide header, where it is a word. */
function SignInPlace() {
  const t = useT();
  return (
    <Unseen>
      <Button size="small">{t('action_sign_in')}</Button>
    </Unseen>
  );
}

/** The menu of the header and what stands at its end. */
export function HeadLine(line: FrameLine) {
  const { menu, currentId, mobile } = line;
  return <HeaderLine items={mobile ? [] : menu} currentId={currentId} end={<HeaderTools {...line} />} />;
}

/** What the viewer can reach from everywhere. Each stands there only where its rule says so. NAV-089..102 */
export function HeaderTools({ facts, mobile, parts, onSearch }: FrameLine) {
  const t = useT();
  const { search, instructions, promocode, signIn } = HEADER_TOOLS;
  const instructionsHref = instructions(facts);
  const promocodeHref = promocode(facts);
  const signInHref = signIn(facts);
  // Whoever is not known yet is a guest most of the time: what a guest is shown has its place.
  const isUnknown = facts.viewer === 'unknown';
  const asGuest: FrameFacts = isUnknown ? { ...facts, viewer: 'guest' } : facts;
  const hasOffers = asksForPackets(asGuest) || asksForPurchases(asGuest);
  const wasActive = useWasActive();
  // Nobody misses them before the page stands.
  const isLate = useIdle() && !isUnknown && (wasActive || facts.viewer === 'loggedIn');
  const ownTools = mayHaveOwnTools(asGuest) && (
    <OwnTools key="own">
      {isLate && (
        <Suspense>
          <parts.header />
        </Suspense>
      )}
    </OwnTools>
  );
  const offers = !mobile && hasOffers && (
    <Suspense key="offers" fallback={<OfferPlaces facts={asGuest} />}>
      {wasActive && !isUnknown ? <PromoButtons facts={facts} /> : <OfferPlaces facts={asGuest} />}
    </Suspense>
  );
  return (
    <>
      {/* What this viewer sees of the two stands beside the rest: the other may stay an empty place. */}
      {facts.viewer === 'loggedIn' ? [offers, ownTools] : [ownTools, offers]}
      {!mobile && promocodeHref && <IconButton icon={ticketIcon} label={t('header_promocode')} href={promocodeHref} />}
      {!mobile && instructionsHref && (
        <IconButton icon={tvIcon} label={t('nav_instructions')} href={instructionsHref} />
      )}
      {showsLanguages(facts) && <LanguageSwitcher />}
      {search(facts) && <SearchControl label={t('nav_search')} onOpen={onSearch} />}
      {isUnknown && (mobile ? <ViewerSpace /> : <SignInPlace />)}
      {showsAvatar(facts) && (
        <Suspense fallback={<AvatarSpace />}>
          <ViewerMenu facts={facts} />
        </Suspense>
      )}
      {signInHref &&
        (mobile ? (
          <IconButton icon={userIcon} label={t('action_sign_in')} href={signInHref} />
        ) : (
          <Button size="small" href={signInHref}>
            {t('action_sign_in')}
          </Button>
        ))}
    </>
  );
}
