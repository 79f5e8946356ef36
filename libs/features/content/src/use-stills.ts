import { contentsApi } from '@livery/api-client/contents';
import type { SeekPoint, Stream } from '@livery/contract/channels/stream';
import { stillAt, stillFolder } from '@livery/domain/controls';
import type { Reel } from '@livery/domain/playback';

const NONE: readonly SeekPoint[] = [];

/** The address of a still of what is on the screen, by its second: from the table that the server names, else from the folder. CTRL-055 */
export function useStills(stream: Stream | null, reel: Reel | null): (seconds: number) => string | undefined {
  const packshot = reel?.kind === 'packshot' ? reel.packshot : undefined;
  const url = packshot?.screenshotTimings ?? '';
  const { data } = contentsApi.useGetScreenshotTimingsQuery({ url }, { skip: url === '' });
  const points = data?.seekPoints ?? NONE;
  const folder = packshot ? packshot.screenshotUrl : stream ? stillFolder(stream) : undefined;
  return (seconds) => stillAt({ folder, points }, seconds);
}
