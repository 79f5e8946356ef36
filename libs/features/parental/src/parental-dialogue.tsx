import { staleAnswers } from '@livery/api-client';
import { sessionApi } from '@livery/api-client/session';
import type { ParentalDialogue as Dialogue, User } from '@livery/contract/session/entities';
import { dialogueChoice, type DialogueChoice, WITHOUT_PIN } from '@livery/domain/parental';
import type { Translate } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { Spinner } from '@livery/ui-kit/feedback';
import { Dialog } from '@livery/ui-kit/overlay';
import { ParentalAsk } from '@livery/ui-kit/parental';
import { ErrorState } from '@livery/ui-kit/states';
import { problemText } from '@livery/widgets/load-problem';
import { useSayProblem } from '@livery/widgets/say-problem';
import { useModals } from '@livery/widgets/modals';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the server asks about parental control. NAV-065, PIN-039..042 */
export default function ParentalDialogue({ open, onClose }: Props) {
  const t = useT();
  const user = sessionApi.useGetUserQuery();
  const [busy, choose] = useChoice(onClose);
  const asked = user.data?.parentalDialogue ?? ownDialogue(t, user.data?.parentalStatus === 'set');
  return (
    <Dialog open={open} title={asked.title ?? t('account_parental')} onClose={onClose}>
      {user.data && <ParentalAsk {...faceOf(asked)} busy={busy} onChoose={choose} />}
      {!user.data && user.error && (
        <ErrorState
          title={t('error_screen_title')}
          text={problemText(t, user.error)}
          onRetry={() => void user.refetch()}
        />
      )}
      {!user.data && !user.error && <Spinner />}
    </Dialog>
  );
}

/** PIN-039, PIN-040, PIN-041 */
function faceOf({ message, icon, buttons }: Dialogue) {
  return {
    message,
    buttons,
    ...(icon?.tvX1 && { icon: { src: icon.tvX1, width: icon.tvWidthPt, height: icon.tvHeightPt } }),
  };
}

/** Where the server has nothing to ask, the product does. */
const ownDialogue = (t: Translate, hasPin: boolean): Dialogue => ({
  title: t('account_parental'),
  message: t(hasPin ? 'parental_pin_is_set' : 'parental_offer'),
  icon: undefined,
  buttons: [
    { label: t(hasPin ? 'parental_change_pin' : 'parental_set_pin'), action: 'set', isPrimary: !hasPin },
    hasPin
      ? { label: t('action_close'), action: 'close', isPrimary: false }
      : { label: t('parental_offer_ignore'), action: 'ignore', isPrimary: false },
  ],
});

/** What the buttons do; the action that is under way. PIN-042 */
function useChoice(onClose: () => void): readonly [busy: string | null, choose: (action: string) => void] {
  const modals = useModals();
  const dispatch = useDispatch();
  const say = useSayProblem();
  const [update] = sessionApi.useUpdateUserMutation();
  const [busy, setBusy] = useState<string | null>(null);

  async function ignore(action: string) {
    setBusy(action);
    const { error } = await update({ settings: WITHOUT_PIN });
    setBusy(null);
    if (error) return say(error, 'page');
    dispatch(staleAnswers(['user']));
    onClose();
  }
  const choices: Readonly<Record<DialogueChoice, (action: string) => void>> = {
    set: () => modals.open('parental_set', {}),
    ignore: (action) => void ignore(action),
    close: onClose,
  };
  return [busy, (action) => choices[dialogueChoice(action)](action)];
}

/** Whether the dialogue is one for the start: the server asks, and nobody has answered yet. NAV-066 */
const isAsked = ({ parentalStatus, parentalDialogue }: User): boolean =>
  (parentalStatus ?? 'notset') === 'notset' && parentalDialogue !== undefined;

/** The same at start; where nobody asks it is gone again unseen. NAV-066 */
export function ParentalStart({ open, onClose }: Props) {
  const { data, error } = sessionApi.useGetUserQuery();
  const isOver = error !== undefined || (data !== undefined && !isAsked(data));
  const [begun, setBegun] = useState(false);
  if (!begun && data && isAsked(data)) setBegun(true);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver && !begun) leave();
  }, [isOver, begun]);
  return begun ? <ParentalDialogue open={open} onClose={onClose} /> : null;
}
