import { expect, it } from 'vitest';
import { createSiteEvents, type FailedStream } from './site-events.ts';

const failed = (channelId: number) => ({ channelId, code: 'STREAM_503' }) as FailedStream;
const viewer = (user: number) => ({ user, isGuest: false, profile: null, changed: false });

/** The channels of the failures that a listener has heard of. */
function heardOf(events: ReturnType<typeof createSiteEvents>, signal = new AbortController().signal) {
  const heard: (number | null)[] = [];
  events.on('streamFailed', ({ channelId }) => heard.push(channelId), signal);
  return heard;
}

it('STAT-030 whoever comes late hears of everything that happened until then, in its order, once', () => {
  const events = createSiteEvents();
  for (const id of [1, 2, 3]) events.emit('streamFailed', failed(id));
  const heard = heardOf(events);
  expect(heard).toEqual([1, 2, 3]);
  events.emit('streamFailed', failed(4));
  expect(heard).toEqual([1, 2, 3, 4]);
});

it('STAT-030 of what happened all day the latest twenty are kept', () => {
  const events = createSiteEvents();
  for (let id = 1; id <= 50; id += 1) events.emit('streamFailed', failed(id));
  expect(heardOf(events)).toEqual(Array.from({ length: 20 }, (_, index) => 31 + index));
});

it('who watches, and where, is a state: only the last one is of use', () => {
  const events = createSiteEvents();
  const heard: unknown[] = [];
  for (const user of [1, 2]) events.emit('viewer', viewer(user));
  for (const pathname of ['/', '/channels']) events.emit('page', { pathname });
  const { signal } = new AbortController();
  events.on('viewer', ({ user }) => heard.push(user), signal);
  events.on('page', ({ pathname }) => heard.push(pathname), signal);
  expect(heard).toEqual([2, '/channels']);
});

it('STAT-030 what somebody else did before is not told to who comes late, what is known of now is', () => {
  const events = createSiteEvents();
  const { signal } = new AbortController();
  const early = heardOf(events);
  events.emit('viewer', viewer(1));
  events.emit('page', { pathname: '/' });
  events.emit('streamFailed', failed(1));
  // The same viewer, of whom more is known.
  events.emit('viewer', viewer(1));
  expect(heardOf(events)).toEqual([1]);
  events.emit('viewer', { ...viewer(2), changed: true });
  events.emit('streamFailed', failed(2));
  const known: unknown[] = [];
  events.on('viewer', ({ user }) => known.push(user), signal);
  events.on('page', ({ pathname }) => known.push(pathname), signal);
  expect([heardOf(events), known, early]).toEqual([[2], [2, '/'], [1, 2]]);
});

it('nothing is given to a listener after its signal has aborted, and one that throws keeps nobody from hearing', () => {
  const reported: unknown[] = [];
  const events = createSiteEvents((reason) => reported.push(reason));
  for (const id of [1, 2]) events.emit('streamFailed', failed(id));
  const life = new AbortController();
  const heard: (number | null)[] = [];
  events.on('streamFailed', ({ channelId }) => (heard.push(channelId), life.abort()), life.signal);
  const broken = () => {
    throw new Error('broken');
  };
  events.on('streamFailed', broken, new AbortController().signal);
  const other = heardOf(events);
  events.emit('streamFailed', failed(3));
  expect([heard, other, reported.length]).toEqual([[1], [1, 2, 3], 3]);
});
