import { callApi, type ApiError } from '@livery/api-client';
import { contentsEndpoints } from '@livery/contract/contents/endpoints';
import type { Stream } from '@livery/contract/channels/stream';
import type { Content } from '@livery/contract/contents/entities';
import { usePlayerHost } from '@livery/widgets/player-stage';
import { useEffect, useRef, useState } from 'react';

/** What is asked for a film of no library in particular. */
const ANY_LIBRARY = 0;

interface Options {
  startSeconds: number;
  onEnd: () => void;
}

/** Asks for the film's stream and plays it from where it was left. PLAY-020, PLAY-038 */
export function useFilmPlayback(content: Content, { startSeconds, onEnd }: Options) {
  const { player } = usePlayerHost();
  const [stream, setStream] = useState<Stream | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { id, libraryId = ANY_LIBRARY } = content;

  useEffect(() => {
    const stop = new AbortController();
    const args = { id, libraryId, ...(startSeconds > 0 && { seconds: startSeconds }) };
    void callApi(contentsEndpoints.getContentStream, args, { signal: stop.signal }).then((result) => {
      if (stop.signal.aborted) return;
      if (result.error) setError(result.error);
      else setStream(result.data);
    });
    return () => stop.abort();
  }, [id, libraryId, startSeconds, attempt]);

  useEffect(() => {
    const url = stream?.hlsMbr ?? stream?.hls;
    if (!player || !url) return;
    const stop = new AbortController();
    void player.load({ kind: 'vod', url }, { startAt: { mediaTime: startSeconds }, signal: stop.signal });
    return () => stop.abort();
  }, [player, stream, startSeconds]);

  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    if (!player) return;
    const stop = new AbortController();
    player.on('ended', () => ended.current(), { signal: stop.signal });
    return () => stop.abort();
  }, [player]);

  return {
    statId: stream?.stat?.id,
    error,
    retry: () => {
      setError(null);
      setAttempt((count) => count + 1);
    },
  };
}
