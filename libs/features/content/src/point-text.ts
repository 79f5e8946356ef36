import type { PlaybackPoint, PointKind } from '@livery/contract/channels/stream';
import type { PlainKey } from '@livery/i18n';

const TEXTS = {
  opening: 'content_point_opening',
  recap: 'content_point_recap',
  credits: 'content_point_credits',
  next: 'player_next_episode',
  start: 'content_point_start',
  finish: 'content_point_finish',
} as const satisfies Record<PointKind, PlainKey>;

type PointButton = NonNullable<PlaybackPoint['button']>;

/** What stands on the button of a point: in the viewer's language where it is known what the button is for, else the server's own words. */
export const pointText = ({ kind, label }: PointButton, t: (key: PlainKey) => string): string =>
  kind === undefined ? label : t(TEXTS[kind]);
