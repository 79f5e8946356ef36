import { callApi } from '@livery/api-client';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import type { Stream } from '@livery/contract/channels/stream';
import type { ViewerChannel } from '@livery/domain/channels';
import { opensUnasked, STREAM_QUERY } from '@livery/domain/live';
import { activeRole } from '@livery/domain/profiles';
import type { Player } from '@livery/player-core';
import { createValue } from '@livery/value';
import { usePlayerHost } from '@livery/widgets/player-host';
import { useService, useServices, type Services } from '@livery/widgets/services';
import { useCallback, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { askStream } from './tuner/ask-stream.ts';
import { createTuner, type Tuner } from './tuner/create-tuner.ts';
import { createStreamCache, type StreamCache } from './tuner/stream-cache.ts';

const elapsed = () => performance.now();

async function preview(id: number): Promise<Stream | null> {
  const forceHttps = location.protocol === 'https:';
  const { data } = await callApi(channelsEndpoints.getChannelStream, { id, ...STREAM_QUERY.preview, forceHttps });
  return data ?? null;
}

function makeTuner({ clock, events, network }: Services, signal: AbortSignal) {
  const player = createValue<Player | null>(null);
  const streams = createStreamCache(preview, elapsed);
  const tuner = createTuner({
    player,
    streams,
    ask: askStream,
    failed: (stream) => events.emit('streamFailed', stream),
    online: network.online,
    now: clock.now,
    elapsed,
  });
  signal.addEventListener('abort', tuner.dispose);
  return { tuner, streams, player };
}

/** The tuner of this site, and the previews that it and the cards share. */
export function useTuner(): { readonly tuner: Tuner; readonly streams: StreamCache } {
  const { player } = usePlayerHost();
  const site = useService(makeTuner);
  useLayoutEffect(() => site.player.set(player), [site, player]);
  return site;
}

/** Whether a channel plays at a press, before its page is there. */
export function useIsOpen(): (channel: ViewerChannel) => boolean {
  const { clock } = useServices();
  const role = useSelector(activeRole);
  return useCallback(
    (channel) => opensUnasked({ channel, programme: channel.onAir, role, nowMs: clock.now() }),
    [clock, role],
  );
}
