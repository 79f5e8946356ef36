import { callApi, type ApiError } from '@livery/api-client';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import { wordsOfServer } from '@livery/contract/errors';
import { STREAM_QUERY } from '@livery/domain/live';
import { programmeAt, streamSeconds } from '@livery/domain/schedule';
import type { StreamRefusal } from '@livery/domain/tuning';
import { streamCode } from '@livery/widgets/stream-code';
import type { TunerPorts } from './ports.ts';

/** The stream of a position, or why there is none. */
export const askStream: TunerPorts['ask'] = async (channelId, position, schedule, signal) => {
  const ts =
    position.kind === 'live' ? null : streamSeconds(position.seconds, programmeAt(schedule, position.seconds * 1000));
  const forceHttps = location.protocol === 'https:';
  const query = { id: channelId, ...STREAM_QUERY.full, forceHttps, ...(ts !== null && { ts }) };
  const { data, error } = await callApi(channelsEndpoints.getChannelStream, query, { signal });
  return error ? refusalOf(error) : { kind: 'stream', stream: data };
};

/** Error codes of a stream with a meaning of their own. */
const CODES: Readonly<Record<string, 'denied' | 'copyright'>> = {
  permission_denied: 'denied',
  copyright_banned: 'copyright',
};

/** What a stream that did not come means to the viewer. */
const refusalOf = (reason: ApiError): StreamRefusal => ({
  code: streamCode(reason),
  ...(reason.kind === 'http'
    ? { kind: CODES[reason.code] ?? 'refused', message: wordsOfServer(reason) || null }
    : { kind: 'noAnswer', message: null }),
});
