import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import PurchaseBlock from './purchase-block.tsx';
import { can, FAMILY, openPackets, START } from './testing/packets-site.tsx';

const CHANNEL = { kind: 'channel', id: 7 } as const;
const block = (item: { kind: 'channel' | 'content'; id: number } = CHANNEL) => (
  <PurchaseBlock item={item} title="Хабар" />
);
const sells = (packets: readonly object[]) => ({ 'GET /v2/channels/7/quick_sales_packets': { json: { packets } } });

it('PACK-035 a guest reads of the trial days and signs in', async () => {
  const { opened } = await openPackets({ at: '/', viewer: 'guest', screen: block() });
  await expect.element(page.getByText('Войдите и смотрите 30 дней бесплатно')).toBeVisible();
  await page.getByRole('button', { name: 'Войти' }).click();
  expect(opened.mock.calls.map(([id]) => id as string)).toEqual(['auth']);
});

it('PACK-036 PACK-037 PACK-038 a member reads what opens it and what it costs, and sees all options', async () => {
  const { opened } = await openPackets({
    at: '/',
    screen: block(),
    instead: sells([{ ...FAMILY, short: 'Для всей семьи' }, START]),
  });
  await expect.element(page.getByRole('heading', { name: 'Старт' })).toBeVisible();
  await expect.element(page.getByText(/990/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Все варианты' }).click();
  expect(opened.mock.calls[0]?.[0]).toBe('packets_channels');
});

it('PACK-037 a trial is named with what comes after it', async () => {
  await openPackets({ at: '/', screen: block(), instead: sells([{ ...FAMILY, short: 'Для всей семьи' }]) });
  await expect.element(page.getByText('Для всей семьи')).toBeVisible();
  await expect.element(page.getByText(/14 дней бесплатно, потом 1.990/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Попробовать' })).toBeVisible();
});

it('PACK-039 a channel that no packet sells comes soon', async () => {
  await openPackets({ at: '/', screen: block(), instead: sells([]) });
  await expect.element(page.getByText('Канал скоро начнёт вещание')).toBeVisible();
});

it('PACK-040 what does not come is asked for again by itself', async () => {
  let asked = 0;
  await openPackets({
    at: '/',
    screen: block(),
    instead: {
      'GET /v2/channels/7/quick_sales_packets': () => {
        if ((asked += 1) < 3) throw new TypeError('Failed to fetch');
        return { json: { packets: [START] } };
      },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Старт' })).toBeVisible();
});

it.each([
  [{ kind: 'channel', id: 7 }, true, 'GET /v2/channels/7/quick_sales_packets'],
  [{ kind: 'channel', id: 7 }, false, 'GET /v2/channels/7/purchasepacket_short'],
  [{ kind: 'content', id: 9 }, true, 'GET /v2/contents/9/quick_sales_packets'],
] as const)(
  'CALL-012 CALL-013 CALL-034 %j of a provider with purchases %s asks %s',
  async (item, hasPurchases, call) => {
    const { server } = await openPackets({
      at: '/',
      screen: block(item),
      network: { provider: { id: 1, hasPurchases } },
      instead: { [call]: { json: { packets: [START] } } },
    });
    await expect.element(page.getByRole('heading', { name: 'Старт' })).toBeVisible();
    expect(server.lines.some((line) => line.startsWith(call))).toBe(true);
  },
);

it.each([
  ['only a subscription', { kind: 'content', id: 9 }, START, 'Отдельно не продаётся: только в пакете'],
  ['only a channel', CHANNEL, { ...START, channels_count: 1 }, 'Отдельного пакета нет: покупается один этот канал'],
] as const)('PACK-062 where the provider offers %s, that is said', async (_what, item, packet, text) => {
  const call =
    item.kind === 'content' ? 'GET /v2/contents/9/quick_sales_packets' : 'GET /v2/channels/7/quick_sales_packets';
  await openPackets({ at: '/', screen: block(item), instead: { [call]: { json: { packets: [packet] } } } });
  await expect.element(page.getByText(text)).toBeVisible();
});

it.each([
  ['makes offers', true, {}, false],
  ['makes offers, and the button shows packets', true, { show_options: true }, true],
  ['sells in packets only', false, {}, true],
] as const)(
  'PACK-062 PAY-022 a film with a pay button is said to come in packets only where its provider does not sell it otherwise: it %s',
  async (_how, makesOffers, button, isSaid) => {
    await openPackets({
      at: '/',
      screen: block({ kind: 'content', id: 9 }),
      instead: {
        'GET /v2/contents/9/quick_sales_packets': { json: { packets: [START] } },
        'GET /v2/platform/configuration': { json: { is_purchase_offers: makesOffers } },
        'GET /v2/users/self/content_metadata/9': {
          json: { buttons: [{ button_type: 'pay', caption: 'Купить', ...button }] },
        },
      },
    });
    const sentence = page.getByText('Отдельно не продаётся: только в пакете');
    await expect.element(page.getByRole('heading', { name: 'Старт' })).toBeVisible();
    await expect.poll(() => sentence.elements().length).toBe(isSaid ? 1 : 0);
  },
);

const heldStart = (more: object) => ({
  'GET /v2/users/self/subscriptions/current': { json: { subscriptions: [{ id: 5, packet: START, ...more }] } },
});
it.each([
  [
    'SUBS-006 SUBS-007',
    'the server’s own words for what is paused',
    [FAMILY, START],
    heldStart({ is_paused: true, message: 'Пополните счёт' }),
    'Пополните счёт',
  ],
  [
    'SUBS-034',
    'that the packet cannot be bought now',
    [{ ...START, subscription: can() }],
    {},
    'Этот пакет сейчас нельзя подключить',
  ],
] as const)(
  '%s PACK-036 in place of a button that would buy it stands %s',
  async (_ids, _what, packets, instead, text) => {
    await openPackets({ at: '/', screen: block(), instead: { ...sells(packets), ...instead } });
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Старт' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Подробнее' })).toHaveAttribute('href', '/packets/10');
    expect(page.getByRole('button', { name: /Подключить|Попробовать/ }).query()).toBeNull();
  },
);

it('SUBS-034 CHAN-067 of the packets that open it the cheapest that can be bought is offered', async () => {
  const packets = [FAMILY, { ...START, subscription: can() }];
  const { opened } = await openPackets({ at: '/', screen: block(), instead: sells(packets) });
  await page.getByRole('button', { name: 'Попробовать' }).click();
  expect(opened.mock.calls[0]).toMatchObject(['confirm_period', { wish: { packetId: 11 } }]);
});

it('CALL-012 CALL-052 SUBS-034 what may be done with the packets of a short list is read in the list of what is sold', async () => {
  const { subscription, ...brief } = START;
  const { opened } = await openPackets({
    at: '/',
    screen: block(),
    network: { provider: { id: 1, hasPurchases: false } },
    instead: {
      'GET /v2/channels/7/purchasepacket_short': { json: { packets: [brief] } },
      'GET /v2/packets': { json: { packets: [{ ...brief, subscription }] } },
    },
  });
  await page.getByRole('button', { name: 'Подключить' }).click();
  expect(opened.mock.calls[0]).toMatchObject(['confirm_period', { wish: { packetId: 10 } }]);
});

it('PROV-005 a packet that the provider does not sell opens nothing', async () => {
  await openPackets({
    at: '/',
    screen: block(),
    network: { provider: { id: 726, hasPurchases: true } },
    instead: sells([{ ...START, id: 424 }]),
  });
  await expect.element(page.getByText('Канал скоро начнёт вещание')).toBeVisible();
});

it('PACK-038 PACK-055 PLAY-006 PLAY-008 all the options play what was to be played', async () => {
  const { opened } = await openPackets({ at: '/', screen: block(), instead: sells([FAMILY, START]) });
  await page.getByRole('button', { name: 'Все варианты' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Подключить' }).click();
  const [, request] = opened.mock.calls.find(([id]) => id === 'confirm_period') ?? [];
  expect(request).toMatchObject({ wish: { playAfter: CHANNEL } });
});

it('PIN-016 PACK-036 PACK-038 a child reads what opens it and what it costs, and asks a grown-up', async () => {
  await openPackets({ at: '/', isChild: true, screen: block(), instead: sells([FAMILY, START]) });
  await expect.element(page.getByRole('heading', { name: 'Старт' })).toBeVisible();
  await expect.element(page.getByText('Купить это может взрослый: попросите его')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Подключить' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Все варианты' })).toBeVisible();
});
