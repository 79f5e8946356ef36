import { mayPlayFromArchive, type ViewerChannel } from '@livery/domain/channels';
import { announcedSpan, programmeText, realSpan, stateOnChannel } from '@livery/domain/schedule';
import type { GuideEntry, GuideSchedule, Stretch } from '@livery/ui-kit/channels';
import { addresses } from '@livery/widgets/addresses';
import { broadcastTitle } from '@livery/widgets/on-air';
import type { ScheduleLine } from '@livery/widgets/use-schedules';

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
      const shown = stateOnChannel(entry, channel, nowMs);
      const plays = shown === 'live' || shown === 'archived';
      // Most of a schedule is never drawn: words and addresses are made when they are.
      return {
        id: entry.id,
        title: broadcastTitle(entry),
        startMs,
        endMs,
        state: STATES[shown],
        get about() {
          const about = entry.program?.description;
          return about && programmeText(about);
        },
        get href() {
          const ts = shown === 'live' ? undefined : realSpan(entry).startMs / 1000;
          return plays ? addresses.channel(channel, { category, ts }) : undefined;
        },
        get fromStartHref() {
          if (shown !== 'live' || !mayPlayFromArchive(entry, channel, nowMs)) return undefined;
          return addresses.channel(channel, { category, ts: realSpan(entry).startMs / 1000 });
        },
      };
    }),
  };
}
