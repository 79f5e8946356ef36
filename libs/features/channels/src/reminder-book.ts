import { activeRole, selectActiveProfile } from '@livery/domain/profiles';
import { readReminders, splitDue, toggled, type Reminder } from '@livery/domain/reminders';
import { createValue } from '@livery/value';
import { useValue } from '@livery/value/react';
import { useService, type MakeService, type Services } from '@livery/widgets/services';
import { useSelector } from 'react-redux';

const KEY = 'reminders';
const NONE: readonly Reminder[] = [];

/** What each profile of this browser wants to be told of. */
export const reminderBook: MakeService<ReturnType<typeof createBook>> = (services) => createBook(services);

function createBook({ storage, clock }: Pick<Services, 'storage' | 'clock'>) {
  const all = createValue(readReminders(storage.get(KEY)));
  /** Read anew before it is written: another tab may have written there. */
  function change(profile: string, next: (list: readonly Reminder[]) => readonly Reminder[]): void {
    const stored = readReminders(storage.get(KEY));
    const changed = { ...stored, [profile]: next(stored[profile] ?? NONE) };
    storage.set(KEY, JSON.stringify(changed));
    all.set(changed);
  }
  return {
    all,
    toggle: (profile: string, reminder: Reminder) => change(profile, (list) => toggled(list, reminder, clock.now())),
    /** What begins now, for whoever tells it: it is told once, by one tab. */
    takeDue(profile: string): readonly Reminder[] {
      let taken = NONE;
      change(profile, (list) => {
        const { due, waiting } = splitDue(list, clock.now());
        taken = due;
        return waiting;
      });
      return taken;
    },
  };
}

/** The reminders of whoever is watching. */
export function useReminders() {
  const { all, toggle, takeDue } = useService(reminderBook);
  const role = useSelector(activeRole);
  const active = useSelector(selectActiveProfile);
  const profile = active.kind === 'known' ? String(active.id) : role;
  return {
    reminders: useValue(all)[profile] ?? NONE,
    toggle: (reminder: Reminder) => toggle(profile, reminder),
    takeDue: () => takeDue(profile),
  };
}
