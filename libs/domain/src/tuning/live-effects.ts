import type { Effects } from '../machine/effects.ts';
import type { ChannelPosition } from '../schedule/position.ts';
import type { Span } from '../schedule/programme.ts';
import { AUTOSTART_AFTER_MS, AUTOSTART_TRIES, PLAYER_TICK_MS } from './constants.ts';
import { live, type LiveState, type StreamRefusal } from './live-machine.ts';

/** A stream that was given, not played yet. */
export interface OpenedStream {
  readonly kind: 'stream';
  /** What was shown before goes on until this takes its place. */
  play(): void;
}

/** What playing a channel needs of the outside. */
export interface LivePorts {
  /** The app is ready, the profile is set, the channels are there, this one is bought, and nothing keeps what starts by itself. LIVE-028, LIVE-037 */
  mayStart(isAutostart: boolean): boolean;
  /** Asks for the stream of a moment; `copyright` when the server says that the moment may not be shown. */
  openStream(position: ChannelPosition, signal: AbortSignal): Promise<OpenedStream | StreamRefusal>;
  /** The blackout around a moment, as far as the schedule tells. LIVE-011 */
  blackoutAt(wallTimeMs: number): Span | null;
  /** Plays the placeholder, over and over, in place of what was on at that moment. LIVE-012 */
  playSlate(insteadOfMs: number): void;
  /** Nothing is shown any more. */
  stop(): void;
}

const { actions } = live;

/** The effects of the `live` machine. Loops end with their state; see `EffectContext`. */
export function liveEffects(ports: LivePorts): Effects<LiveState> {
  let opened: OpenedStream | null = null;
  return {
    async waiting({ request }, { dispatch, delay }) {
      for (let tries = 0; !ports.mayStart(request.isAutostart); tries += 1) {
        if (tries === AUTOSTART_TRIES) return;
        await delay(PLAYER_TICK_MS);
      }
      dispatch(actions.started());
    },

    async opening({ request: { position, isAutostart } }, { signal, dispatch, pause, delay }) {
      const atMs = position.kind === 'archive' ? position.seconds * 1000 : null;
      const known = atMs === null ? null : ports.blackoutAt(atMs);
      if (atMs !== null && known) return dispatch(actions.blackoutMet({ fromMs: atMs, endMs: known.endMs }));
      // The stream URL is requested already during the delay of an autostart.
      const asked = ports.openStream(position, signal);
      if (isAutostart) await delay(AUTOSTART_AFTER_MS);
      const answer = await pause(asked);
      if (answer.kind === 'copyright') {
        const span = atMs === null ? null : ports.blackoutAt(atMs);
        // Without a schedule the length of the blackout is unknown: the request is refused until the schedule is there.
        if (atMs !== null && span) return dispatch(actions.blackoutMet({ fromMs: atMs, endMs: span.endMs }));
      }
      if (answer.kind !== 'stream') return dispatch(actions.streamRefused(answer));
      opened = answer;
      return dispatch(actions.streamGiven());
    },

    playing: () => opened?.play(),

    async blackout({ fromMs, untilMs }, { dispatch, delay }) {
      ports.playSlate(fromMs);
      await delay(Math.max(0, untilMs - fromMs));
      dispatch(actions.blackoutEnded());
    },

    refused: () => ports.stop(),
    closed: () => ports.stop(),
  };
}
