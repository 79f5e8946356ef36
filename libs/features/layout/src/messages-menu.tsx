import { accountApi } from '@livery/api-client/account';
import { MESSAGES_POLL_MS, pollsMessages, shownMessages } from '@livery/domain/messages';
import { selectSession, sessionKind } from '@livery/domain/session';
import { useFormats, useT } from '@livery/i18n/react';
import { createActivity } from '@livery/platform/activity';
import { CountedIcon, MessagesPanel } from '@livery/ui-kit/frame';
import { bellIcon } from '@livery/ui-kit/icons';
import { Dropdown } from '@livery/ui-kit/overlay';
import { useSayProblem } from '@livery/widgets/say-problem';
import { useModals } from '@livery/widgets/modals';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';

/**
 * The viewer's messages behind a bell that counts them; without any there is no bell, unless the focus is on it (NAV-099). A press opens one in a modal, and only
 * its button puts the message away (ACC-041..044).
 */
export default function MessagesMenu() {
  const t = useT();
  const formats = useFormats();
  const modals = useModals();
  const { data, refetch } = accountApi.useGetMessagesQuery();
  const putAway = usePutAway();
  usePolls(refetch);
  const messages = shownMessages(data?.messages ?? []);
  const [hasFocus, setHasFocus] = useState(false);
  if (messages.length === 0 && !hasFocus) return null;

  function open(messageId: number) {
    const message = messages.find(({ id }) => id === messageId);
    if (!message) return;
    // The line that had it goes with the panel, and tells nobody.
    setHasFocus(false);
    modals.open('confirm', {
      heading: message.title || t('title_message'),
      text: message.text ?? '',
      accept: t('messages_read'),
      onAnswer: (accepted) => accepted && putAway.one(messageId),
    });
  }

  return (
    <span
      style={{ display: 'contents' }}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      <Dropdown
        kind="dialog"
        button={(props) => (
          <CountedIcon
            icon={bellIcon}
            label={messages.length > 0 ? t('messages_count', { count: messages.length }) : t('messages_empty')}
            count={messages.length}
            {...props}
          />
        )}
      >
        {(panel) => (
          <MessagesPanel
            {...panel}
            title={t('messages_title')}
            empty={t('messages_empty')}
            clearLabel={t('messages_clear')}
            messages={messages.map(({ id, title, text, createdAtMs }) => ({
              id,
              title: title || t('title_message'),
              text,
              when:
                createdAtMs === undefined ? undefined : `${formats.date(createdAtMs)}, ${formats.time(createdAtMs)}`,
            }))}
            onOpen={open}
            onClear={putAway.all}
          />
        )}
      </Dropdown>
    </span>
  );
}

/** What fails is said, and the message stays; one that is gone already was put away in another tab. ACC-042, ACC-044 */
function usePutAway() {
  const sayProblem = useSayProblem();
  const [remove] = accountApi.useDeleteMessageMutation();
  const [removeAll] = accountApi.useDeleteMessagesMutation();
  const tell = ({ error }: { readonly error?: unknown }) => {
    const isGone = (error as { status?: number } | undefined)?.status === 404;
    if (error && !isGone) sayProblem(error, 'viewer');
  };
  return { one: (id: number) => void remove({ id }).then(tell), all: () => void removeAll().then(tell) };
}

/** NTF-035, NTF-036, NTF-037 */
function usePolls(ask: () => unknown): void {
  const hasToken = sessionKind(useSelector(selectSession)) !== 'notLoggedIn';
  const poll = useEffectEvent((isActive: boolean) => {
    if (pollsMessages({ hasToken, isActive, isVisible: document.visibilityState === 'visible' })) ask();
  });
  useEffect(() => {
    const stop = new AbortController();
    const activity = createActivity(stop.signal);
    const timer = setInterval(() => poll(activity.isActive()), MESSAGES_POLL_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, []);
}
