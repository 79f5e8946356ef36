import { useFormats, useT } from '@livery/i18n/react';
import type { Reminder } from '@livery/domain/reminders';
import { RemindToggle } from '@livery/ui-kit/channels';
import { useServices } from '@livery/widgets/services';
import { useToast } from '@livery/widgets/toasts';
import { useReminders } from './reminder-book.ts';

/** Reminds of a programme that has yet to begin by the clock: a late broadcast, or a late picture, is not waited for any more. */
export function Remind({ id, channelId, title, startMs }: Reminder) {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const { clock } = useServices();
  const { reminders, toggle } = useReminders();
  if (startMs <= clock.now()) return null;
  const isSet = reminders.some((one) => one.id === id);
  const time = formats.time(startMs);
  return (
    <RemindToggle
      title={title}
      time={time}
      isSet={isSet}
      onToggle={() => {
        toggle({ id, channelId, title, startMs });
        if (!isSet) toast(t('reminder_saved', { time }));
      }}
    />
  );
}
