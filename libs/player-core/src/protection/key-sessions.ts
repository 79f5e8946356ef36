import { listen } from '../compat/listen.ts';

/** Every device has this many key sessions; a stream that changes its key for hours would use up more. */
export const MOST_SESSIONS = 4;
/** Where the media of a key begins and ends is known but for a segment or two. */
const SLACK_SECONDS = 12;

/** Seconds of the media, from and to. */
export type MediaSpan = readonly [fromSeconds: number, toSeconds: number];

/** An open session, and what is known of the media that its key opens. */
export interface SessionMedia {
  /** What was buffered when it was opened ended here: true but for a segment or two. */
  readonly fromSeconds: number;
  /** All of it that was asked for since, where the engine tells. */
  readonly media?: MediaSpan | null;
}

/**
 * @param open from the oldest to the newest
 * @param inUse what is buffered, and where the playhead is
 * @param toCome how many are about to be opened
 * @returns the sessions to close: only those whose media would have to be fetched anew
 */
export function sessionsToClose<Session extends SessionMedia>(
  open: readonly Session[],
  inUse: readonly MediaSpan[],
  toCome: number,
): readonly Session[] {
  const tooMany = Math.max(0, open.length + toCome - MOST_SESSIONS);
  const nextFrom = (fromSeconds: number) =>
    Math.min(...open.map((other) => other.fromSeconds).filter((from) => from > fromSeconds));
  const isSpare = ({ fromSeconds, media }: Session) => {
    const [mediaFrom, mediaTo] = media ?? [fromSeconds, nextFrom(fromSeconds)];
    return inUse.every(([from, to]) => to + SLACK_SECONDS < mediaFrom || mediaTo + SLACK_SECONDS < from);
  };
  return open.filter(isSpare).slice(0, tooMany);
}

type Keys = Pick<MediaKeys, 'createSession'>;
type Playing = EventTarget & Pick<HTMLVideoElement, 'buffered' | 'currentTime'>;

/** What an engine knows of the sessions that it opens. */
export interface EngineSessions {
  /** Where the media of its key is; `null` where that is not known. */
  mediaOf(session: MediaKeySession): MediaSpan | null;
  /** Closes it, so that its key is asked for anew when it is needed again. */
  close(session: MediaKeySession): void;
}

/** Leaves one that is closed already as it is. */
export const closeSession = (session: MediaKeySession): void => void session.close().catch(() => undefined);

/** A key system refuses to close a session that has not begun, which then stays open for good: until then it is needed. */
const isBegun = ({ sessionId }: MediaKeySession): boolean => sessionId !== '';
const EVERYWHERE: MediaSpan = [-Infinity, Infinity];

const UNKNOWN: EngineSessions = { mediaOf: () => null, close: closeSession };

/** Keeps the sessions of these keys few, however often the stream that the element plays changes its key, until the signal aborts. */
export function boundSessions(
  keys: Keys,
  element: Playing,
  signal: AbortSignal,
  { mediaOf, close }: EngineSessions = UNKNOWN,
): void {
  let open: { readonly session: MediaKeySession; readonly fromSeconds: number }[] = [];
  const drop = (gone: MediaKeySession) => (open = open.filter(({ session }) => session !== gone));
  const makeRoom = (toCome: number) => {
    const known = open.map((one) => ({ ...one, media: isBegun(one.session) ? mediaOf(one.session) : EVERYWHERE }));
    for (const { session } of sessionsToClose(known, spansOf(element), toCome)) {
      drop(session);
      close(session);
    }
  };
  // What was needed when the last one was opened may leave the buffer later, and no other may follow for an hour.
  listen(element, 'timeupdate', () => makeRoom(0), signal);
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
export function boundSessionsOn(element: HTMLVideoElement, signal: AbortSignal, sessions?: EngineSessions): void {
  let bounded: MediaKeys | null = null;
  const set = element.setMediaKeys.bind(element);
  element.setMediaKeys = (keys) => {
    if (keys && keys !== bounded) boundSessions(keys, element, signal, sessions);
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
