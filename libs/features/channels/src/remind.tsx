import { useFormats, useT } from '@livery/i18n/react';
import type { Reminder } from '@livery/domain/reminders';
import { RemindToggle } from '@livery/ui-kit/channels';
import { useToast } from '@livery/widgets/toasts';
import { useReminders } from './reminder-book.ts';

/** Reminds of a programme that has yet to begin. */
export function Remind(reminder: Reminder) {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const { reminders, toggle } = useReminders();
  const isSet = reminders.some(({ id }) => id === reminder.id);
  const time = formats.time(reminder.startMs);
  return (
    <RemindToggle
      title={reminder.title}
      time={time}
      isSet={isSet}
      onToggle={() => {
        toggle(reminder);
        if (!isSet) toast(t('reminder_saved', { time }));
      }}
    />
  );
}
