import { platformApi } from '@livery/api-client/platform';
import type { Tracker } from '@livery/contract/channels/entities';
import { beatAddress, beatEveryMs, type Beat, type BeatType } from '@livery/domain/ads';
import { selectSession, sessionDeviceId } from '@livery/domain/session';
import { trackingDeviceCode } from '@livery/platform/environment';
import type { Extension } from '@livery/player-core/extension';
import type { PlayerClock } from '@livery/player-core/services';
import type { PlayerState } from '@livery/player-core/state';
import { whenCounted, type PlayedSubject } from '@livery/widgets/load-facts';
import type { MakeExtension } from '@livery/widgets/player-extension';
import { consent } from '@livery/widgets/consent';
import { playerServices } from '@livery/widgets/player-services';

export interface HeartbeatWorld {
  readonly clock: PlayerClock;
  /** Tells one beat; nobody waits for it. */
  readonly tell: (tracker: Tracker, beat: Omit<Beat, 'deviceId' | 'deviceCode'>) => void;
  /** Says when the page goes, and when it comes back from where the browser kept it, until the signal aborts. */
  readonly onPage: (hear: (isHere: boolean) => void, signal: AbortSignal) => void;
}

/** The one measuring service that is known. */
const MEASURED_BY = 'tns';

const trackersOf = ({ kind, stream }: PlayedSubject): readonly Tracker[] =>
  kind === 'channel' || kind === 'film' ? stream.trackers.filter(({ type }) => type === MEASURED_BY) : [];

const doesMove = ({ playback, isHeld, lifecycle }: PlayerState): boolean =>
  playback === 'playing' && !isHeld && lifecycle === 'loaded';

/** Tells the measuring service that something is watched: at its beginning, every so often, at a pause and at the end. ADS-030, ADS-032 */
export const heartbeatExtension = ({ clock, tell, onPage }: HeartbeatWorld): Extension => ({
  name: 'heartbeat',
  attach({ player, onLoad }) {
    onLoad((load) => {
      if (load.facts.isPreview) return;
      whenCounted(load, (subject) => {
        for (const tracker of trackersOf(subject)) measure(tracker, subject, load.signal);
      });
    });

    /** Where the content is: a channel has a time of day, also where its media says none; the date of a film's media is nobody's. ADS-026 */
    const placeOf = ({ kind }: PlayedSubject) => {
      const { mediaTime: positionSeconds, wallTimeMs } = player.state.position;
      return { positionSeconds, wallTimeMs: kind === 'channel' ? (wallTimeMs ?? clock.now()) : null };
    };

    function measure(tracker: Tracker, subject: PlayedSubject, signal: AbortSignal): void {
      const everyMs = beatEveryMs(tracker);
      let last: { readonly type: BeatType; readonly atMs: number } | null = null;
      let beating = new AbortController();
      const say = (type: BeatType) => {
        last = { type, atMs: clock.elapsed() };
        tell(tracker, { type, ...placeOf(subject), nowMs: clock.now() });
      };
      const beat = () => {
        say('plays');
        clock.after(everyMs, beat, beating.signal);
      };
      const follow = (moves: boolean) => {
        beating.abort();
        beating = new AbortController();
        if (!moves) return;
        // A stall or a jump in between is no new beginning.
        const waitMs = last?.type === 'plays' ? last.atMs + everyMs - clock.elapsed() : 0;
        if (waitMs > 0) clock.after(waitMs, beat, beating.signal);
        else beat();
      };
      player.subscribe(doesMove, follow, { signal });
      player.subscribe(
        ({ wantsToPlay }) => wantsToPlay,
        (wantsToPlay) => void (!wantsToPlay && last?.type === 'plays' && !player.state.isHeld && say('pauses')),
        { signal },
      );
      const stop = () => {
        beating.abort();
        if (last && last.type !== 'stops') say('stops');
      };
      signal.addEventListener('abort', stop);
      const goOn = () => follow(doesMove(player.state));
      onPage((isHere) => (isHere ? goOn() : stop()), signal);
      goOn();
    }
  },
});

const make: MakeExtension = ({ services, dispatch }) => {
  /** The store's own thunk type is the shell's. */
  const run = <T>(thunk: unknown): T => dispatch(thunk as never) as T;
  const deviceCode = trackingDeviceCode(services.environment);
  let base: Promise<string | undefined> | null = null;
  /** Once: the last beat of a page that goes has no time for an answer. */
  const baseOf = () => (base ??= askForBase());
  async function askForBase(): Promise<string | undefined> {
    const asked = platformApi.endpoints.getConfiguration.initiate(undefined, { subscribe: false });
    const { data } = await run<Promise<{ data?: { measurementUrl?: string | undefined } }>>(asked);
    if (!data) base = null;
    return data?.measurementUrl;
  }
  return heartbeatExtension({
    clock: playerServices(services).clock,
    onPage(hear, signal) {
      addEventListener('pagehide', () => hear(false), { signal });
      addEventListener('pageshow', ({ persisted }) => persisted && hear(true), { signal });
    },
    tell: (tracker, beat) => {
      // Nothing that measures a viewer leaves before they have agreed, where the brand's law asks for it.
      if (services.get(consent).get() !== 'given') return;
      const deviceId = run<number | null>((_: unknown, state: () => unknown) =>
        sessionDeviceId(selectSession(state())),
      );
      void baseOf()
        .then((measuredAt) => {
          const address = beatAddress(measuredAt, tracker, {
            ...beat,
            deviceId: String(deviceId ?? ''),
            deviceCode,
          });
          if (address !== null)
            return fetch(address, { mode: 'no-cors', credentials: 'omit', keepalive: true, cache: 'no-store' });
          return undefined;
        })
        .catch(() => undefined);
    },
  });
};
export default make;
