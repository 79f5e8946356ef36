import { callApi } from '@livery/api-client';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import { STREAM_QUERY } from '@livery/domain/live';
import type { Source } from '@livery/player-core/source';
import { useSilentPicture } from '@livery/widgets/use-silent-picture';
import { useCallback, useEffect } from 'react';

interface Props {
  channelId: number;
  muted: boolean;
  shown: boolean;
  /** Whether there is a picture now. */
  onShown: (isShown: boolean) => void;
}

/** A look into a channel; without a picture the still stays. CHAN-064, CHAN-071, LIVE-034 */
export default function ZoomPreview({ channelId, muted, shown, onShown }: Props) {
  const sourceOf = useCallback((signal: AbortSignal) => previewOf(channelId, signal), [channelId]);
  const { attributes, isShown } = useSilentPicture({ sourceOf, muted });
  useEffect(() => onShown(isShown), [onShown, isShown]);
  useEffect(() => () => onShown(false), [onShown]);
  return <video {...attributes} data-shown={shown || undefined} />;
}

async function previewOf(id: number, signal: AbortSignal): Promise<Source | null> {
  const { data } = await callApi(
    channelsEndpoints.getChannelStream,
    { id, ...STREAM_QUERY.preview, forceHttps: location.protocol === 'https:' },
    { signal },
  );
  const url = data?.hlsMbr ?? data?.hls;
  return url === undefined ? null : { kind: 'live', url };
}
