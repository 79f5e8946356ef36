import { readReminders, splitDue, toggled, type Reminder } from '@livery/domain/reminders';
import { keepByViewer, useKeptByViewer } from '@livery/widgets/kept-by-viewer';
import { useServices } from '@livery/widgets/services';

const NONE: readonly Reminder[] = [];

/** What each profile of this browser wants to be told of. */
const reminderBook = keepByViewer({ key: 'reminders', read: readReminders, none: NONE });

/** The reminders of whoever is watching. */
export function useReminders() {
  const { clock } = useServices();
  const { kept, change } = useKeptByViewer(reminderBook);
  return {
    reminders: kept,
    toggle: (reminder: Reminder) => change((list) => toggled(list, reminder, clock.now())),
    /** What begins now, for whoever tells it: it is told once, by one tab. */
    takeDue(): readonly Reminder[] {
      let taken = NONE;
      change((list) => {
        const { due, waiting } = splitDue(list, clock.now());
        taken = due;
        return waiting;
      });
      return taken;
    },
  };
}
