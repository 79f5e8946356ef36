import { EARLY_KEYS } from '@livery/brand-kit/early';

/**
 * Everything that outlives a reload, in one place, so that no two capabilities use one key and logout knows what to spare. A capability adds its
 * key when it stores something. The platform's store prefixes each key with the brand. BOOT-049, BOOT-050.
 */
export const STORED = {
  /** Token, expiry, time of receipt and device as one value: two tabs that write at once can never leave a mixture. */
  credentials: EARLY_KEYS.credentials,
  language: EARLY_KEYS.language,
  skipApp: 'skip_app',
  clickId: 'click_id',
  /** Set by logout, so that auto-auth does not sign the viewer in again at once. BOOT-005 */
  loggedOut: 'logged_out',
  /** The username of a guest whose creation has begun. SES-010 */
  pendingGuest: 'pending_guest',
  /** This browser's device serial. SES-032 */
  deviceSerial: 'device_serial',
  /** `child` while a child profile is active. SES-025 */
  profileRole: 'profile_role',
  /** The profile in use, by number. */
  profileId: 'profile_id',
  /** When somebody was last here whose profile is known: after an hour the start asks who is watching. */
  seenAt: 'seen_at',
  /** Whose PIN was accepted when: the window in which it is not asked again. PIN-009 */
  pinAccepted: 'pin_accepted',
  /** Wrong PINs in a row: a reload gives no new tries. */
  pinTries: 'pin_tries',
  /** When a payment last came to its end, and how. PIN-012, PAY-049 */
  lastTransactionAt: 'last_transaction_at',
  /** Set when a guest takes up the days offered, until sign-in has used it. NAV-096, PACK-018 */
  promoDays: 'promo_days',
  acceptedDocuments: 'accepted_documents',
  /** Volume, picture quality and the look of subtitles on this device. CTRL-049 */
  playerDevice: 'player_device',
  /** Tracks and speeds that a person chose; the profile's id follows. */
  playerViewer: 'player_viewer',
  /** Languages of sound in the order that the viewer chose. BOOT-049, ACC-047 */
  audioOrder: 'audio_order',
  /** Channels watched last, by profile. CHAN-062 */
  lastChannels: 'last_channels',
  /** Whether the channel page shows its schedule or its list. CHAN-018 */
  channelTab: 'channel_tab',
  /** Payments whose outcome is not known yet, of every viewer of this browser. PAY-051, SES-028 */
  payments: 'payments',
} as const;

/** These belong to the browser, not to the person who leaves it, or tell that person later what became of their money. SES-039 */
export const KEPT_AT_LOGOUT: readonly string[] = [STORED.language, STORED.skipApp, STORED.payments];
