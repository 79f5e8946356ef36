/** What a field of an event holds. Every field may be null: what is not known is said to be not known. */
export type FieldKind = 'number' | 'text';

interface EventSpec {
  /** When it is told: one sentence, printed into docs/analytics.md. */
  readonly when: string;
  readonly fields: Readonly<Record<string, FieldKind>>;
}

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

/** Every event that can be told, with its fields. What a viewer writes has no field: of a search it is told how long it was. */
export const EVENTS = {
  play: { when: 'The viewer starts a playback from a button.', fields: NONE },
  see_all: { when: 'The viewer opens the full row.', fields: { row: 'text' } },
  back: { when: 'The viewer uses a back control.', fields: NONE },
  toggle_fullscreen: { when: 'The viewer enters or leaves fullscreen.', fields: NONE },
  open_channel: {
    when: 'The page of a channel opens; its address names it by slug or id.',
    fields: { channel: 'text' },
  },
  open_content: { when: 'The page of a film or a series opens.', fields: { contentId: 'number' } },
  open_packet: { when: 'The page of a packet opens.', fields: PACKET },
  packet_info: { when: 'The dialogue about a packet opens.', fields: NONE },
  select_schedule: { when: 'The viewer selects a programme in a schedule.', fields: { programmeId: 'number' } },
  subscribe: { when: 'A packet was bought.', fields: PACKET },
  unsubscribe: { when: 'A subscription was cancelled.', fields: PACKET },
  enable_renew: { when: 'The renewal of a subscription was turned on.', fields: PACKET },
  watch_tv: { when: 'The viewer presses “Watch TV”.', fields: NONE },
  trial_button_click: { when: 'The viewer presses a button that begins a trial.', fields: NONE },
  open_install_devices: { when: 'The page about installing on devices opens.', fields: NONE },
  click_device: { when: 'The viewer chooses a device; it is sent as click_{device}.', fields: { device: 'text' } },
  playback_start: { when: 'The picture of a playback moves for the first time.', fields: PLAYBACK },
  playback_update: { when: '120, 300, 600, 1200, 1800, 2400 and 3000 s of a playback were watched.', fields: PLAYBACK },
  watch_5_minutes: { when: '300 s of a playback were watched.', fields: PLAYBACK },
  playback_error: {
    when: 'The player met an error that its recovery did not hide.',
    fields: { ...PLAYBACK, code: 'text', engine: 'text' },
  },
  playback_quality: {
    when: 'A playback is over: how it began, and what disturbed it. Times are in milliseconds.',
    fields: {
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
  },
  page_quality: {
    when: 'A page was measured (web-vitals).',
    fields: { metric: 'text', value: 'number', page: 'text' },
  },
  show: { when: 'Half of a card stands in the window, once a page view.', fields: ITEM },
  focus: { when: 'A pointer or the focus rests on a card: 500 ms, 100 ms on a channel.', fields: ITEM },
  click: { when: 'A card is pressed.', fields: ITEM },
  channel_search: {
    when: 'A text that channels are looked for by has rested for 500 ms.',
    fields: { characters: 'number' },
  },
} as const satisfies Record<string, EventSpec>;

export type EventName = keyof typeof EVENTS;

type ValueOf<Kind> = (Kind extends 'number' ? number : string) | null;
export type EventFields<Name extends EventName = EventName> = {
  readonly [Field in keyof (typeof EVENTS)[Name]['fields']]: ValueOf<(typeof EVENTS)[Name]['fields'][Field]>;
};

/** Takes an event in: its name with its own fields. */
export type Tell = <Name extends EventName>(name: Name, fields: EventFields<Name>) => void;

/** What a command tells when it is run: an event without fields, or nothing. */
export type PlainEvent = {
  [Name in EventName]: keyof (typeof EVENTS)[Name]['fields'] extends never ? Name : never;
}[EventName];

/** Stands on every event. STAT-033, STAT-035, DATA-062 */
export const COMMON_FIELDS = {
  version: 'The version of the application: 190.',
  viewer: 'not_login, guest, full_payment, promo or free.',
  application: 'web or android-mobile.',
  language: 'The language of the interface.',
  provider: 'The short name of the provider.',
} as const;

export type CommonFields = Readonly<Record<keyof typeof COMMON_FIELDS, string | number>>;

/** An event as it is kept and sent. */
export interface ToldEvent {
  /** Made with the event: whoever receives it twice counts it once. */
  readonly id: string;
  readonly name: string;
  /** Server time, ms since the epoch. */
  readonly atMs: number;
  readonly fields: Readonly<Record<string, string | number | null>>;
}

/** A press on a device is named after it. STAT-021 */
export function toldEvent<Name extends EventName>(
  name: Name,
  fields: EventFields<Name>,
  made: { readonly id: string; readonly atMs: number; readonly common: CommonFields },
): ToldEvent {
  const given = fields as Readonly<Record<string, string | number | null>>;
  // Only what the table names goes out, whatever the caller holds.
  const own = Object.keys(EVENTS[name].fields).map((field) => [field, given[field] ?? null] as const);
  const { id, atMs, common } = made;
  const sentName = name === 'click_device' ? `click_${given['device'] ?? 'unknown'}` : name;
  return { id, name: sentName, atMs, fields: { ...Object.fromEntries(own), ...common } };
}
