/** What a field of an event holds. Every field may be null: what is not known is said to be not known. */
export type FieldKind = 'number' | 'text';

/** STAT-022, STAT-023 */
const PLAYBACK = {
  statId: 'number',
  channelId: 'number',
  contentParentId: 'number',
  contentId: 'number',
  startType: 'text',
  position: 'number',
  libraryId: 'number',
} as const;

const ITEM = { kind: 'text', id: 'number', row: 'text' } as const;
const PACKET = { packetId: 'number' } as const;
const NONE = {} as const;

/** Every event that can be told, with its fields; when it is told stands in `event-descriptions.ts`. What a viewer writes has no field: of a search it is told how long it was. */
export const EVENTS = {
  play: NONE,
  see_all: { row: 'text' },
  back: NONE,
  toggle_fullscreen: NONE,
  open_channel: { channel: 'text' },
  open_content: { contentId: 'number' },
  open_packet: PACKET,
  packet_info: NONE,
  select_schedule: { programmeId: 'number' },
  subscribe: PACKET,
  unsubscribe: PACKET,
  enable_renew: PACKET,
  watch_tv: NONE,
  trial_button_click: NONE,
  open_install_devices: NONE,
  click_device: { device: 'text' },
  playback_start: PLAYBACK,
  playback_update: PLAYBACK,
  watch_5_minutes: PLAYBACK,
  playback_error: { ...PLAYBACK, code: 'text', engine: 'text' },
  playback_quality: {
    kind: 'text',
    outcome: 'text',
    startMs: 'number',
    isZap: 'number',
    stalls: 'number',
    stalledMs: 'number',
    watchedMs: 'number',
    code: 'text',
    engine: 'text',
  },
  page_quality: { metric: 'text', value: 'number', page: 'text' },
  show: ITEM,
  focus: ITEM,
  click: ITEM,
  channel_search: { characters: 'number' },
} as const satisfies Record<string, Readonly<Record<string, FieldKind>>>;

export type EventName = keyof typeof EVENTS;

type ValueOf<Kind> = (Kind extends 'number' ? number : string) | null;
export type EventFields<Name extends EventName = EventName> = {
  readonly [Field in keyof (typeof EVENTS)[Name]]: ValueOf<(typeof EVENTS)[Name][Field]>;
};

/** Which event it is, and of when: the same told twice counts once. */
export interface EventMark {
  /** Made with the event: whoever receives it twice counts it once. */
  readonly id: string;
  /** Server time, ms since the epoch. */
  readonly atMs: number;
}

/** Takes an event in: its name with its own fields. Without a mark it is a new one, of now. */
export type Tell = <Name extends EventName>(name: Name, fields: EventFields<Name>, mark?: EventMark) => void;

/** What a command tells when it is run: an event without fields, or nothing. */
export type PlainEvent = {
  [Name in EventName]: keyof (typeof EVENTS)[Name] extends never ? Name : never;
}[EventName];

/** What stands on every event. STAT-033, STAT-035, DATA-062, CALL-044 */
export type CommonFields = Readonly<
  Record<'version' | 'application' | 'language' | 'provider', string | number> &
    Record<'viewer' | 'variants', string | null>
>;

/** An event as it is kept and sent. */
export interface TrackedEvent extends EventMark {
  readonly name: string;
  readonly fields: Readonly<Record<string, string | number | null>>;
}

/** A press on a device is named after it. STAT-021 */
export function trackedEvent<Name extends EventName>(
  name: Name,
  fields: EventFields<Name>,
  made: EventMark & { readonly common: CommonFields },
): TrackedEvent {
  const given = fields as Readonly<Record<string, string | number | null>>;
  // Only what the table names goes out, whatever the caller holds.
  const own = Object.keys(EVENTS[name]).map((field) => [field, given[field] ?? null] as const);
  const { id, atMs, common } = made;
  const sentName = name === 'click_device' ? `click_${given['device'] ?? 'unknown'}` : name;
  return { id, name: sentName, atMs, fields: { ...Object.fromEntries(own), ...common } };
}
