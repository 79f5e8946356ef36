import type { SeekPoint, Stream } from '@livery/contract/channels/stream';

/**
 * Seek thumbnails (storyboard): small pictures of the stream, shown over the timeline while the viewer seeks.
 */

/** A folder has a thumbnail for each so many seconds. CALL-097 */
const THUMBNAIL_STEP_SECONDS = 10;
/** The size in which a folder's thumbnails are asked for. CALL-097 */
const THUMBNAIL_QUERY = 'w=196&h=110';

interface SeekThumbnails {
  /** Folder of thumbnails named by their second. */
  readonly folder: string | undefined;
  /** The stream's own table of thumbnails, where it has one: it wins. CTRL-055 */
  readonly points: readonly SeekPoint[];
}

/** Where a stream's thumbnails are: a protected one names its own folder. ENG-049 */
export const thumbnailFolder = ({ img, drm }: Pick<Stream, 'img' | 'drm'>): string | undefined =>
  drm?.thumbnailUrl ?? img;

/**
 * The address of the thumbnail at a second: of the last seek point before it, which names its file or its number in the folder; without points the folder
 * numbers its files by the second, each ten. Undefined where there is none. CTRL-055, CALL-097
 */
export function thumbnailAt({ folder, points }: SeekThumbnails, seconds: number): string | undefined {
  if (points.length > 0) {
    const point = lastBefore(points, seconds * 1000);
    return point?.url ?? inFolder(folder, point?.index);
  }
  return inFolder(folder, Math.max(0, Math.floor(seconds / THUMBNAIL_STEP_SECONDS) * THUMBNAIL_STEP_SECONDS));
}

const inFolder = (folder: string | undefined, number: number | undefined): string | undefined =>
  folder === undefined || number === undefined
    ? undefined
    : `${folder}${folder.endsWith('/') ? '' : '/'}${number}.jpg?${THUMBNAIL_QUERY}`;

const lastBefore = (points: readonly SeekPoint[], ms: number): SeekPoint | undefined =>
  points.reduce<SeekPoint | undefined>(
    (best, point) => (point.positionMs <= ms && point.positionMs >= (best?.positionMs ?? 0) ? point : best),
    undefined,
  );

/** The widths a thumbnail may have over the line of time; how many pixels each is, says `THUMBNAIL_WIDTH_PX` of the kit. CTRL-054 */
export type SeekThumbnailSize = 'roomy' | 'fullscreen' | 'mobile' | 'normal';

export interface PictureRoom {
  /** The picture has the whole window, on its own page or because it fills the screen. */
  readonly fillsWindow: boolean;
  readonly isFullscreen: boolean;
  readonly isPhone: boolean;
  readonly windowWidthPx: number;
}

/** A window this wide has room for a large thumbnail beside what it lies over. */
export const ROOMY_FROM_PX = 1440;

/** The first that fits. */
const THUMBNAIL_SIZES: readonly (readonly [SeekThumbnailSize, (room: PictureRoom) => boolean])[] = [
  ['roomy', ({ fillsWindow, windowWidthPx }) => fillsWindow && windowWidthPx >= ROOMY_FROM_PX],
  ['fullscreen', ({ isFullscreen }) => isFullscreen],
  ['mobile', ({ isPhone }) => isPhone],
];

/** How large a thumbnail stands over the line of time. CTRL-054 */
export const seekThumbnailSize = (room: PictureRoom): SeekThumbnailSize =>
  THUMBNAIL_SIZES.find(([, fits]) => fits(room))?.[0] ?? 'normal';
