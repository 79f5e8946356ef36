import type { Clock, CrossTab, EventLog, KeyValueStore, Random } from '../ports.ts';
import type { DeviceRegistration, SessionApi } from './session-api.ts';

/** What the session needs from the outside. */
export interface SessionPorts {
  readonly api: SessionApi;
  readonly store: KeyValueStore;
  readonly clock: Clock;
  readonly random: Random;
  readonly crossTab: CrossTab;
  readonly log: EventLog;
  /** Resolves at the first click, touch or key press from now on. SES-023 */
  readonly nextInteraction: (signal: AbortSignal) => Promise<void>;
  /** Whether the page is on parental business now; see `isParentalPage`. SES-027 */
  readonly isOnParentalPage: () => boolean;
  readonly settings: SessionSettings;
}

export interface SessionSettings {
  readonly appVersion: number;
  /** Fixed for the application: changing it locks half-made guests out. SES-006 */
  readonly guestPasswordSalt: string;
  readonly referId: string | null;
  readonly device: Omit<DeviceRegistration, 'serial'>;
  /** From the start query. BOOT-022 */
  readonly deviceSerial: string | null;
  readonly isTelegramApp: boolean;
  /** From the start query. NAV-040 */
  readonly telegramId: string | null;
  /** The brand shows a retry dialog when auto-auth has failed. BOOT-012 */
  readonly offersAutoAuthRetry: boolean;
  /** Keys of the storage that capabilities keep for the browser, whoever uses it. SES-039 */
  readonly keptAtLogout: readonly string[];
}
