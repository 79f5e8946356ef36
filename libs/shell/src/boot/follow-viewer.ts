import { selectSession, sessionUser } from '@livery/domain/session';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

interface Viewer {
  user: number;
  profile: null;
}

/**
 * Tells who is watching whenever that is known anew. `changed`: somebody else was watching in this page before, and nothing of theirs
 * may be shown any more.
 */
export function followViewer(
  startListening: ListenerMiddlewareInstance['startListening'],
  tell: (viewer: Viewer, changed: boolean) => void,
): void {
  let last: number | null = null;
  startListening({
    predicate: (_action, current, previous) =>
      sessionUser(selectSession(current))?.id !== sessionUser(selectSession(previous))?.id,
    effect: (_action, { getState }) => {
      const user = sessionUser(selectSession(getState()));
      if (!user || user.id === last) return;
      const changed = last !== null;
      last = user.id;
      tell({ user: user.id, profile: null }, changed);
    },
  });
}
