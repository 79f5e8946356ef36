import type { Brand } from '@livery/brand-kit';
import { applicationType, type DeviceRegistration } from '@livery/domain/session';
import { createServerClock } from '@livery/platform/clock';
import { detectEnvironment, type Environment } from '@livery/platform/environment';
import { createNetworkStatus } from '@livery/platform/network';
import { createStorage } from '@livery/platform/storage';
import type { Services } from '@livery/widgets/services';
import { askedOnce } from './boot/asked-once.ts';
import type { Modules } from './modules.ts';

interface Ports {
  brand: Brand;
  apiOrigin: string;
  /** The `partner` of the address. */
  partner: string | null;
  loadModules: () => Promise<Modules>;
  signal: AbortSignal;
}

/** The world as this page has it. */
export function createServices({ brand, apiOrigin, partner, loadModules, signal }: Ports): Services {
  return {
    brand,
    signInWays: askedOnce(async () => (await loadModules()).signInWays),
    settingsPages: async () => (await loadModules()).settingsPages(),
    clock: createServerClock(),
    storage: createStorage(brand.id),
    network: createNetworkStatus({ origin: apiOrigin, initiallyOnline: navigator.onLine }, signal),
    environment: detectEnvironment({
      userAgent: navigator.userAgent,
      brandHost: brand.rules.pages.frame,
      partner,
      window: window as never,
      touchPoints: navigator.maxTouchPoints,
    }),
  };
}

/** What this browser says of itself when it registers. ENT-001, SES-031 */
export function deviceOf(
  { deviceType, os, browser, host }: Environment,
  appVersion: number,
): Omit<DeviceRegistration, 'serial'> {
  return {
    deviceType,
    vendor: browser.name,
    model: browser.version || browser.name,
    version: String(appVersion),
    osName: os.name,
    osVersion: os.version,
    applicationType: applicationType(host === 'android-app'),
  };
}
