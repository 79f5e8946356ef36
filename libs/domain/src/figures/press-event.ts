import { namedEvent, type NamedEvent } from './named-event.ts';

/** What a press on a button or a link tells, beside where it leads. */
type PressName = 'play' | 'see_all' | 'back' | 'select_schedule' | 'watch_tv' | 'trial_button_click';

interface Pressed {
  /** The name that the focus goes by (`data-focus-key`). */
  readonly focusKey: string | null | undefined;
  readonly href: string | null;
}

type Rows = readonly (readonly [RegExp, PressName])[];

/** STAT-006, STAT-008, STAT-013, STAT-018, STAT-019 */
const BY_FOCUS_KEY: Rows = [
  [/^(?:watch|from-start|trailer|hero-\d+)$/, 'play'],
  [/^back$/, 'back'],
  [/^(?:programme|guide)-(\d+)$/, 'select_schedule'],
  [/^watch-tv$/, 'watch_tv'],
  [/^trial$/, 'trial_button_click'],
];

/** STAT-007 */
const BY_ADDRESS: Rows = [[/^\/row\/([^/?#]+)/, 'see_all']];

export const pressEvent = ({ focusKey, href }: Pressed): NamedEvent<PressName> | null =>
  namedEvent(BY_FOCUS_KEY, focusKey ?? '') ?? namedEvent(BY_ADDRESS, href ?? '');
