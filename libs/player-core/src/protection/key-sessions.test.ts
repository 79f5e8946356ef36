import { expect, it } from 'vitest';
import { boundSessions, MOST_SESSIONS, sessionsToClose, type MediaSpan } from './key-sessions.ts';

const sessions = (...from: number[]) => from.map((fromSeconds) => ({ fromSeconds }));

it.each<[string, readonly { readonly fromSeconds: number }[], readonly MediaSpan[], readonly number[]]>([
  ['three are few', sessions(0, 100, 200), [[290, 330]], []],
  ['of four the oldest goes', sessions(0, 100, 200, 300), [[290, 330]], [0]],
  ['what is still buffered stays', sessions(0, 100, 200, 300), [[50, 330]], []],
  ['what begins where the buffer does stays', sessions(0, 100, 200, 300), [[105, 330]], []],
  ['after a way back the later ones go', sessions(0, 100, 200, 300), [[10, 40]], [100]],
  ['picture and sound have keys of their own', sessions(0, 0, 100, 100), [[160, 190]], [0]],
  ['those that came while all were needed go later', sessions(0, 4, 8, 12, 16, 20), [[60, 90]], [0, 4, 8]],
])('%s', (_, open, inUse, closed) => {
  expect(sessionsToClose(open, inUse, 1).map(({ fromSeconds }) => fromSeconds)).toEqual(closed);
});

it.each<[string, readonly MediaSpan[], readonly MediaSpan[], readonly number[]]>([
  [
    'after a jump all go whose media the buffer has left',
    [
      [388, 408],
      [408, 416],
      [488, 508],
      [508, 520],
    ],
    [[500, 512]],
    [0],
  ],
  [
    'what was asked for at the place before the jump goes, too',
    [
      [480, 500],
      [500, 520],
      [408, 416],
      [520, 540],
    ],
    [[500, 530]],
    [2],
  ],
  [
    'what is fetched and not yet buffered stays',
    [
      [468, 508],
      [508, 548],
      [508, 548],
      [548, 552],
    ],
    [[500, 547]],
    [],
  ],
])('where the engine tells of the media of a key: %s', (_, media, inUse, closed) => {
  const open = media.map((span, at) => ({ at, fromSeconds: 500, media: span }));
  expect(sessionsToClose(open, inUse, 1).map(({ at }) => at)).toEqual(closed);
});

/** A key system that counts, and an element whose buffer slides along. */
function device() {
  let [startSeconds, endSeconds] = [0, 0];
  const open = new Set<{ readonly key: number }>();
  let made = 0;
  const keys = {
    createSession() {
      let end = () => {};
      const closed = new Promise<MediaKeySessionClosedReason>(
        (resolve) => (end = () => resolve('closed-by-application')),
      );
      const session = {
        key: made++,
        sessionId: 'begun',
        closed,
        async close() {
          open.delete(session);
          end();
        },
      };
      open.add(session);
      return session as unknown as MediaKeySession;
    },
  };
  const events = new EventTarget();
  const element = {
    currentTime: 0,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    get buffered() {
      return { length: endSeconds > startSeconds ? 1 : 0, start: () => startSeconds, end: () => endSeconds };
    },
  };
  /** Half a minute is fetched ahead, and half a minute kept. */
  const play = (atSeconds: number) => {
    element.currentTime = Math.max(0, atSeconds);
    [startSeconds, endSeconds] = [Math.max(0, atSeconds - 30), atSeconds + 30];
  };
  const tell = () => element.dispatchEvent(new Event('timeupdate'));
  return { keys, element, open, play, tell, made: () => made };
}

it.each([600, 60, 30])(
  'a stream with another key every %i s keeps four sessions open at most, for six hours',
  (every) => {
    const { keys, element, open, play, made } = device();
    boundSessions(keys, element, new AbortController().signal);
    let most = 0;
    const missed: number[] = [];
    for (let second = -30; second < 6 * 3600; second += 5) {
      const [first, last] = [Math.floor(Math.max(0, second - 30) / every), Math.floor((second + 30) / every)];
      while (made() <= last) keys.createSession();
      play(second);
      most = Math.max(most, open.size);
      const held = new Set([...open].map(({ key }) => key));
      for (let key = first; key <= last; key++) if (!held.has(key)) missed.push(key);
    }
    expect({ most, missed }).toEqual({ most: MOST_SESSIONS, missed: [] });
    expect(made()).toBeGreaterThanOrEqual((6 * 3600) / every);
  },
);

it('one that the device itself has closed is not counted', async () => {
  const { keys, element, open, play } = device();
  boundSessions(keys, element, new AbortController().signal);
  for (let at = 0; at < 3; at++) {
    play(at * 100);
    keys.createSession();
  }
  const [first] = open as unknown as Set<MediaKeySession>;
  await first?.close();
  play(300);
  keys.createSession();
  expect([...open].map(({ key }) => key)).toEqual([1, 2, 3]);
});

it('those whose media leaves the buffer later are closed then, and no other has to be opened for it', () => {
  const { keys, element, open, play, tell } = device();
  boundSessions(keys, element, new AbortController().signal);
  play(0);
  for (let key = 0; key < 6; key++) keys.createSession();
  play(600);
  keys.createSession();
  expect(open.size).toBe(7);
  play(700);
  tell();
  expect(open.size).toBe(MOST_SESSIONS);
});

it('nothing is closed once the run has ended', () => {
  const { keys, element, open, play, tell } = device();
  const run = new AbortController();
  boundSessions(keys, element, run.signal);
  play(0);
  for (let key = 0; key < 6; key++) keys.createSession();
  play(600);
  keys.createSession();
  run.abort();
  play(700);
  tell();
  expect(open.size).toBe(7);
});

it('one that has not begun cannot be closed: it goes as soon as it has', () => {
  const { keys, element, open, play } = device();
  boundSessions(keys, element, new AbortController().signal);
  const begins = (session: MediaKeySession, sessionId: string) => Object.assign(session, { sessionId });
  const first = begins(keys.createSession(), '');
  for (let key = 1; key < 6; key++) {
    play(key * 100);
    keys.createSession();
  }
  expect([...open].map(({ key }) => key)).toEqual([0, 3, 4, 5]);
  begins(first, 'begun');
  play(600);
  keys.createSession();
  expect([...open].map(({ key }) => key)).toEqual([3, 4, 5, 6]);
});
