import { callApi } from '@livery/api-client';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import { ANY_LIBRARY, contentStreamsEndpoints } from '@livery/contract/contents/streams';
import { adsOf } from '@livery/domain/ads';
import { STREAM_QUERY } from '@livery/domain/live';
import type { PlayedSubject } from '@livery/widgets/load-facts';

export type HasSpotsStill = (played: PlayedSubject) => Promise<boolean>;

/** Asks for the stream of what plays anew. Without an answer it is as it was. ADS-016 */
export const hasSpotsStill: HasSpotsStill = async (played) => {
  const { data } = await streamOf(played);
  return !data || adsOf(data) !== undefined;
};

/** A channel's in full: a preview has no advertising, whatever was bought. ADS-032 */
const streamOf = ({ channelId, contentId, libraryId }: PlayedSubject) =>
  channelId === null
    ? callApi(contentStreamsEndpoints.getContentStream, { id: contentId ?? 0, libraryId: libraryId ?? ANY_LIBRARY })
    : callApi(channelsEndpoints.getChannelStream, {
        id: channelId,
        ...STREAM_QUERY.full,
        forceHttps: location.protocol === 'https:',
      });
