import type { Brand } from '@livery/brand-kit';
import { deviceOf, GUEST_PASSWORD_SALT, isParentalPage, type StartQuery } from '@livery/domain/session';
import { createCrossTab } from '@livery/platform/cross-tab';
import { createEventLog } from '@livery/platform/event-log';
import { randomId } from '@livery/platform/ids';
import { onInteraction } from '@livery/platform/page';
import type { Services } from '@livery/widgets/services';
import { createSessionApi } from '../session-api.ts';

interface Start {
  brand: Brand;
  appVersion: number;
  query: StartQuery;
  services: Services;
}

/** The world as the session's effects see it, and what they must know of this start. */
export function sessionPorts({ brand, appVersion, query, services: { storage, clock, environment, siteMap } }: Start) {
  return {
    api: createSessionApi(brand.providerShortname),
    store: storage,
    clock,
    random: { uuid: randomId },
    crossTab: createCrossTab(brand.id),
    log: createEventLog(),
    nextInteraction: (until: AbortSignal) => new Promise<void>((resolve) => onInteraction(resolve, until)),
    isOnParentalPage: () => isParentalPage(location),
    settings: {
      appVersion,
      guestPasswordSalt: GUEST_PASSWORD_SALT,
      referId: query.partnerToken,
      device: deviceOf(environment, appVersion),
      deviceSerial: query.deviceSerial,
      isTelegramApp: environment.host === 'telegram',
      telegramId: query.telegramId,
      offersAutoAuthRetry: brand.rules.auth.retryDialogAfterAutoAuth,
      keptAtLogout: siteMap.keptAtLogout,
    },
  };
}
