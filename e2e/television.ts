import type { Page } from '@playwright/test';
import { MEDIA_ORIGIN } from './origins.ts';

/** What was put on the television, as the page sent it. */
interface Shown {
  readonly url: string;
  readonly streamType: string;
  readonly contentType: string;
  readonly title: string;
  readonly startSeconds: number | null;
}

/** How the television stands. It outlives a reload of the page, as a real one does. */
interface TelevisionState {
  readonly isConnected: boolean;
  readonly loads: readonly Shown[];
  readonly asked: readonly string[];
  readonly playerState: string;
  readonly seconds: number;
}

/** The television's side, within the page. */
interface TelevisionInPage {
  read(): TelevisionState;
  /** The film on it stands there. */
  standAt(seconds: number): void;
  /** What is on it has been shown to its end. */
  finish(): void;
  /** Somebody turned it off. */
  turnOff(): void;
  /** The viewer chose it in the browser's own menu. */
  chooseInBrowser(): Promise<void>;
}

/** The sender's script of the journeys: the same words as Google's, and a television that is always found. */
function senderScript(): void {
  interface Kept {
    isConnected: boolean;
    loads: Shown[];
    asked: string[];
    media: { contentId: string; customData: unknown } | null;
    playerState: string;
    idleReason: string | null;
    seconds: number;
    sinceMs: number;
  }
  const fresh: Kept = {
    isConnected: false,
    loads: [],
    asked: [],
    media: null,
    playerState: 'IDLE',
    idleReason: null,
    seconds: 0,
    sinceMs: 0,
  };
  const key = 'journeys.television';
  const read = (): Kept => ({ ...fresh, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>) });
  const write = (change: Partial<Kept>) => localStorage.setItem(key, JSON.stringify({ ...read(), ...change }));
  const secondsNow = ({ playerState, seconds, sinceMs }: Kept) =>
    playerState === 'PLAYING' ? seconds + (Date.now() - sinceMs) / 1000 : seconds;
  const mediaListeners = new Set<() => void>();
  const sessionListeners = new Set<(change: object) => void>();
  const tell = () => mediaListeners.forEach((run) => run());
  const move = (change: Partial<Kept>) => {
    write({ seconds: secondsNow(read()), sinceMs: Date.now(), ...change });
    tell();
  };
  const note = (asked: string) => write({ asked: [...read().asked, asked] });
  const command = (name: string, change: (request: Record<string, number>) => Partial<Kept>) => {
    return (request: Record<string, number> | null, done: () => void) => {
      note(name);
      move(change(request ?? {}));
      done();
    };
  };
  const media = {
    get playerState() {
      return read().playerState;
    },
    get idleReason() {
      return read().idleReason;
    },
    activeTrackIds: null,
    get media() {
      const { media: there } = read();
      return there && { ...there, duration: null };
    },
    getEstimatedTime: () => secondsNow(read()),
    play: command('play', () => ({ playerState: 'PLAYING' })),
    pause: command('pause', () => ({ playerState: 'PAUSED' })),
    stop: command('stop', () => ({ playerState: 'IDLE', idleReason: 'CANCELLED', media: null })),
    seek: command('seek', ({ currentTime = 0 }) => ({ seconds: currentTime })),
    editTracksInfo: command('tracks', () => ({})),
    addUpdateListener: (run: () => void) => void mediaListeners.add(run),
    removeUpdateListener: (run: () => void) => void mediaListeners.delete(run),
  };
  interface Request {
    media: {
      contentId: string;
      contentType: string;
      streamType: string;
      customData: unknown;
      metadata: { title: string };
    };
    currentTime?: number;
    autoplay: boolean;
  }
  const session = {
    getCastDevice: () => ({ friendlyName: 'Телевизор в гостиной' }),
    getMediaSession: () => (read().media ? media : null),
    async loadMedia({ media: { contentId, contentType, streamType, customData, metadata }, ...request }: Request) {
      const shown = { url: contentId, contentType, streamType, title: metadata.title };
      const startSeconds = request.currentTime ?? null;
      write({
        loads: [...read().loads, { ...shown, startSeconds }],
        media: { contentId, customData },
        playerState: request.autoplay ? 'PLAYING' : 'PAUSED',
        idleReason: null,
        seconds: startSeconds ?? 0,
        sinceMs: Date.now(),
      });
    },
    getVolume: () => 0.5,
    isMute: () => false,
    setVolume: async (volume: number) => note(`volume ${volume}`),
    setMute: async (muted: boolean) => note(`muted ${muted}`),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  const change = (sessionState: string) => sessionListeners.forEach((run) => run({ sessionState, session }));
  const end = () => {
    write({ isConnected: false });
    // A session that ends tells zeros.
    write({ seconds: 0, playerState: 'IDLE', media: null });
    change('SESSION_ENDING');
    change('SESSION_ENDED');
  };
  const context = {
    setOptions() {
      if (read().isConnected) setTimeout(() => change('SESSION_RESUMED'));
    },
    async requestSession() {
      write({ isConnected: true });
      change('SESSION_STARTED');
    },
    endCurrentSession: end,
    addEventListener: (_type: string, run: (change: object) => void) => void sessionListeners.add(run),
  };
  class Fields {}
  class MediaInfo {
    contentId: string;
    contentType: string;
    constructor(contentId: string, contentType: string) {
      this.contentId = contentId;
      this.contentType = contentType;
    }
  }
  class LoadRequest {
    media: object;
    constructor(info: object) {
      this.media = info;
    }
  }
  const classes = {
    MediaInfo,
    LoadRequest,
    GenericMediaMetadata: Fields,
    SeekRequest: Fields,
    EditTracksInfoRequest: Fields,
  };
  const television: TelevisionInPage = {
    read: () => ({ ...read(), seconds: secondsNow(read()) }),
    standAt: (seconds) => move({ seconds }),
    finish: () => move({ playerState: 'IDLE', idleReason: 'FINISHED' }),
    turnOff: () => move({ playerState: 'IDLE', idleReason: 'CANCELLED' }),
    chooseInBrowser: () => context.requestSession(),
  };
  const page = window as unknown as Record<string, unknown>;
  Object.assign(page, {
    television,
    cast: { framework: { CastContext: { getInstance: () => context } } },
    chrome: { ...(page['chrome'] as object), cast: { media: classes } },
  });
  (page['__onGCastApiAvailable'] as (isAvailable: boolean) => void)(true);
}

/** A television that the page's sender finds. Its script comes from the origin that the configuration names. */
export async function television(page: Page) {
  let fetched = 0;
  await page.route(`${MEDIA_ORIGIN}/cv/js/sender/**`, (route) => {
    fetched++;
    return route.fulfill({ contentType: 'text/javascript', body: `(${senderScript.toString()})()` });
  });
  const inPage = <Result>(run: (there: TelevisionInPage) => Result): Promise<Result> =>
    page.evaluate(
      `(${run.toString()})(window.television ?? { read: () => ({ isConnected: false, loads: [], asked: [], playerState: 'IDLE', seconds: 0 }) })`,
    );
  return {
    state: () => inPage((there) => there.read()),
    standAt: (seconds: number) =>
      page.evaluate((at) => (window as never as { television: TelevisionInPage }).television.standAt(at), seconds),
    finish: () => inPage((there) => there.finish()),
    turnOff: () => inPage((there) => there.turnOff()),
    chooseInBrowser: () => inPage((there) => there.chooseInBrowser()),
    /** How often a page asked for the sender's script. */
    scriptsFetched: () => fetched,
  };
}
