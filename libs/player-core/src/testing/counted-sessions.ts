import { onTestFinished } from 'vitest';

/** Counts the key sessions of the page's real key systems, until the test is over. */
export function countedSessions(): { readonly made: number; readonly open: number } {
  const { createSession } = MediaKeys.prototype;
  const counts = { made: 0, open: 0 };
  MediaKeys.prototype.createSession = function (this: MediaKeys, ...type) {
    const session = createSession.apply(this, type);
    counts.made += 1;
    counts.open += 1;
    void session.closed.then(() => (counts.open -= 1));
    return session;
  };
  onTestFinished(() => {
    MediaKeys.prototype.createSession = createSession;
  });
  return counts;
}
