/** Every device has this many key sessions; a stream that changes its key for hours would use up more. */
export const MOST_SESSIONS = 4;
/** Where the media of a key begins is read off the buffer: true but for a segment or two. */
const SLACK_SECONDS = 12;

/** Seconds of the media, from and to. */
export type MediaSpan = readonly [fromSeconds: number, toSeconds: number];

/**
 * @param open from the oldest to the newest
 * @param inUse what is buffered, and where the playhead is
 * @param toCome how many are about to be opened
 * @returns the sessions to close: only those whose media would have to be fetched anew
 */
export function sessionsToClose<Session extends { readonly fromSeconds: number }>(
  open: readonly Session[],
  inUse: readonly MediaSpan[],
  toCome: number,
): readonly Session[] {
  const tooMany = Math.max(0, open.length + toCome - MOST_SESSIONS);
  const isSpare = ({ fromSeconds }: Session) => {
    const nextFrom = Math.min(...open.map((other) => other.fromSeconds).filter((from) => from > fromSeconds));
    return inUse.every(([from, to]) => to < fromSeconds || nextFrom + SLACK_SECONDS < from);
  };
  return open.filter(isSpare).slice(0, tooMany);
}

type Keys = Pick<MediaKeys, 'createSession'>;
type Playing = Pick<HTMLVideoElement, 'buffered' | 'currentTime' | 'addEventListener'>;

/** Closes a session, so that its key is asked for anew when it is needed again. */
export type CloseSession = (session: MediaKeySession) => void;

/** One that never began cannot be closed. */
export const closeSession: CloseSession = (session) => void session.close().catch(() => undefined);

/** Keeps the sessions of these keys few, however often the stream that the element plays changes its key, until the signal aborts. */
export function boundSessions(
  keys: Keys,
  element: Playing,
  signal: AbortSignal,
  close: CloseSession = closeSession,
): void {
  let open: { readonly session: MediaKeySession; readonly fromSeconds: number }[] = [];
  const drop = (gone: MediaKeySession) => (open = open.filter(({ session }) => session !== gone));
  const makeRoom = (toCome: number) => {
    for (const { session } of sessionsToClose(open, spansOf(element), toCome)) {
      drop(session);
      close(session);
    }
  };
  // What was needed when the last one was opened may leave the buffer later, and no other may follow for an hour.
  element.addEventListener('timeupdate', () => makeRoom(0), { signal });
  const create = keys.createSession.bind(keys);
  keys.createSession = (...type) => {
    makeRoom(1);
    const session = create(...type);
    open.push({ session, fromSeconds: bufferedUntil(element) });
    void session.closed.then(() => drop(session));
    return session;
  };
}

/** Bounds the sessions of whatever keys an engine sets on the element, until the signal aborts. */
export function boundSessionsOn(element: HTMLVideoElement, signal: AbortSignal, close?: CloseSession): void {
  let bounded: MediaKeys | null = null;
  const set = element.setMediaKeys.bind(element);
  element.setMediaKeys = (keys) => {
    if (keys && keys !== bounded) boundSessions(keys, element, signal, close);
    bounded = keys ?? bounded;
    return set(keys);
  };
  signal.addEventListener('abort', () => Reflect.deleteProperty(element, 'setMediaKeys'), { once: true });
}

function spansOf({ buffered, currentTime }: Playing): readonly MediaSpan[] {
  const spans = Array.from({ length: buffered.length }, (_, at): MediaSpan => [buffered.start(at), buffered.end(at)]);
  return [...spans, [currentTime, currentTime]];
}

/** What is fetched next begins here. */
const bufferedUntil = (element: Playing): number =>
  spansOf(element).find(([from, to]) => from <= element.currentTime && element.currentTime <= to)?.[1] ??
  element.currentTime;
