import { capability } from '@livery/widgets/capability';
import { usePackets } from '@livery/widgets/use-packets';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PacketActions } from './packet-actions.tsx';
import { useOwned } from './use-owned.ts';
import { can, FAMILY, forSale, MEMBER, openPackets, SPORT, START } from './testing/packets-site.tsx';

const heading = (name: string) => page.getByRole('heading', { name });

it('PACK-001 NAV-017 PACK-043 PACK-064 the list compares base packets by price, channels and benefits, and names the others below', async () => {
  await page.viewport(1440, 900);
  await openPackets({ at: '/packets' });
  const table = page.getByRole('table');
  await expect.element(table.getByRole('columnheader', { name: /Старт/ })).toBeVisible();
  await expect.element(table.getByText(/40 каналов/)).toBeVisible();
  await expect.element(table.getByText(/120 каналов/)).toBeVisible();
  await expect.element(table.getByText(/14 дней бесплатно, потом 1.990/)).toBeVisible();
  await expect
    .element(
      page
        .getByRole('listitem')
        .filter({ hasText: 'Спорт' })
        .getByText(/12 каналов/),
    )
    .toBeVisible();
});

it('PACK-034 a provider that sells nothing yet says that something will be here', async () => {
  await openPackets({ at: '/packets', instead: { 'GET /v2/purchasepackets': { json: { packets: [] } } } });
  await expect.element(page.getByText('Скоро здесь что-то будет')).toBeVisible();
});

it('CALL-052 CALL-053 BRAND-008 a provider without purchases is asked for packets instead', async () => {
  const { server } = await openPackets({
    at: '/packets/10',
    network: { provider: { id: 1, hasPurchases: false } },
    instead: { 'GET /v2/packets': { json: { packets: [START] } }, 'GET /v2/packets/10': { json: START } },
  });
  await expect.element(heading('Старт')).toBeVisible();
  expect(server.lines.filter((line) => line.includes('purchasepackets'))).toEqual([]);
});

it('PACK-007 a press on a packet opens its page in place: nothing is loaded anew', async () => {
  const { host, unmount } = await openPackets({ at: '/packets' });
  await page.getByRole('table').getByRole('link', { name: 'Старт' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Старт' })).toBeVisible();
  await expect.element(page.getByRole('status', { name: 'address' })).toHaveTextContent('/packets/10');
  expect(host.isConnected).toBe(true);
  unmount();
});

it.each([
  ['/packets/7', 'PACK-009'],
  ['/packets/none', 'PACK-002'],
  ['/packets/1_2_3_4', 'PACK-004'],
])('PACK-002 PACK-004 PACK-009 NAV-018 %s is not found among the subscriptions', async (at) => {
  await openPackets({ at });
  await expect.element(heading('Не нашли')).toBeVisible();
});

it.each([
  ['/packets/442_17', 'GET /v2/providers/442/packet/17'],
  ['/packets/442_3_17', 'GET /v2/providers/442/bundles/3/packets/17'],
])('PACK-003 PACK-004 CALL-060 CALL-061 %s asks %s', async (at, call) => {
  const { server } = await openPackets({ at, instead: { [call]: { json: { ...SPORT, id: 17, name: 'Чужой' } } } });
  await expect.element(heading('Чужой')).toBeVisible();
  expect(server.lines.some((line) => line.startsWith(call))).toBe(true);
});

const WHOLE = {
  ...FAMILY,
  description: 'Всё для дома',
  benefits: [{ text: 'Три экрана' }],
  include: [{ id: 5, name: 'Детский' }],
  packets: [{ id: 6, name: 'Вечерний' }],
  libraries: [{ id: 1, title: 'Кинозал' }],
  videos: [{ id: 9, title: 'Город без сна' }],
  after_renew_packet_id: 10,
  channels_count: 2,
  channels: [
    { id: 1, name: 'Хабар', category_ids: [1] },
    { id: 2, name: 'Скрытый', category_ids: [20] },
  ],
};

it('PACK-026 PACK-027 PACK-029 PACK-051 PACK-052 PACK-066 the page of a packet says what it gives, holds and costs, and what follows it', async () => {
  await openPackets({ at: '/packets/11', instead: { 'GET /v2/purchasepackets/11': { json: WHOLE } } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Семья' })).toBeVisible();
  for (const text of [
    'Всё для дома',
    'Три экрана',
    'Детский',
    'Вечерний',
    'Кинозал',
    'Город без сна',
    'Хабар',
    'Потом пакет «Старт»',
  ])
    await expect.element(page.getByText(text).first()).toBeInTheDocument();
  expect(page.getByText('Скрытый').query()).toBeNull();
  await expect.element(page.getByText(/14 дней бесплатно, потом 1.990/)).toBeVisible();
});

it('PACK-028 PACK-031 PACK-032 PACK-033 31 channels: the short list without a field, and no videos', async () => {
  const channels = (count: number) => Array.from({ length: count }, (_, id) => ({ id: id + 1, name: `К${id + 1}` }));
  const packet = (count: number) => ({ ...WHOLE, channels_count: count, channels: channels(count) });
  const { unmount } = await openPackets({
    at: '/packets/11',
    instead: { 'GET /v2/purchasepackets/11': { json: packet(31) } },
  });
  await expect.element(page.getByText('К31', { exact: true })).toBeInTheDocument();
  expect(page.getByRole('searchbox').query()).toBeNull();
  expect(page.getByText('Город без сна').query()).toBeNull();
  unmount();

  await openPackets({ at: '/packets/11', instead: { 'GET /v2/purchasepackets/11': { json: packet(32) } } });
  const field = page.getByRole('searchbox');
  await field.fill('К32');
  await expect.element(page.getByText('К32', { exact: true })).toBeVisible();
  await expect.poll(() => page.getByText('К31', { exact: true }).query()).toBeNull();
});

it('PACK-063 a packet that is not available says so and has no button', async () => {
  const packet = { ...SPORT, available: false };
  await openPackets({ at: '/packets/21', instead: { 'GET /v2/purchasepackets/21': { json: packet } } });
  await expect.element(page.getByText('Этот пакет сейчас нельзя подключить')).toBeVisible();
  expect(page.getByRole('button', { name: 'Подключить' }).query()).toBeNull();
});

it('PACK-061 SUBS-003 SUBS-010 what is bought says until when, and can be watched and switched off', async () => {
  const subscription = { ...can('can_disable_renew'), next_pay_at: '2026-12-01T10:00:00.000Z', next_price: '490.00' };
  await openPackets({
    at: '/packets/21',
    instead: {
      'GET /v2/purchasepackets/21': { json: { ...SPORT, subscription } },
      'GET /v2/users/self/subscriptions/current': {
        json: { subscriptions: [{ id: 5, packet: SPORT, renew: true, price: '490.00' }] },
      },
    },
  });
  await expect.element(page.getByText('Следующий платёж 01.12.2026: 490 ₸')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Смотреть' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Отключить' })).toBeVisible();
});

it('SUBS-019 the period of what runs can be changed: the sheet of a purchase opens for it', async () => {
  const subscription = can('can_disable_renew', 'can_change_period');
  const { opened } = await openPackets({
    at: '/packets/21',
    instead: {
      'GET /v2/purchasepackets/21': { json: { ...SPORT, subscription } },
      'GET /v2/users/self/subscriptions/current': {
        json: { subscriptions: [{ id: 5, packet: SPORT, renew: true, price: '490.00' }] },
      },
    },
  });
  await page.getByRole('button', { name: 'Сменить период' }).click();
  await expect.poll(() => opened.mock.calls.map(([id]) => id as string)).toEqual(['confirm_period']);
});

it('SUBS-002 SUBS-018 a packet that another is changed for says so, and its button opens the purchase', async () => {
  const { opened } = await openPackets({
    at: '/packets/21',
    instead: {
      'GET /v2/purchasepackets/21': { json: { ...SPORT, subscription: can('can_subscribe', 'can_change_period') } },
    },
  });
  await page.getByRole('button', { name: 'Сменить на этот' }).click();
  await expect.poll(() => opened.mock.calls.map(([id]) => id as string)).toEqual(['confirm_period']);
});

it('PACK-008 ?action=buy begins the purchase at once, and only once', async () => {
  const { opened } = await openPackets({
    at: '/packets/21?action=buy',
    instead: { 'GET /v2/packets/21/purchaseperiods': { json: { purchaseperiods: [] } } },
  });
  await expect.poll(() => opened.mock.calls.map(([id]) => id as string)).toEqual(['confirm_period']);
  expect(location.search).toBe('');
});

it('PACK-008 PLAY-006 PLAY-008 what was to be played goes along with an address that buys', async () => {
  const { opened } = await openPackets({ at: '/packets/21?action=buy&play_after=channel-7' });
  const wish = { packetId: 21, playAfter: { kind: 'channel', id: 7 } };
  await expect.poll(() => opened.mock.calls[0]).toMatchObject(['confirm_period', { wish }]);
  expect(location.search).toBe('');
});

const record = (more: object) => ({ id: 5, packet: SPORT, renew: true, price: '490.00', ...more });
const current = (more: object) => ({
  'GET /v2/users/self/subscriptions/current': { json: { subscriptions: [record(more)] } },
});
const planned = {
  'GET /v2/users/self/futures': { json: { futures: [record({ start_at: '2026-12-01T10:00:00.000Z' })] } },
};
const without = { 'GET /v2/purchasepackets/21': { json: { ...SPORT, subscription: can() } } };
it.each([
  [
    'SUBS-006',
    'paused',
    current({ is_paused: true, message: 'Пополните счёт', allow_delete_paused: true }),
    'Пополните счёт',
  ],
  ['SUBS-007', 'paused for good', current({ is_paused: true, message: 'Пополните счёт' }), 'Пополните счёт'],
  ['SUBS-012', 'planned', planned, 'Подключится 01.12.2026'],
  ['PACK-061', 'bought', current({}), /Подключён/],
  ['SUBS-008', 'a promotion', current({ type: 'promo', end_at: '2026-12-01T10:00:00.000Z' }), /01.12.2026/],
  ['SUBS-034', 'not for this viewer', without, 'Этот пакет сейчас нельзя подключить'],
] as const)(
  'PACK-008 %s ?action=buy of a packet that is %s begins nothing: the page says why',
  async (_id, _what, instead, text) => {
    const { opened } = await openPackets({ at: '/packets/21?action=buy', instead });
    await expect.element(page.getByText(text).first()).toBeVisible();
    await expect.poll(() => location.search).toBe('');
    expect(opened).not.toHaveBeenCalled();
  },
);

it('PACK-006 PACK-008 PLAY-006 inside of another site a window of our own begins a purchase, and shows what is bought already', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => open.mockRestore());
  const subscription = can('can_disable_renew', 'can_change_period');
  const list = { json: { packets: [{ ...SPORT, subscription }, START] } };
  await openPackets({
    at: '/channel_embed/7',
    screen: <Actions />,
    instead: { ...current({}), 'GET /v2/purchasepackets': list },
  });
  await page.getByRole('button', { name: 'Сменить период' }).click();
  expect(open.mock.lastCall?.[0]).toMatch(/\/packets\/21$/);
  await page.getByRole('button', { name: 'Подключить' }).click();
  expect(open.mock.lastCall?.[0]).toMatch(/\/packets\/10\?action=buy&play_after=channel-7$/);
  expect(page.getByRole('link', { name: 'Смотреть' }).elements()).toEqual([]);
});

const BUYABLE = forSale(10, 'Старт');

/** The buttons of what is bought, and of what is not. */
function Actions() {
  const { data = [] } = usePackets();
  const { factsOf } = useOwned();
  const [sport] = data;
  return (
    <>
      {sport && <PacketActions packet={sport} facts={factsOf(sport)} />}
      <PacketActions
        packet={BUYABLE}
        facts={{ packet: BUYABLE, owned: null, future: null }}
        playAfter={{ kind: 'channel', id: 7 }}
      />
    </>
  );
}

it.each([
  [726, [424, 430]],
  [775, [66]],
] as const)('PROV-005 PROV-006 the list of provider %s goes without the packets %j', async (id, hidden) => {
  const packets = [START, ...hidden.map((packetId) => ({ ...FAMILY, id: packetId, name: `Скрытый ${packetId}` }))];
  await openPackets({
    at: '/packets',
    network: { provider: { id, hasPurchases: true } },
    instead: { 'GET /v2/purchasepackets': { json: { packets } } },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('Старт').first()).toBeVisible();
  expect(page.getByText(/Скрытый/).query()).toBeNull();
});

it('PROV-007 provider 8 lists its base packets by their price', async () => {
  await page.viewport(1440, 900);
  await openPackets({
    at: '/packets',
    network: { provider: { id: 8, hasPurchases: true } },
    instead: { 'GET /v2/purchasepackets': { json: { packets: [FAMILY, START] } } },
  });
  const heads = page.getByRole('table').getByRole('columnheader');
  await expect.element(heads.filter({ hasText: 'Старт' })).toBeVisible();
  const names = heads.elements().map(({ textContent }) => textContent);
  expect(names.findIndex((name) => name.includes('Старт'))).toBeLessThan(
    names.findIndex((name) => name.includes('Семья')),
  );
});

it('PACK-053 the design of a packet gives its badge, its special features and its picture', async () => {
  const design = {
    corner_badge: 'Новинка',
    special_features: ['4K', 'Без рекламы'],
    // One that comes: a picture that fails is taken away.
    background_tv: `${location.origin}/__vitest__/favicon.svg`,
  };
  await openPackets({ at: '/packets/11', instead: { 'GET /v2/purchasepackets/11': { json: { ...FAMILY, design } } } });
  for (const text of ['Новинка', '4K', 'Без рекламы']) await expect.element(page.getByText(text)).toBeVisible();
  await expect.poll(() => document.querySelector('img')?.src ?? '').toContain('favicon.svg');
});

it('PACK-055 NAV-070 the channels of the packets stand in a dialogue, those of the chosen one', async () => {
  await page.viewport(1440, 900);
  const withChannels = (packet: object, names: readonly string[]) => ({
    json: { ...packet, channels: names.map((name, index) => ({ id: index + 1, name })) },
  });
  await openPackets({
    at: '/packets',
    instead: {
      'GET /v2/purchasepackets/10': withChannels(START, ['Хабар']),
      'GET /v2/purchasepackets/11': withChannels(FAMILY, ['Хабар', 'Балапан']),
    },
  });
  await page.getByRole('button', { name: 'Какие каналы в пакете «Старт»' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Хабар')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Семья' }).click();
  const more = dialog.getByRole('list', { name: 'Больше, чем в пакете «Старт»' });
  await expect.element(more.getByText('Балапан')).toBeVisible();
  expect(more.getByText('Хабар').query()).toBeNull();
  await expect.element(dialog.getByRole('list', { name: 'Каналы пакетов' }).getByText('Хабар')).toBeVisible();
});

it('PACK-030 the row that belongs to a packet stands on its page', async () => {
  const Row = ({ slug }: { readonly slug: string }) => <p>{`Row ${slug}`}</p>;
  const catalogue = capability('catalogue', { parts: { linkedRow: () => Promise.resolve({ default: Row }) } });
  await openPackets({
    at: '/packets/11',
    beside: [catalogue],
    instead: { 'GET /v2/purchasepackets/11': { json: { ...FAMILY, row_slug: 'premieres' } } },
  });
  await expect.element(page.getByText('Row premieres')).toBeVisible();
});

it('two hundred packets of three hundred channels are at most 1,500 nodes', async () => {
  await page.viewport(1440, 900);
  const channels = Array.from({ length: 300 }, (_, id) => ({ id: id + 1, name: `К${id + 1}` }));
  const packets = Array.from({ length: 200 }, (_, id) => ({
    ...FAMILY,
    id: id + 1,
    name: `Пакет ${id + 1}`,
    base: id % 2 === 0,
    channels_count: 300,
    channels,
  }));
  const { host } = await openPackets({ at: '/packets', instead: { 'GET /v2/purchasepackets': { json: { packets } } } });
  await expect.element(page.getByRole('table').getByText('Пакет 1', { exact: true })).toBeVisible();
  expect(host.querySelectorAll('*').length).toBeLessThanOrEqual(1_500);
});

it('a packet for adults is shown as bought when the PIN has been given', async () => {
  const night = { ...SPORT, id: 22, name: 'После полуночи', channels: [{ id: 5, name: 'Ночь', category_ids: [11] }] };
  const { opened } = await openPackets({
    at: '/packets/22',
    instead: {
      'GET /v2/purchasepackets/22': { json: night },
      'GET /v2/channels/category_list': {
        json: { categories: [{ id: 11, slug: 'x', name: '18+', tags: ['is_adult'] }] },
      },
      'GET /v2/users/self': { json: { ...MEMBER, parental_status: 'set', parental_code: '1234' } },
      'GET /v2/users/self/devices/1': { json: { id: 1, device_type: 'web', parental_settings: { channel: true } } },
      'GET /v2/users/self/subscriptions/current': { json: { subscriptions: [{ id: 5, packet: night, renew: true }] } },
    },
    beside: [parentalOf((passed) => passed)],
  });
  const show = page.getByRole('button', { name: 'Показать' });
  await expect.element(show).toBeVisible();
  expect(page.getByText('Подключён').query()).toBeNull();
  await show.click();
  await expect.element(page.getByText('Подключён')).toBeVisible();
  expect(opened).not.toHaveBeenCalledWith('confirm_period', expect.anything());
});

/** The gate that asks for the PIN, and what comes of it. */
const parentalOf = (answer: (passed: boolean) => boolean) =>
  capability('parental', {
    gates: { enterPin: () => Promise.resolve({ default: () => Promise.resolve(answer(true)) }) },
  });

it('PIN-016 PACK-002 a child sees a packet with its price, and neither enables nor disables it', async () => {
  const owned = { subscriptions: [{ id: 5, packet: { id: 21, name: 'Спорт' }, renew: true }] };
  await openPackets({
    at: '/packets/21',
    isChild: true,
    instead: {
      'GET /v2/purchasepackets/21': { json: { ...SPORT, subscription: can('can_disable_renew') } },
      'GET /v2/users/self/subscriptions/current': { json: owned },
    },
  });
  await expect.element(page.getByRole('link', { name: 'Смотреть' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Отключить' })).not.toBeInTheDocument();
});

it('PIN-016 PACK-008 an address that buys asks a child to fetch a grown-up', async () => {
  const { opened } = await openPackets({ at: '/packets/21?action=buy', isChild: true });
  await expect
    .poll(() => opened.mock.calls)
    .toEqual([['message', { heading: 'Спорт', text: 'Купить это может взрослый: попросите его' }]]);
});
