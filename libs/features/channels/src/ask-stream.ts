import { callApi, type ApiError } from '@livery/api-client';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { Stream } from '@livery/contract/channels/stream';
import { STREAM_QUERY, type StreamRefusal } from '@livery/domain/live';
import { programmeAt, streamSeconds, type ChannelPosition } from '@livery/domain/schedule';

class StreamRefused extends Error {
  readonly reason: ApiError;
  constructor(reason: ApiError) {
    super(reason.message);
    this.reason = reason;
  }
}

/** The stream of a position. @throws StreamRefused */
export async function askStream(
  channelId: number,
  position: ChannelPosition,
  schedule: readonly ScheduleEntry[],
  signal: AbortSignal,
): Promise<Stream> {
  const ts =
    position.kind === 'live' ? null : streamSeconds(position.seconds, programmeAt(schedule, position.seconds * 1000));
  const result = await callApi(
    channelsEndpoints.getChannelStream,
    {
      id: channelId,
      ...STREAM_QUERY.full,
      forceHttps: location.protocol === 'https:',
      ...(ts !== null && { ts }),
    },
    { signal },
  );
  if (result.error) throw new StreamRefused(result.error);
  return result.data;
}

/** Error codes of a stream with a meaning of their own. */
const CODES: Readonly<Record<string, 'denied' | 'copyright'>> = {
  permission_denied: 'denied',
  copyright_banned: 'copyright',
};

/** What a stream that did not come means to the viewer. */
export function streamRefusalOf(error: unknown): StreamRefusal {
  if (!(error instanceof StreamRefused)) return { kind: 'refused', message: null };
  const { reason } = error;
  if (reason.kind !== 'http') return { kind: 'noAnswer', message: null };
  return { kind: CODES[reason.code] ?? 'refused', message: reason.message };
}
