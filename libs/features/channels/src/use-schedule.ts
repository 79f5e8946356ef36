import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { archiveDays, scheduleRange } from '@livery/domain/schedule';
import { MINUTE_MS } from '@livery/value/durations';
import { useOnlineAgain } from '@livery/widgets/use-online-again';
import { useNow } from '@livery/widgets/services';
import { useScheduleLine, type ScheduleLine } from '@livery/widgets/use-schedules';
import { useEffect, useEffectEvent, useState } from 'react';

/** A schedule without programmes is asked for again so often, so long apart. CHAN-035 */
const RETRIES = 5;
const RETRY_MS = 3_000;

export interface ChannelSchedule {
  entries: readonly ScheduleEntry[];
  status: 'loading' | 'loaded' | 'failed';
  /** Some hours of it did not come, and are not asked for again by themselves. */
  isIncomplete: boolean;
  retry: () => void;
}

/** What came for a channel, and how often it was asked for again. */
interface Asked {
  readonly channelId: number;
  readonly whole: ScheduleLine | undefined;
  readonly retries: number;
}

/**
 * Three days back and ahead of a channel, further back where its archive reaches, in order of time; of this channel only, also while another's schedule was here before. CALL-011, CHAN-032
 * @param mayAsk false as long as something else needs the line
 */
export function useSchedule(channel: Pick<Channel, 'id'> & Partial<Channel>, mayAsk = true): ChannelSchedule {
  const { id } = channel;
  const { startSeconds, endSeconds } = scheduleRange(useNow(MINUTE_MS), archiveDays(channel));
  const { line, retry } = useScheduleLine(id, { startMs: startSeconds * 1000, endMs: endSeconds * 1000, mayAsk });
  const isComing = line.missing.some(({ failed }) => !failed);

  const [before, setAsked] = useState<Asked>({ channelId: id, whole: undefined, retries: 0 });
  const { retries, ...kept } = before.channelId === id ? before : { whole: undefined, retries: 0 };
  // The stretch to ask for moves on by the hour: until the next has come, the last one stands.
  const whole = isComing ? kept.whole : line;
  if (before.channelId !== id || before.whole !== whole) setAsked({ channelId: id, whole, retries });

  const entries = whole?.entries ?? NONE;
  const isMissing = !isComing && (entries.length === 0 || line.missing.length > 0);
  const triesAgain = isMissing && retries < RETRIES;
  const ask = (nextRetries: number) => {
    setAsked((now) => ({ ...now, retries: nextRetries }));
    retry();
  };
  const tryAgain = useEffectEvent(() => ask(retries + 1));
  const askAnew = () => ask(0);
  useOnlineAgain(() => isMissing && askAnew());
  useEffect(() => {
    if (!triesAgain) return;
    const timer = setTimeout(tryAgain, RETRY_MS);
    return () => clearTimeout(timer);
  }, [triesAgain, retries]);

  const isSettled = entries.length > 0 || (isMissing && !triesAgain);
  const status = !isSettled ? 'loading' : entries.length === 0 && line.missing.length > 0 ? 'failed' : 'loaded';
  return { entries, status, isIncomplete: entries.length > 0 && isMissing && !triesAgain, retry: askAnew };
}

const NONE: readonly ScheduleEntry[] = [];
