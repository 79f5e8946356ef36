import type Hls from 'hls.js';
import type { Fragment, KeySystemFormats, MediaKeySessionContext } from 'hls.js';
import { closeSession, type EngineSessions, type MediaSpan } from './key-sessions.ts';

/** What hls.js has of keys and sessions; it has no public way to ask for one, or to close one. */
interface HlsSessions {
  readonly emeController?: {
    readonly mediaKeySessions: readonly KnownSession[];
    selectKeySystemFormat(fragment: Fragment): Promise<KeySystemFormats>;
    loadKey(fragment: Fragment): Promise<unknown>;
    removeSession(known: KnownSession): Promise<unknown>;
  };
}
type KnownSession = Pick<MediaKeySessionContext, 'mediaKeysSession' | 'createdFor'>;

/**
 * The sessions of hls.js. It asks for a licence once the initialisation segment is there, which may name the key. A key that the playlist names
 * is asked for at once, beside the first media: hls.js knows of the session, and takes it.
 */
export function hlsSessions(hls: Hls): EngineSessions {
  const { Events } = hls.constructor as typeof Hls;
  const { emeController } = hls as unknown as HlsSessions;
  const media = new Map<string, MediaSpan>();

  const ask = async (fragment: Fragment) => {
    if (!emeController) return;
    fragment.setKeyFormat(await emeController.selectKeySystemFormat(fragment));
    note(fragment);
    if (fragment.decryptdata?.keyId) await emeController.loadKey(fragment);
  };
  // What fails here is told by hls.js itself.
  hls.on(Events.KEY_LOADING, (_event, { frag }) => void ask(frag).catch(() => undefined));
  hls.on(Events.FRAG_LOADING, (_event, { frag }) => note(frag));

  function note({ decryptdata, sn, start, end }: Fragment): void {
    const key = nameOf(decryptdata);
    if (key === null || sn === 'initSegment') return;
    const [from, to] = media.get(key) ?? [start, end];
    media.set(key, [Math.min(from, start), Math.max(to, end)]);
  }

  const knownOf = (session: MediaKeySession) =>
    emeController?.mediaKeySessions.find(({ mediaKeysSession }) => mediaKeysSession === session);

  return {
    mediaOf(session) {
      const key = nameOf(knownOf(session)?.createdFor.levelKey);
      // A licence may bring more keys than the one that was asked for.
      return key === null || session.keyStatuses.size > 1 ? null : (media.get(key) ?? null);
    },
    // hls.js must forget it: it would take the key for usable when its media is fetched anew.
    close(session) {
      const known = knownOf(session);
      if (emeController && known) void emeController.removeSession(known);
      else closeSession(session);
    },
  };
}

const nameOf = (key: Fragment['decryptdata'] | undefined): string | null => key?.keyId?.join() ?? null;
