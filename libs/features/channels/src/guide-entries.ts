import { channelAccess, type ViewerChannel } from '@livery/domain/channels';
import { announcedSpan, programmeText, stateOnChannel, watchableAnew, watchableFrom } from '@livery/domain/schedule';
import type { GuideEntry, GuideSchedule, Stretch } from '@livery/ui-kit/channels';
import { broadcastTitle } from '@livery/widgets/on-air';
import type { ScheduleLine } from '@livery/widgets/use-schedules';
import { positionAddress } from './position-address.ts';

const STATES = { live: 'live', future: 'future', archived: 'past', blocked: 'blocked' } as const;

interface Around {
  readonly channel: ViewerChannel;
  /** The category that its page is opened in. */
  readonly category: string;
  readonly nowMs: number;
  /** What the guide reaches. */
  readonly span: Stretch;
}

/** A channel's broadcasts as the guide draws them: with where a press leads, if anywhere. */
export function guideSchedule(
  line: ScheduleLine,
  { channel, category, nowMs, span }: Around,
): GuideSchedule<GuideEntry> {
  return {
    from: Math.max(line.fromMs, span.from),
    to: Math.min(line.toMs, span.to),
    missing: line.missing.map(({ fromMs, toMs, failed }) => ({
      from: Math.max(fromMs, span.from),
      to: Math.min(toMs, span.to),
      state: failed ? 'failed' : 'waiting',
    })),
    programmes: line.entries.map((entry) => {
      // It stands where it was announced; what plays goes by when it really ran. DATA-015
      const { startMs, endMs } = announcedSpan(entry);
      // Most of a schedule is never drawn: words and addresses are made when they are.
      return {
        id: entry.id,
        title: broadcastTitle(entry),
        startMs,
        endMs,
        state: STATES[stateOnChannel(entry, channel, nowMs)],
        get about() {
          const about = entry.program?.description;
          return about && programmeText(about);
        },
        get href() {
          return positionAddress(channel, category, watchableFrom(entry, channel, nowMs));
        },
        get fromStartHref() {
          const from = channelAccess(channel) === 'open' ? watchableAnew(entry, channel, nowMs) : null;
          return positionAddress(channel, category, from);
        },
      };
    }),
  };
}
