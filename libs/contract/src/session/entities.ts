import {
  collection,
  dictionary,
  entity,
  flag,
  from,
  id,
  integer,
  isoDate,
  json,
  list,
  oneOf,
  optional,
  text,
  timestamp,
  url,
  type Infer,
} from '../schema/schema.ts';
import { Provider } from '../platform/provider.ts';

/** What a device says about itself when it is created (ENT-001). The answer names device types differently: see `Device`. */
export const DeviceRegistration = entity('DeviceRegistration', {
  deviceType: oneOf(['tv', 'tablet', 'phone', 'pc']),
  vendor: text(),
  model: text(),
  version: text(),
  osName: text(),
  osVersion: text(),
  applicationType: oneOf(['web', 'android-mobile']),
  serial: text(),
});
export type DeviceRegistration = Infer<typeof DeviceRegistration>;

/** Which actions ask for the PIN, and for how many minutes an accepted one may count (ENT-005). */
export const ParentalSettings = entity('ParentalSettings', {
  /** The choices of the settings page, in minutes. */
  durationMinutes: from('duration', list(integer({ min: 0 }), { orOne: true })),
  pay: flag(),
  profile: flag(),
  program: flag(),
  vod: flag(),
  channel: flag(),
  settings: flag(),
});
export type ParentalSettings = Infer<typeof ParentalSettings>;

/** A change names only what changes. */
export const ParentalSettingsChange = entity('ParentalSettingsChange', {
  pay: optional(flag()),
  profile: optional(flag()),
  program: optional(flag()),
  vod: optional(flag()),
  channel: optional(flag()),
  settings: optional(flag()),
});
export type ParentalSettingsChange = Infer<typeof ParentalSettingsChange>;

/** ENT-004: the viewer's own choice, "30" or "1" minutes. */
export const DeviceSettings = entity('DeviceSettings', {
  parentalChannels: from('parentalChannels', optional(text())),
});
export type DeviceSettings = Infer<typeof DeviceSettings>;

/** ENT-006. */
export const DeviceNotification = entity('DeviceNotification', {
  notificationType: optional(text()),
  token: optional(text()),
});
export type DeviceNotification = Infer<typeof DeviceNotification>;

export const DEVICE_TYPES = [
  'web',
  'webkit',
  'android_tv',
  'android_stb',
  'android_mobile',
  'ios',
  'tvos',
  'dune',
] as const;

/** ENT-002, ENT-003. */
export const Device = entity('Device', {
  id: id(),
  serial: optional(text()),
  loginAtMs: from('login_at', optional(isoDate())),
  deviceType: optional(oneOf(DEVICE_TYPES)),
  /** As the device said when it registered; not every server tells. ACC-031 */
  vendor: optional(text()),
  model: optional(text()),
  settings: optional(DeviceSettings),
  parentalSettings: optional(ParentalSettings),
  notification: optional(DeviceNotification),
  /** In the answer to its registration alone: the device is authenticated with it. Not every server gives one. */
  secret: optional(text()),
});
export type Device = Infer<typeof Device>;

export const Devices = collection('Devices', 'devices', Device);
export type Devices = Infer<typeof Devices>;

/** What the server asks a viewer about parental control (ENT-012). */
export const ParentalDialogue = entity('ParentalDialogue', {
  title: optional(text()),
  message: optional(text()),
  icon: optional(
    entity('ParentalIcon', {
      tvX1: optional(url()),
      tvWidthPt: optional(integer({ min: 0 })),
      tvHeightPt: optional(integer({ min: 0 })),
    }),
  ),
  buttons: list(entity('ParentalButton', { label: text(), action: text(), isPrimary: flag() })),
});
export type ParentalDialogue = Infer<typeof ParentalDialogue>;

/** ENT-007. `parentalCode` is the stored PIN that is compared, `pincode` the field that changes it: neither may be kept or logged. */
export const User = entity('User', {
  id: id(),
  username: optional(text()),
  phone: optional(text()),
  email: optional(text()),
  firstName: optional(text()),
  isGuest: flag(),
  joinedAtMs: from('date_joined', optional(isoDate())),
  timezone: optional(text()),
  provider: optional(Provider),
  parentalStatus: optional(oneOf(['set', 'notset', 'ignore'])),
  parentalCode: optional(text()),
  parentalDialogue: optional(ParentalDialogue),
  /** The partner token that this account came with. */
  referId: optional(text()),
  deviceLimit: optional(integer({ min: 0 })),
  providerUid: optional(text()),
  pincode: optional(text()),
  settings: dictionary(json()),
});
export type User = Infer<typeof User>;

/**
 * The answer of a call that signs somebody in. Without `expiresAtSeconds` the session gives a token its default life.
 * An empty token would be sent and refused for ever, so it is none.
 */
export const AccessToken = entity('AccessToken', {
  accessToken: text({ mayBeEmpty: false }),
  expiresAtSeconds: from('expired', optional(timestamp())),
  user: optional(User),
  device: optional(Device),
});
export type AccessToken = Infer<typeof AccessToken>;
