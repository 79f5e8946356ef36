import type { Reply } from '@livery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import SubscriptionsPage from './subscriptions-page.tsx';
import { FAMILY, openPackets, START } from './testing/packets-site.tsx';

/** Each page with the call that it cannot do without, and what it shows when that has come. */
const PAGES = {
  list: ['/packets', 'GET /v2/purchasepackets', { packets: [START] }, 'Выберите пакет'],
  packet: ['/packets/11', 'GET /v2/purchasepackets/11', FAMILY, 'Семья'],
  provider: [
    '/provider/north',
    'GET /v2/providers/north/info',
    { provider_data: { id: 1, name: 'North', landing: {} }, packets: [START], bundles: [] },
    'North',
  ],
  subscriptions: [
    '/settings/subscriptions',
    'GET /v2/users/self/subscriptions/current',
    { subscriptions: [{ id: 1, packet: START, renew: true }] },
    'Старт',
  ],
} as const;

const FAULTS: Readonly<Record<string, () => Reply>> = {
  'an error of the server': () => ({ status: 500, json: { error: { message: 'Сломалось' } } }),
  'no permission': () => ({ status: 403, json: { error: { code: 'other', message: 'Нельзя' } } }),
  'legal reasons': () => ({ status: 451, json: { error: { message: 'Нельзя по закону' } } }),
  'an answer that is no JSON': () => ({ text: '<html>' }),
};

describe.each(Object.entries(PAGES))('the page of %s', (name, [at, call, json, text]) => {
  it.each(Object.keys(FAULTS))('says what happened at %s, and comes when it is asked for again', async (fault) => {
    let isBroken = true;
    await openPackets({
      at,
      instead: { [call]: () => (isBroken ? (FAULTS[fault]?.() ?? {}) : { json }) },
      ...(name === 'subscriptions' && { screen: <SubscriptionsPage /> }),
    });
    const retry = page.getByRole('button', { name: 'Повторить' });
    await expect.element(retry).toBeVisible();
    isBroken = false;
    await retry.click();
    await expect.element(page.getByRole('heading', { name: text }).first()).toBeVisible();
  });
});
