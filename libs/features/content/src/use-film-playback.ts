import { callApi, type ApiError } from '@livery/api-client';
import { ANY_LIBRARY, contentStreamsEndpoints } from '@livery/contract/contents/streams';
import type { Stream } from '@livery/contract/channels/stream';
import type { Content } from '@livery/contract/contents/entities';
import { playlistOf, protectedBy, startTypeOfFilm, type PlaylistItem } from '@livery/domain/playback';
import { useLanguage } from '@livery/i18n/react';
import { usePlayerHost } from '@livery/widgets/player-stage';
import type { LoadFacts, VodSource } from '@livery/player-core/source';
import { useServices } from '@livery/widgets/services';
import { streamCode } from '@livery/widgets/stream-code';
import '@livery/widgets/load-facts';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

/** A stream without an address: the player says that there is nothing to play. ENG-013 */
const NOTHING: PlaylistItem = { kind: 'main', url: '' };

interface Options {
  startSeconds: number;
  /** Since when the viewer has waited for it, by the page's clock that only goes forward. */
  wantedAtMs: number;
  seriesId: number | null;
  /** It came by itself after another episode. */
  followsEpisode: boolean;
  onEnd: () => void;
}

export interface FilmPlayback {
  stream: Stream | null;
  /** What is on the screen; null before the stream is there. */
  item: PlaylistItem | null;
  error: ApiError | null;
  retry(): void;
}

/** Asks for the film's stream and plays it from where it was left, its packshots first. PLAY-012, PLAY-020 */
export function useFilmPlayback(
  content: Content,
  { startSeconds, wantedAtMs, seriesId, followsEpisode, onEnd }: Options,
): FilmPlayback {
  const { player } = usePlayerHost();
  const { events } = useServices();
  const [stream, setStream] = useState<Stream | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [itemIndex, setItemIndex] = useState(0);
  /** Of the first load only: the others follow what is on the screen. */
  const wanted = useRef<number | null>(wantedAtMs);
  const { id, libraryId = ANY_LIBRARY } = content;
  const playlist = useMemo(() => (stream ? playlistOf(stream) : []), [stream]);
  const item = playlist[itemIndex] ?? (stream && NOTHING);

  const countedAs = {
    startType: startTypeOfFilm({ startSeconds, followsEpisode }),
    channelId: null,
    contentId: id,
    contentParentId: seriesId,
    libraryId: content.libraryId ?? null,
    isZap: false,
  };
  const fail = useEffectEvent((reason: ApiError) => {
    setError(reason);
    events.emit('streamFailed', { kind: 'film', ...countedAs, code: streamCode(reason) });
  });

  const ask = useCallback(
    (signal: AbortSignal) => {
      const args = { id, libraryId, ...(startSeconds > 0 && { seconds: startSeconds }) };
      return callApi(contentStreamsEndpoints.getContentStream, args, { signal });
    },
    [id, libraryId, startSeconds],
  );

  useEffect(() => {
    const stop = new AbortController();
    void ask(stop.signal).then((result) => {
      if (stop.signal.aborted) return;
      if (result.error) fail(result.error);
      else setStream(result.data);
    });
    return () => stop.abort();
  }, [ask, attempt]);

  const { language } = useLanguage();
  /** A film may ask to be read, protected or not; another language of the interface changes nothing on the screen. ENG-048 */
  const sourceOf = useEffectEvent((of: PlaylistItem, from: Stream | null): VodSource => {
    const isRead = of.kind === 'main' && from?.drm?.forceSubtitles === true;
    const ofFilm = of.kind === 'main' && { contentId: `content-${id}`, ...(from && protectedBy(from)) };
    return { kind: 'vod', url: of.url, ...ofFilm, ...(isRead && { forcedSubtitles: language }) };
  });

  const factsOf = useEffectEvent(({ kind }: PlaylistItem): LoadFacts => {
    if (!stream) return {};
    const wantedAtMs = wanted.current;
    wanted.current = null;
    const played = kind === 'main' ? 'film' : 'packshot';
    return { subject: { kind: played, stream, ...countedAs }, ...(wantedAtMs !== null && { wantedAtMs }) };
  });

  useEffect(() => {
    if (!player || !item) return;
    const stop = new AbortController();
    const mediaTime = item.kind === 'main' ? startSeconds : 0;
    void player.load(sourceOf(item, stream), {
      startAt: { mediaTime },
      facts: factsOf(item),
      signal: stop.signal,
      /** The address expired: the same item of a stream that is asked for anew. */
      async resolveSource({ signal }) {
        const { data, error: refusal } = await ask(signal);
        const same = data && playlistOf(data)[itemIndex];
        if (!data || !same?.url) throw new Error(refusal?.message ?? 'The stream has no such item any more.');
        return sourceOf(same, data);
      },
    });
    return () => stop.abort();
  }, [player, item, stream, itemIndex, startSeconds, ask]);

  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = item?.kind === 'packshot' ? () => setItemIndex((index) => index + 1) : onEnd;
  });
  useEffect(() => {
    if (!player) return;
    const stop = new AbortController();
    const goOn = () => stop.signal.aborted || ended.current();
    // What belongs to the end comes before what follows it.
    const onEnded = () => (player.state.isHeld ? void player.free().then(goOn) : goOn());
    player.on('ended', onEnded, { signal: stop.signal });
    return () => stop.abort();
  }, [player]);

  // Nobody came for it: a packshot that does not play keeps nobody from the film. PLAY-012
  const isPackshot = item?.kind === 'packshot';
  useEffect(() => {
    if (!player || !isPackshot) return;
    const stop = new AbortController();
    player.on('error', () => setItemIndex((index) => index + 1), { signal: stop.signal });
    return () => stop.abort();
  }, [player, isPackshot]);

  return {
    stream,
    item,
    error,
    retry: () => {
      wanted.current = performance.now();
      setError(null);
      setAttempt((count) => count + 1);
    },
  };
}
