import { appendCmcdQuery } from '@svta/cml-cmcd';
import { listen } from '../compat/listen.ts';
import type { EngineHost } from '../engines/engine.ts';
import { sourceFormat } from '../source.ts';
import { requestData, type MediaRequest, type PlayState } from './request-data.ts';

const HAS_NEXT_PICTURE = 3;

/** Writes into the addresses of an engine's requests how the player is: Common Media Client Data, for who delivers the media. */
export interface ClientData {
  /** @returns `url` with the data in its query */
  addressOf(url: string, request: MediaRequest): string;
}

type Host = Pick<EngineHost, 'element' | 'services' | 'signal' | 'source' | 'standsBy' | 'playbackId'>;

/** Watches the element of a run until the run's signal ends it. */
export function clientDataOf(host: Host): ClientData {
  const { element, services, signal, source, playbackId } = host;
  const beganAtMs = services.clock.elapsed();
  let hasPlayed = false;
  let hasStarved = false;
  let startDelayMs: number | null = null;
  listen(element, 'waiting', () => (hasStarved ||= hasPlayed && !element.seeking), signal);
  listen(
    element,
    'playing',
    () => {
      // What stood by has begun long before anybody wanted to see it.
      if (!hasPlayed && !host.standsBy) startDelayMs = services.clock.elapsed() - beganAtMs;
      hasPlayed = true;
    },
    signal,
  );
  return {
    addressOf(url, request) {
      const data = requestData(request, {
        playbackId,
        contentId: source.contentId,
        format: sourceFormat(source) === 'dash' ? 'd' : 'h',
        isLive: source.kind === 'live',
        state: host.standsBy && !hasPlayed ? 'd' : playState(element, hasPlayed),
        rate: element.playbackRate,
        bufferSeconds: bufferAhead(element),
        hasStarved,
        startDelayMs,
      });
      hasStarved = false;
      startDelayMs = null;
      return appendCmcdQuery(url, data);
    },
  };
}

/** In the order in which one state hides the next. */
function playState({ ended, seeking, paused, readyState }: HTMLVideoElement, hasPlayed: boolean): PlayState {
  if (ended) return 'e';
  if (!hasPlayed) return 's';
  if (seeking) return 'k';
  if (paused) return 'a';
  return readyState < HAS_NEXT_PICTURE ? 'r' : 'p';
}

function bufferAhead({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime && currentTime < buffered.end(index))
      return buffered.end(index) - currentTime;
  return 0;
}
