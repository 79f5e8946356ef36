import type Hls from 'hls.js';
import type { MediaKeySessionContext } from 'hls.js';
import { expect, it, vi } from 'vitest';
import { hlsSessions } from './hlsjs-sessions.ts';

/** As much of hls.js as knows of keys. */
function fakeHls() {
  const known: Pick<MediaKeySessionContext, 'mediaKeysSession' | 'createdFor'>[] = [];
  const listeners = new Map<string, (event: string, data: { frag: object }) => void>();
  const emeController = {
    mediaKeySessions: known,
    selectKeySystemFormat: async () => 'widevine',
    loadKey: vi.fn(async () => {}),
    removeSession: vi.fn(async () => {}),
  };
  class FakeHls {
    static readonly Events = { KEY_LOADING: 'key', FRAG_LOADING: 'fragment' };
    readonly emeController = emeController;
    on = (event: string, listener: (event: string, data: { frag: object }) => void) =>
      void listeners.set(event, listener);
  }
  const sessions = hlsSessions(new FakeHls() as unknown as Hls);
  const fragment = (key: number | null, start: number, sn: number | 'initSegment' = start) => ({
    sn,
    start,
    end: start + 4,
    setKeyFormat: () => {},
    decryptdata: { keyId: key === null ? null : Uint8Array.of(key) },
  });
  /** A session that hls.js has opened for a key. */
  const opened = (key: number, keys = 1) => {
    const session = { keyStatuses: { size: keys }, close: vi.fn(async () => {}) } as unknown as MediaKeySession;
    const levelKey = { keyId: Uint8Array.of(key) } as MediaKeySessionContext['createdFor']['levelKey'];
    known.push({ mediaKeysSession: session, createdFor: { levelKey, reason: 'playlist-key' } });
    return session;
  };
  const tell = (event: 'key' | 'fragment', frag: object) => listeners.get(event)?.(event, { frag });
  return { sessions, emeController, fragment, opened, tell };
}

it('the media of a key is from the first to the last that was asked for with it', async () => {
  const { sessions, fragment, opened, tell } = fakeHls();
  const [first, second] = [opened(1), opened(2)];
  tell('key', fragment(1, 100));
  await vi.waitFor(() => expect(sessions.mediaOf(first)).toEqual([100, 104]));
  tell('fragment', fragment(1, 104));
  tell('fragment', fragment(2, 108));
  tell('fragment', fragment(1, 0, 'initSegment'));
  tell('fragment', fragment(null, 400));
  expect(sessions.mediaOf(first)).toEqual([100, 108]);
  expect(sessions.mediaOf(second)).toEqual([108, 112]);
});

it('where it is, is not known of a session with several keys, of one without media, and of one that hls.js has not opened', () => {
  const { sessions, fragment, opened, tell } = fakeHls();
  const [several, none] = [opened(1, 2), opened(2)];
  tell('fragment', fragment(1, 100));
  const foreign = { keyStatuses: { size: 1 } } as unknown as MediaKeySession;
  expect([several, none, foreign].map(sessions.mediaOf)).toEqual([null, null, null]);
});

it('a key that the playlist names is asked for with the first media, another one is not', async () => {
  const { emeController, fragment, tell } = fakeHls();
  const named = fragment(1, 100);
  tell('key', fragment(null, 96));
  tell('key', named);
  await vi.waitFor(() => expect(emeController.loadKey.mock.calls).toEqual([[named]]));
});

it('hls.js itself closes what it has opened', () => {
  const { sessions, emeController, opened } = fakeHls();
  const own = opened(1);
  sessions.close(own);
  expect(emeController.removeSession).toHaveBeenCalledWith(expect.objectContaining({ mediaKeysSession: own }));
  const foreign = { close: vi.fn(async () => {}) } as unknown as MediaKeySession;
  sessions.close(foreign);
  expect(foreign.close).toHaveBeenCalledOnce();
});
