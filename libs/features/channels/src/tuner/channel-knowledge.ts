import { channelAccess, type ViewerChannel } from '@livery/domain/channels';
import { isOpenToAll } from '@livery/domain/gate';
import { positionAfterEnd } from '@livery/domain/live';
import {
  blackoutAt,
  isAdultProgramme,
  LIVE_WITHIN_SECONDS,
  playablePosition,
  type ChannelPosition,
} from '@livery/domain/schedule';
import { accessRequestAt, knownProgrammeAt } from '@livery/domain/tuning';
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
  const programmeAt = (wallTimeMs: number) =>
    knownProgrammeAt({ channel: channel(), schedule: schedule() }, wallTimeMs);
  const programme = () => programmeAt(playedMs());
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
    /** Whether somebody is asked before a moment is shown; false at once where nothing can stand before it. PIN-002, PIN-003, LIVE-059 */
    asksAt(position: ChannelPosition, signal: AbortSignal): false | Promise<boolean> {
      const request = requestAt(position);
      const now = view.get();
      if (!now || isOpenToAll(request, now.role)) return false;
      return now.gate.asks(request, { signal }).catch(() => true);
    },
    /** Another programme, behind a gate that the channel itself has not: the player must not seek there by itself. */
    isProtected(atMs: number): boolean {
      const there = programmeAt(atMs);
      return there !== undefined && there.id !== programme()?.id && isAdultProgramme(there, true);
    },
    /** What follows a recording that is over. LIVE-016 */
    afterEnd(): ChannelPosition | null {
      const endedMs = shownMs();
      return endedMs === null ? null : positionAfterEnd(schedule(), endedMs, now());
    },
  };
}

export type ChannelKnowledge = ReturnType<typeof channelKnowledge>;
