import type { JsonValue } from '@livery/contract/schema';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1_000_001 }),
    username: text().notNull().unique(),
    /** Salted hash with its cost; a user registered by phone has none and signs in by code. */
    passwordHash: text(),
    phone: text().unique(),
    email: text(),
    firstName: text(),
    isGuest: boolean().notNull(),
    providerId: integer().notNull(),
    referId: text(),
    settings: jsonb().$type<Record<string, JsonValue>>().notNull().default({}),
    parentalCode: text(),
    /** When the parental code was last sent to the phone. */
    parentalCodeSentAt: moment(),
    deviceLimit: integer().notNull(),
    joinedAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email_index').on(sql`lower(${table.email})`)],
);

export const profiles = pgTable(
  'profiles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 2_000_001 }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    role: text().$type<'adult' | 'child'>().notNull(),
    avatarId: integer(),
  },
  (table) => [index('profiles_user_index').on(table.userId)],
);

export type DeviceKind = 'web' | 'webkit' | 'android_tv' | 'android_stb' | 'android_mobile' | 'ios' | 'tvos' | 'dune';
type ProtectedAction = 'pay' | 'profile' | 'program' | 'vod' | 'channel' | 'settings';
type ParentalChoices = Partial<Record<ProtectedAction, boolean | undefined>>;

/**
 * Authentication by device needs no token: a secret that only the device was given stands in for it. The id stands in lists.
 * A device without a user was signed out; it comes back as a guest when it authenticates again.
 */
export const devices = pgTable(
  'devices',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    profileId: integer().references(() => profiles.id, { onDelete: 'set null' }),
    providerId: integer().notNull(),
    serial: text().notNull(),
    /** Kept as a hash, as tokens are. A device from before there were secrets has none, and cannot be authenticated. */
    secretHash: text(),
    deviceType: text().$type<DeviceKind>().notNull(),
    description: jsonb().$type<Record<string, string>>().notNull(),
    settings: jsonb().$type<{ parentalChannels?: string | undefined }>().notNull().default({}),
    parentalSettings: jsonb().$type<ParentalChoices>().notNull().default({}),
    notification: jsonb().$type<{ notificationType?: string | undefined; token?: string | undefined }>(),
    createdAt: moment().notNull().defaultNow(),
    loginAt: moment(),
  },
  (table) => [uniqueIndex('devices_serial_index').on(table.userId, table.serial)],
);

/** Who removed devices when: the account's limit on removals counts them. */
export const deviceRemovals = pgTable(
  'device_removals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    removedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('device_removals_user_index').on(table.userId, table.removedAt)],
);

/** Tokens are kept as hashes, so that a copy of the database opens no account. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Missing between the login and the authentication of a device. */
    deviceId: bigint({ mode: 'number' }).references(() => devices.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('tokens_device_index').on(table.deviceId), index('tokens_expiry_index').on(table.expiresAt)],
);

/** Under which name a vendor of advertising knows an account. */
export const adIdentifiers = pgTable(
  'ad_identifiers',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vendor: text().notNull(),
    identifier: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.vendor] })],
);

export const favourites = pgTable(
  'favourites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    channelId: integer(),
    programId: integer(),
    personId: integer(),
    contentId: integer(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('favourites_channel_index').on(table.profileId, table.channelId),
    uniqueIndex('favourites_program_index').on(table.profileId, table.programId),
    uniqueIndex('favourites_person_index').on(table.profileId, table.personId),
    uniqueIndex('favourites_content_index').on(table.profileId, table.contentId),
    check(
      'favourites_one_object',
      sql`num_nonnulls(${table.channelId}, ${table.programId}, ${table.personId}, ${table.contentId}) = 1`,
    ),
  ],
);

/** How far a profile has come in a film or an episode. */
export const contentHistories = pgTable(
  'content_histories',
  {
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    contentId: integer().notNull(),
    /** The series, for one card per series in "continue watching". */
    rootId: integer().notNull(),
    libraryId: integer().notNull(),
    seconds: integer().notNull(),
    watchPercentage: integer().notNull(),
    watchedAt: moment().notNull(),
    /** Taken off the rows of what to go on with, until it is watched again. */
    isHidden: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.contentId] }),
    index('content_histories_recent_index').on(table.profileId, table.watchedAt.desc()),
  ],
);

export const channelHistories = pgTable(
  'channel_histories',
  {
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    channelId: integer().notNull(),
    watchedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.channelId] })],
);

/** One playback that reports its watch time. */
export const playbacks = pgTable(
  'playbacks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    channelId: integer(),
    contentId: integer(),
    startedAt: moment().notNull().defaultNow(),
    watchedSeconds: integer().notNull().default(0),
  },
  (table) => [index('playbacks_profile_index').on(table.profileId)],
);

/** Money that a user has paid in and not spent, in hundredths of the provider's currency. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 3_000_001 }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    balanceMinor: integer().notNull(),
    isPaymentAllowed: boolean().notNull(),
  },
  (table) => [index('accounts_user_index').on(table.userId)],
);

export const agreementAcceptances = pgTable(
  'agreement_acceptances',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentId: integer().notNull(),
    acceptedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.documentId] })],
);

/** Codes on their way to a phone or an e-mail address, one for each. Kept as hashes: the message alone holds the digits. */
export const codes = pgTable('codes', {
  /** `phone:77011234567` or `email:a@b.kz` */
  address: text().primaryKey(),
  hash: text().notNull(),
  sentAt: moment().notNull(),
  /** Since when codes are counted, and how many were sent since. */
  countedSince: moment().notNull(),
  sent: integer().notNull(),
  wrongTries: integer().notNull(),
  /** A messenger has confirmed that the phone is its reader's. */
  isConfirmed: boolean().notNull(),
});

/** Somebody whose code was right and who still has to choose a home. */
export const homeChoices = pgTable('home_choices', {
  /** Of the secret that came with the homes: whoever has it was given the right code. */
  secretHash: text().primaryKey(),
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
});

/** What viewers chose after searching: the order of suggestions learns from it. */
export const searchChoices = pgTable(
  'search_choices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    title: text().notNull(),
    contentType: text().notNull(),
    objectId: integer().notNull(),
    chosenAt: moment().notNull().defaultNow(),
  },
  (table) => [index('search_choices_recent_index').on(table.chosenAt)],
);

/** What the service writes to a user, to be read on the site. One that was put away stays, with its flag, until it is old. */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Empty: the site calls it a message. ACC-050 */
    title: text().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    isRemoved: boolean().notNull().default(false),
  },
  (table) => [index('messages_user_index').on(table.userId, table.createdAt.desc())],
);
