import type { SessionSettings } from '../ports.ts';

/** What a site tells its session in tests. */
export const TEST_SESSION_SETTINGS: SessionSettings = {
  appVersion: 190,
  guestPasswordSalt: 'salt',
  referId: null,
  device: {
    deviceType: 'pc',
    vendor: 'Vendor',
    model: 'Model',
    version: '1',
    osName: 'Linux',
    osVersion: '6',
    applicationType: 'web',
  },
  deviceSerial: null,
  isTelegramApp: false,
  telegramId: null,
  offersAutoAuthRetry: false,
  keptAtLogout: ['kept_by_capability'],
};
