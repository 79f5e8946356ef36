import { accountApi } from '@livery/api-client/account';
import { useFormats, useT } from '@livery/i18n/react';
import { CountedIcon, MessagesPanel } from '@livery/ui-kit/frame';
import { bellIcon } from '@livery/ui-kit/icons';
import { Dropdown } from '@livery/ui-kit/overlay';
import { useModals } from '@livery/widgets/modals';
import { shownMessages } from './messages.ts';

/**
 * The viewer's messages behind a bell that counts them; without any there is no bell (NAV-099). A press opens one in a modal, and only
 * its button puts the message away (ACC-041..044).
 */
export default function MessagesMenu() {
  const t = useT();
  const formats = useFormats();
  const modals = useModals();
  const { data } = accountApi.useGetMessagesQuery();
  const [remove] = accountApi.useDeleteMessageMutation();
  const [removeAll] = accountApi.useDeleteMessagesMutation();
  const messages = shownMessages(data?.messages ?? []);
  if (messages.length === 0) return null;

  function open(messageId: number) {
    const message = messages.find(({ id }) => id === messageId);
    if (!message) return;
    modals.open('confirm', {
      heading: message.title || t('title_message'),
      text: message.text ?? '',
      accept: t('messages_read'),
      onAnswer: (accepted) => accepted && void remove({ id: messageId }),
    });
  }

  return (
    <Dropdown
      kind="dialog"
      button={(props) => (
        <CountedIcon
          icon={bellIcon}
          label={t('messages_count', { count: messages.length })}
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
            when: createdAtMs === undefined ? undefined : `${formats.date(createdAtMs)}, ${formats.time(createdAtMs)}`,
          }))}
          onOpen={open}
          onClear={() => void removeAll()}
        />
      )}
    </Dropdown>
  );
}
