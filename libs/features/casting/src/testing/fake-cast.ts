import type { CastContext, CastPage, CastSession, MediaClasses, MediaSession, SessionChange } from '../cast-api.ts';

/** What the sender was asked to load, as it goes to the receiver. */
export interface SentLoad {
  readonly media: { readonly contentId: string; readonly contentType: string; readonly [field: string]: unknown };
  readonly currentTime?: number;
  readonly autoplay: boolean;
}

type MediaFacts = Omit<
  MediaSession,
  | 'play'
  | 'pause'
  | 'stop'
  | 'seek'
  | 'editTracksInfo'
  | 'addUpdateListener'
  | 'removeUpdateListener'
  | 'getEstimatedTime'
> & { readonly time: number };

const classes: MediaClasses = {
  MediaInfo: class {
    contentId: string;
    contentType: string;
    constructor(contentId: string, contentType: string) {
      this.contentId = contentId;
      this.contentType = contentType;
    }
  },
  GenericMediaMetadata: class {},
  LoadRequest: class {
    media: object;
    constructor(media: object) {
      this.media = media;
    }
  },
  SeekRequest: class {},
  EditTracksInfoRequest: class {
    activeTrackIds: readonly number[];
    constructor(activeTrackIds: readonly number[]) {
      this.activeTrackIds = activeTrackIds;
    }
  },
};

/** Another device, and the sender that speaks to it, moved by hand. */
export function fakeCast() {
  const asked: string[] = [];
  const loads: SentLoad[] = [];
  const sessionListeners = { volumechanged: new Set<() => void>(), mediasession: new Set<() => void>() };
  const contextListeners = new Set<(change: SessionChange) => void>();
  let updates = new Set<() => void>();
  let media: MediaSession | null = null;
  let facts: MediaFacts;
  const sound = { volume: 0.4, muted: false };
  const answers = { refusesLoad: null as string | null, refusesCommand: null as string | null };

  /** What has come to an end there hears no command any more. */
  const isOver = () => facts.playerState === 'IDLE' && facts.idleReason !== null;
  const command =
    (name: string) => (request: object | null, done: () => void, failed: (e: { code: string }) => void) => {
      asked.push(request ? `${name} ${JSON.stringify(request)}` : name);
      const refusal = answers.refusesCommand ?? (isOver() ? 'session_error' : null);
      if (refusal) failed({ code: refusal });
      else done();
    };

  /** A new thing on the receiver. The one before tells nobody anything any more, but that it was interrupted. */
  function put(first: Partial<MediaFacts>): void {
    if (media) update({ playerState: 'IDLE', idleReason: 'INTERRUPTED' });
    updates = new Set();
    const own = updates;
    facts = { playerState: 'IDLE', idleReason: null, activeTrackIds: null, media: null, time: 0, ...first };
    let mine = facts;
    media = {
      get playerState() {
        return (mine = own === updates ? facts : mine).playerState;
      },
      get idleReason() {
        return mine.idleReason;
      },
      get activeTrackIds() {
        return mine.activeTrackIds;
      },
      get media() {
        return mine.media;
      },
      getEstimatedTime: () => (own === updates ? facts : mine).time,
      getEstimatedLiveSeekableRange: () => facts.getEstimatedLiveSeekableRange?.() ?? null,
      play: command('play'),
      pause: command('pause'),
      stop: command('stop'),
      seek: command('seek'),
      editTracksInfo: command('tracks'),
      addUpdateListener: (run) => void own.add(run),
      removeUpdateListener: (run) => void own.delete(run),
    };
  }

  function update(change: Partial<MediaFacts>): void {
    facts = { ...facts, ...change };
    for (const run of [...updates]) run();
  }

  const session: CastSession = {
    getCastDevice: () => ({ friendlyName: 'Living room' }),
    getMediaSession: () => media,
    async loadMedia(request) {
      const { media: info, ...more } = request as SentLoad;
      loads.push({ media: info, ...more });
      if (answers.refusesLoad) throw answers.refusesLoad;
      put({ media: { contentId: info.contentId, customData: info['customData'] }, time: more.currentTime ?? 0 });
    },
    getVolume: () => sound.volume,
    isMute: () => sound.muted,
    async setVolume(volume) {
      asked.push(`volume ${volume}`);
      sound.volume = volume;
    },
    async setMute(muted) {
      asked.push(`muted ${muted}`);
      sound.muted = muted;
    },
    addEventListener: (type, run) => void sessionListeners[type].add(run),
    removeEventListener: (type, run) => void sessionListeners[type].delete(run),
  };

  const cast = {
    asked,
    loads,
    classes,
    session,
    sound,
    answers,
    /** What the viewer does with the list of devices: a code refuses. */
    chooses: async (): Promise<unknown> => cast.change('SESSION_STARTED'),
    put,
    update,
    change(sessionState: string): void {
      for (const run of [...contextListeners]) run({ sessionState, session });
    },
    /** Its own remote control changed the sound, or something else was put on it. */
    emit: (type: keyof typeof sessionListeners) => sessionListeners[type].forEach((run) => run()),
    get hears(): number {
      return updates.size;
    },
  };
  const context: CastContext = {
    setOptions: (options) => void asked.push(`options ${JSON.stringify(options)}`),
    requestSession: () => cast.chooses(),
    endCurrentSession(stopsReceiver) {
      asked.push(`end ${stopsReceiver}`);
      cast.change('SESSION_ENDING');
      cast.change('SESSION_ENDED');
    },
    addEventListener: (_type, run) => void contextListeners.add(run),
  };
  /** Leaves on the page what the sender's script leaves there. */
  const install = (page: CastPage): void => {
    page.cast = { framework: { CastContext: { getInstance: () => context } } };
    page.chrome = { ...page.chrome, cast: { media: classes } };
  };
  return Object.assign(cast, { context, install });
}

export type FakeCast = ReturnType<typeof fakeCast>;
