import { callApi } from '@livery/api-client';
import type { SeekPoint, Stream } from '@livery/contract/channels/stream';
import { contentStreamsEndpoints } from '@livery/contract/contents/streams';
import { thumbnailAt, thumbnailFolder } from '@livery/domain/controls';
import type { PlaylistItem } from '@livery/domain/playback';
import { useEffect, useState } from 'react';

const NONE: readonly SeekPoint[] = [];

/** The address of a thumbnail of what is on the screen, by its second: from the table that the server names, else from the folder. CTRL-055 */
export function useSeekThumbnails(
  stream: Stream | null,
  item: PlaylistItem | null,
): (seconds: number) => string | undefined {
  const packshot = item?.kind === 'packshot' ? item.packshot : undefined;
  const url = packshot?.screenshotTimings;
  const [table, setTable] = useState<{ url: string; points: readonly SeekPoint[] } | null>(null);
  useEffect(() => {
    if (url === undefined) return;
    const stop = new AbortController();
    // Without it there are no thumbnails, and the time stands alone.
    void callApi(contentStreamsEndpoints.getScreenshotTimings, { url }, { signal: stop.signal }).then(
      ({ data }) => data && setTable({ url, points: data.seekPoints }),
    );
    return () => stop.abort();
  }, [url]);
  const points = table !== null && table.url === url ? table.points : NONE;
  const folder = packshot ? packshot.screenshotUrl : stream ? thumbnailFolder(stream) : undefined;
  return (seconds) => thumbnailAt({ folder, points }, seconds);
}
