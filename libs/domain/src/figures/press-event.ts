import type { EventFields } from './events.ts';

type PressName = 'play' | 'see_all' | 'back' | 'select_schedule' | 'watch_tv' | 'trial_button_click';

/** What a press on a button or a link tells, beside where it leads. */
export type PressEvent = {
  [Name in PressName]: { readonly name: Name; readonly fields: EventFields<Name> };
}[PressName];

interface Pressed {
  /** The name that the focus goes by (`data-focus-key`). */
  readonly focusKey: string | null | undefined;
  readonly href: string | null;
}

type Make = (named: string) => PressEvent;

/** STAT-006, STAT-008, STAT-013, STAT-018, STAT-019 */
const BY_FOCUS_KEY: readonly (readonly [RegExp, Make])[] = [
  [/^(?:watch|from-start|trailer|hero-\d+)$/, () => ({ name: 'play', fields: {} })],
  [/^back$/, () => ({ name: 'back', fields: {} })],
  [/^(?:programme|guide)-(\d+)$/, (id) => ({ name: 'select_schedule', fields: { programmeId: Number(id) } })],
  [/^watch-tv$/, () => ({ name: 'watch_tv', fields: {} })],
  [/^trial$/, () => ({ name: 'trial_button_click', fields: {} })],
];

/** STAT-007 */
const BY_ADDRESS: readonly (readonly [RegExp, Make])[] = [
  [/^\/row\/([^/?#]+)/, (row) => ({ name: 'see_all', fields: { row } })],
];

function firstOf(table: readonly (readonly [RegExp, Make])[], text: string | null | undefined): PressEvent | null {
  for (const [pattern, make] of table) {
    const found = pattern.exec(text ?? '');
    if (found) return make(found[1] ?? '');
  }
  return null;
}

export const pressEvent = ({ focusKey, href }: Pressed): PressEvent | null =>
  firstOf(BY_FOCUS_KEY, focusKey) ?? firstOf(BY_ADDRESS, href);
