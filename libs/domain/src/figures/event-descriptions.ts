import type { CommonFields, EventName } from './events.ts';

/** When each event is told, for whoever reads docs/analytics.md: no page carries it. */
export const EVENT_DESCRIPTIONS: Readonly<Record<EventName, string>> = {
  play: 'The viewer starts a playback from a button.',
  see_all: 'The viewer opens the full row.',
  back: 'The viewer uses a back control.',
  toggle_fullscreen: 'The viewer enters or leaves fullscreen.',
  open_channel: 'The page of a channel opens; its address names it by slug or id.',
  open_content: 'The page of a film or a series opens.',
  open_packet: 'The page of a packet opens.',
  packet_info: 'The dialogue about a packet opens.',
  select_schedule: 'The viewer selects a programme in a schedule.',
  subscribe: 'A packet was bought.',
  unsubscribe: 'A subscription was cancelled.',
  enable_renew: 'The renewal of a subscription was turned on.',
  watch_tv: 'The viewer presses “Watch TV”.',
  trial_button_click: 'The viewer presses a button that begins a trial.',
  open_install_devices: 'The page about installing on devices opens.',
  click_device: 'The viewer chooses a device; it is sent as click_{device}.',
  playback_start: 'The picture of a playback moves for the first time.',
  playback_update: '120, 300, 600, 1200, 1800, 2400 and 3000 s of a playback were watched.',
  watch_5_minutes: '300 s of a playback were watched.',
  playback_error:
    'The player met an error that its recovery did not hide, or the call for the stream failed: `STREAM_` and its status, or the kind of silence (a trailer whose call nobody answers is asked for again, and tells none).',
  playback_quality:
    'A playback is over: how it began, and what disturbed it. Times are in milliseconds; `startMs` runs from the viewer’s press to the picture, with every call between them and without advertisements: from the key or the press of a channel, from when the page of a film or a trailer begins, from the last answer where a PIN or a purchase stood before it. What begins after a packshot, or by a recovery, counts from its own address. Where the call for the stream failed nothing began: `failed`, with that code and without times; a channel whose preview had begun by then is told as that play, too.',
  page_quality: 'A page was measured (web-vitals).',
  show: 'Half of a card stands in the window, once a page view.',
  focus: 'A pointer or the focus rests on a card: 500 ms, 100 ms on a channel.',
  click: 'A card is pressed.',
  channel_search: 'A text that channels are looked for by has rested for 500 ms.',
};

/** What stands on every event. STAT-033, STAT-035 */
export const COMMON_FIELD_DESCRIPTIONS: Readonly<Record<keyof CommonFields, string>> = {
  version: 'The version of the application: 190.',
  viewer: 'not_login, guest, full_payment, promo or free; null where the page was left before it was known.',
  application: 'web or android-mobile.',
  language: 'The language of the interface.',
  provider: 'The short name of the provider.',
  variants: 'The tests of the server and which variant of each the viewer has, as `test=variant` by name, with commas.',
};
