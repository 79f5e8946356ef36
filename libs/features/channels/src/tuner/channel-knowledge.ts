import { channelAccess, type ViewerChannel } from '@livery/domain/channels';
import { isOpenToAll } from '@livery/domain/gate';
import { positionAfterEnd } from '@livery/domain/live';
import {
  blackoutAt,
  LIVE_WITHIN_SECONDS,
  playablePosition,
  programmeAt,
  type ChannelPosition,
} from '@livery/domain/schedule';
import { accessRequestAt } from '@livery/domain/tuning';
import type { ReadonlyValue } from '@livery/value';
import type { ChannelView, TunerPorts } from './ports.ts';

/** So near its end a blackout counts as over: playback lands some frames early. */
const BLACKOUT_TOLERANCE_MS = 5_000;

/** What is known of a channel that plays: by its page, and before that by the list that it was pressed in. */
export function channelKnowledge(
  { now, player }: Pick<TunerPorts, 'now' | 'player'>,
  pressed: ViewerChannel,
  view: ReadonlyValue<ChannelView | null>,
) {
  const channel = () => view.get()?.channel ?? pressed;
  const schedule = () => view.get()?.schedule ?? [];
  const shownMs = () => player.get()?.state.position.wallTimeMs ?? null;
  /** The moment on the screen. */
  const playedMs = () => shownMs() ?? now();
  const programme = () => programmeAt(schedule(), playedMs());
  const requestAt = (position: ChannelPosition) =>
    accessRequestAt(position, { channel: channel(), schedule: schedule(), nowMs: now() });
  /** The blackout around a moment. */
  const blackoutAround = (wallTimeMs: number) =>
    blackoutAt(schedule(), wallTimeMs, now(), {
      safeAreaSeconds: view.get()?.rules.safeAreaSeconds ?? 0,
      liveWindowSeconds: LIVE_WITHIN_SECONDS,
    });
  return {
    channel,
    mayStart: (isAutostart: boolean) => channelAccess(channel()) === 'open' && !(isAutostart && view.get()?.isHeld),
    schedule,
    /** The nearest moment that may be watched. */
    playable: (seconds: number | null) => playablePosition(seconds, channel(), now()),
    playedMs,
    programme,
    requestAt,
    blackoutAt: blackoutAround,
    /** Playback has run into a blackout. */
    isBlackedOut(): boolean {
      // Blackouts are for the archive: the live window may be watched as far back as it reaches.
      const blackout = player.get()?.state.source?.kind === 'archive' ? blackoutAround(playedMs()) : null;
      return blackout !== null && blackout.endMs - playedMs() > BLACKOUT_TOLERANCE_MS;
    },
    /** Another programme, behind a gate: the player must not seek there by itself. */
    isProtected: (position: ChannelPosition, atMs: number) =>
      programmeAt(schedule(), atMs)?.id !== programme()?.id && !isOpenToAll(requestAt(position), 'adult'),
    /** What follows a recording that is over. LIVE-016 */
    afterEnd(): ChannelPosition | null {
      const endedMs = shownMs();
      return endedMs === null ? null : positionAfterEnd(schedule(), endedMs, now());
    },
  };
}

export type ChannelKnowledge = ReturnType<typeof channelKnowledge>;
