import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { isOpenToAll } from '../gate/access-request.ts';
import type { ProfileRole } from '../schedule/adult.ts';
import { announcedSpan } from '../schedule/programme.ts';
import { isPlayedHere } from './rules.ts';

/** A channel is loaded in full, on its page, or as a preview, on a zoomed card. LIVE-033 */
export type LoadMode = 'full' | 'preview';

/** What each mode asks the server for: whoever only looks is not counted, and finds nothing in the history. LIVE-033, LIVE-034 */
export const STREAM_QUERY = {
  full: { type: 'hls', history: true },
  preview: { type: 'hls', preview: true, history: false },
} as const satisfies Record<LoadMode, object>;

/** From the moment the pointer is on a card to its zoom. CHAN-073 */
const ZOOM_AFTER_MS = 30;
/** The same for a pointer that comes directly from another card. CHAN-074 */
const ZOOM_NEXT_AFTER_MS = 200;
/** Across the gap between two cards the way is still a direct one. */
const DIRECT_WITHIN_MS = 150;

/** How long a pointer rests on a card before that zooms; `leftCardMs`: when it left the last one, if it was on any. */
export const zoomDelayMs = (leftCardMs: number | null, nowMs: number): number =>
  leftCardMs !== null && nowMs - leftCardMs <= DIRECT_WITHIN_MS ? ZOOM_NEXT_AFTER_MS : ZOOM_AFTER_MS;

interface Unasked {
  readonly channel: Channel;
  /** What the list says is on. */
  readonly programme: ScheduleEntry | null;
  readonly role: ProfileRole;
  readonly nowMs: number;
}

/** Whether a channel is open to whoever watches, and nobody would be asked anything: also not because of a programme that the list does not know. */
export function opensUnasked({ channel, programme, role, nowMs }: Unasked): boolean {
  if (!programme || !isPlayedHere(channel)) return false;
  const { startMs, endMs } = announcedSpan(programme);
  return startMs <= nowMs && nowMs < endMs && isOpenToAll({ action: 'channel', channel, programme }, role);
}

interface Looking extends Unasked {
  /** The pointer is on the card; the keyboard's focus only tells about it. */
  readonly byPointer: boolean;
  /** Little movement, or few bytes. */
  readonly wantsStillness: boolean;
  /** The site's player has something on: two pictures at once are one too many. */
  readonly isSomethingOn: boolean;
}

/** Whether a zoomed card plays its channel; a still stands in for what nobody may just look at. CHAN-064, LIVE-059 */
export const mayPreview = ({ byPointer, wantsStillness, isSomethingOn, ...unasked }: Looking): boolean =>
  byPointer && !wantsStillness && !isSomethingOn && opensUnasked(unasked);
