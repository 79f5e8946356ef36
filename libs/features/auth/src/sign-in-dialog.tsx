import { selectSession, sessionKind } from '@livery/domain/session';
import { goOn } from '@livery/domain/sign-in';
import { useT } from '@livery/i18n/react';
import { EntranceDialog } from '@livery/ui-kit/sign-in';
import { wishKeeper } from '@livery/widgets/kept-wish';
import { type ModalRequests, useModals } from '@livery/widgets/modals';
import { useService } from '@livery/widgets/services';
import { useToast } from '@livery/widgets/toasts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { BrandBeside } from './brand-beside.tsx';
import { FlowSteps, useFlow } from './flow.tsx';

interface Props {
  readonly request: ModalRequests['auth'];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Signing in, over whatever the viewer was at. AUTH-001 */
export default function SignInDialog(props: Props) {
  const flow = useFlow();
  useForgottenWish(props);
  useEndOfSignIn(props);
  return (
    <EntranceDialog open={props.open} title={flow.title} aside={<BrandBeside />} onClose={props.onClose}>
      <FlowSteps {...flow} />
    </EntranceDialog>
  );
}

/** The session has taken the login: the dialogue has done its work, and the viewer goes on with what they wanted. AUTH-040..AUTH-044 */
function useEndOfSignIn({ request: { after = {}, onSignedIn }, onClose }: Props): void {
  const t = useT();
  const say = useToast();
  const navigate = useNavigate();
  const modals = useModals();
  const isLoggedIn = sessionKind(useSelector(selectSession)) === 'loggedIn';
  const [wasLoggedIn] = useState(isLoggedIn);
  const end = useEffectEvent(() => {
    if (!wasLoggedIn) say(t('sign_in_done'), 'success');
    onSignedIn?.();
    onClose();
    goOn(after, { goTo: (page) => void navigate(page), open: (id) => modals.open(id, {} as never) });
    // A family that has not decided about a PIN is asked, unless something else was wanted. NAV-066
    if (!wasLoggedIn && !onSignedIn && Object.keys(after).length === 0) modals.open('parental_start', {});
  });
  useEffect(() => {
    if (isLoggedIn) end();
  }, [isLoggedIn]);
}

/**
 * Whoever closes the dialogue wants to buy nothing any more, also where a reload has taken away who asked for it; nor does whoever signs in for
 * something else. AUTH-044
 */
function useForgottenWish({ request: { after, onSignedIn }, open }: Props): void {
  const keeper = useService(wishKeeper);
  const isGuest = sessionKind(useSelector(selectSession)) !== 'loggedIn';
  const isForgotten = (onSignedIn && !after?.buy) || (!open && isGuest);
  useEffect(() => {
    if (isForgotten) keeper.forget();
  }, [isForgotten, keeper]);
}
