/** A programme that somebody wants to be told of when it begins. */
export interface Reminder {
  /** Of its broadcast. */
  readonly id: number;
  readonly channelId: number;
  readonly title: string;
  readonly startMs: number;
}

/** The reminders of each profile of this browser, the next one first. */
export type Reminders = Readonly<Record<string, readonly Reminder[]>>;

/** Who is told later than this has missed the beginning, and is not told. */
export const TELLS_WITHIN_MS = 5 * 60_000;
/** A list that grows without end would fill the browser's store. */
export const MOST_REMINDERS = 100;

/** With a reminder more, or without it where it is there already. What is over is left out. */
export function toggled(before: readonly Reminder[], reminder: Reminder, nowMs: number): readonly Reminder[] {
  const others = before.filter(({ id, startMs }) => id !== reminder.id && startMs + TELLS_WITHIN_MS > nowMs);
  const wasThere = before.some(({ id }) => id === reminder.id);
  return (wasThere ? others : [...others, reminder]).sort((a, b) => a.startMs - b.startMs).slice(0, MOST_REMINDERS);
}

/** What begins now, and what is left to wait for. What began while nobody was here is in neither. */
export function splitDue(
  reminders: readonly Reminder[],
  nowMs: number,
): { due: readonly Reminder[]; waiting: readonly Reminder[] } {
  return {
    due: reminders.filter(({ startMs }) => startMs <= nowMs && nowMs < startMs + TELLS_WITHIN_MS),
    waiting: reminders.filter(({ startMs }) => startMs > nowMs),
  };
}

/** What was stored: whatever is no reminder costs itself. */
export function readReminders(stored: string | null): Reminders {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).map(([profile, list]) => [profile, Array.isArray(list) ? list.filter(isReminder) : []]),
    );
  } catch {
    return {};
  }
}

function isReminder(value: unknown): value is Reminder {
  if (typeof value !== 'object' || value === null) return false;
  const { id, channelId, title, startMs } = value as Partial<Record<keyof Reminder, unknown>>;
  return typeof title === 'string' && [id, channelId, startMs].every(Number.isSafeInteger);
}
