import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { Stream } from '@livery/contract/channels/stream';
import type { Blackout } from '@livery/contract/platform/entities';
import type { ViewerChannel } from '@livery/domain/channels';
import type { Gate } from '@livery/domain/gate';
import type { ChannelPosition, ProfileRole } from '@livery/domain/schedule';
import type { StreamRefusal } from '@livery/domain/tuning';
import type { Player } from '@livery/player-core';
import type { ReadonlyValue } from '@livery/value';
import type { FailedStream } from '@livery/widgets/site-events';
import type { StreamCache } from './stream-cache.ts';

export type TunerPlayer = Pick<Player, 'load' | 'on' | 'play' | 'seek' | 'prepare' | 'standBy' | 'standsBy'> & {
  readonly state: Pick<Player['state'], 'position' | 'source' | 'isErrorFinal'>;
};

/** What the tuner needs of the outside. */
export interface TunerPorts {
  /** Null until its library has come. */
  readonly player: ReadonlyValue<TunerPlayer | null>;
  /** The preview stream: it does not count as watching. */
  readonly streams: StreamCache;
  /** The stream of a moment; the request counts as watching. */
  ask(
    channelId: number,
    position: ChannelPosition,
    schedule: readonly ScheduleEntry[],
    signal: AbortSignal,
  ): Promise<{ readonly kind: 'stream'; readonly stream: Stream } | StreamRefusal>;
  /** The call for a stream has failed. */
  failed(stream: FailedStream): void;
  readonly online: ReadonlyValue<boolean>;
  /** Server time. */
  now(): number;
  /** ms on a clock that only goes forward. */
  elapsed(): number;
}

/** What a page knows of its channel by now. */
export interface ChannelView {
  readonly channel: ViewerChannel;
  readonly schedule: readonly ScheduleEntry[];
  /** It is not here yet, and under way. */
  readonly isScheduleComing: boolean;
  readonly rules: Blackout;
  /** The page has gone, and the channel goes on in the mini player. */
  readonly isAlone: boolean;
  /** An ad break of what plays until now: what starts by itself waits for its end. LIVE-028 */
  readonly isHeld: boolean;
  readonly gate: Gate;
  /** Whose gates stand: a child is asked before more channels. */
  readonly role: ProfileRole;
}

/** How the viewer came to a channel: from another channel, by a press elsewhere, or by its address. */
export type ChannelArrival = 'zap' | 'press' | 'address';
