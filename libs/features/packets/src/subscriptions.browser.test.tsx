import { channelsApi } from '@livery/api-client/channels';
import { contentsApi } from '@livery/api-client/contents';
import type { SubscriptionEvent } from '@livery/widgets/site-events';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import SubscriptionsPage from './subscriptions-page.tsx';
import { can, openPackets, SPORT, START } from './testing/packets-site.tsx';

const dialog = page.getByRole('dialog');
const NEXT = '2026-12-01T10:00:00.000Z';
const renewing = {
  id: 5,
  packet: { id: 21, name: 'Спорт' },
  renew: true,
  price: '490.00',
  next_pay_at: NEXT,
  start_at: NEXT,
};
const sold = (subscription: object) => ({
  'GET /v2/purchasepackets': { json: { packets: [START, { ...SPORT, subscription, user_purchase: { id: 12 } }] } },
});
const owns = (...subscriptions: readonly object[]) => ({
  'GET /v2/users/self/subscriptions/current': { json: { subscriptions } },
});
const open = (instead: Parameters<typeof openPackets>[0]['instead']) =>
  openPackets({ at: '/settings/subscriptions', screen: <SubscriptionsPage />, ...(instead && { instead }) });

const answered = (opened: Awaited<ReturnType<typeof open>>['opened'], accepted = true) => {
  const [, request] = opened.mock.calls.findLast(([id]) => id === 'confirm') ?? [];
  (request as { onAnswer: (accepted: boolean) => void }).onAnswer(accepted);
};

it('CALL-056 CALL-057 SUBS-010 SUBS-011 SUBS-012 SUBS-013 each subscription says in one sentence what it is', async () => {
  await open({
    ...sold(can()),
    ...owns(
      renewing,
      { id: 6, packet: { id: 30, name: 'Кино' }, end_at: NEXT },
      { id: 7, packet: { id: 31, name: 'Детский' }, is_paused: true, message: 'Пополните баланс' },
    ),
    'GET /v2/users/self/futures': { json: { futures: [{ id: 8, packet: { id: 32, name: 'Всё' }, start_at: NEXT }] } },
  });
  for (const text of [
    'Следующий платёж 01.12.2026: 490 ₸',
    'Действует до 01.12.2026',
    'Пополните баланс',
    'Подключится 01.12.2026',
  ])
    await expect.element(page.getByText(text).first()).toBeVisible();
});

it('SUBS-033 SUBS-035 SUBS-036 NAV-068 one subscription stands in a dialogue with its dates, what comes next, and what can be done', async () => {
  const subscription = {
    ...can('can_disable_renew'),
    // Already the next day where the viewer is.
    start_at: '2026-11-01T20:30:00.000Z',
    end_at: NEXT,
    next_pay_at: NEXT,
    next_period_human: { months: 3 },
    next_price: '1200.00',
  };
  await open({ ...sold(subscription), ...owns(renewing) });
  await page.getByRole('button', { name: 'Управлять' }).click();
  for (const text of ['02.11.2026', '3 месяца', /^1.200.₸$/])
    await expect.element(dialog.getByText(text)).toBeVisible();
  await expect.element(dialog.getByText('Оплачен до')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Отключить' })).toBeVisible();
});

it.each([
  [
    'another packet',
    {
      start_at: NEXT,
      packet: { id: 32, name: 'Всё' },
      purchase_type: { amount: '2900.00', period_human: { years: 1 } },
    },
    /Дальше: пакет «Всё», 1 год, 2.900.₸, с 01\.12\.2026/,
  ],
  ['another period', { purchase_type: { amount: '1300.00' } }, /Дальше: 3 месяца, 1.300.₸, с 01\.12\.2026/],
])(
  'SUBS-033 SUBS-035 DATA-052 the card says what comes next where the server has planned %s',
  async (_, next, words) => {
    const subscription = { ...can('can_disable_renew'), next_pay_at: NEXT, next_period_human: { months: 3 } };
    await open({
      'GET /v2/purchasepackets': { json: { packets: [{ ...SPORT, subscription, next_user_purchase: next }] } },
      ...owns(renewing),
    });
    await expect.element(page.getByRole('article', { name: 'Спорт' }).getByText(words)).toBeVisible();
  },
);

it('SUBS-003 SUBS-015 SUBS-021 SUBS-022 SUBS-024 CALL-063 switching the renewal off asks first, and says that it is off', async () => {
  const { server, opened } = await open({
    ...sold(can('can_disable_renew')),
    ...owns(renewing),
    'DELETE /v2/users/self/subscriptions/5': { status: 204, text: '' },
  });
  await page.getByRole('button', { name: 'Управлять' }).click();
  await dialog.getByRole('button', { name: 'Отключить' }).click();
  expect(server.lines.some((line) => line.startsWith('DELETE'))).toBe(false);
  answered(opened);
  await expect.element(page.getByText('Автопродление выключено')).toBeVisible();
  expect(server.lines.filter((line) => line.startsWith('DELETE'))).toHaveLength(1);
});

it('SUBS-022 whoever is asked and says no keeps the renewal: only the press that was confirmed is sent', async () => {
  const { server, opened } = await open({
    ...sold(can('can_disable_renew')),
    ...owns(renewing),
    'DELETE /v2/users/self/subscriptions/5': { status: 204, text: '' },
  });
  for (const accepted of [false, true]) {
    await page.getByRole('button', { name: 'Управлять' }).click();
    await dialog.getByRole('button', { name: 'Отключить' }).click();
    answered(opened, accepted);
  }
  await expect.element(page.getByText('Автопродление выключено')).toBeVisible();
  expect(server.lines.filter((line) => line.startsWith('DELETE'))).toHaveLength(1);
});

it('SUBS-004 SUBS-014 SUBS-023 CALL-064 the renewal is switched on again without a question', async () => {
  const { server } = await open({
    ...sold(can('can_enable_renew')),
    ...owns({ ...renewing, renew: false }),
    'PATCH /v2/users/self/subscriptions/5': { status: 204, text: '' },
  });
  await page.getByRole('button', { name: 'Управлять' }).click();
  await dialog.getByRole('button', { name: 'Продлевать снова' }).click();
  await expect.element(page.getByText('Автопродление включено')).toBeVisible();
  expect(server.seen.find(({ method }) => method === 'PATCH')?.body).toEqual({ renew: true });
});

/** What those who count hear of subscriptions. */
function changesOf({ services }: Pick<Awaited<ReturnType<typeof open>>, 'services'>): readonly SubscriptionEvent[] {
  const heard: SubscriptionEvent[] = [];
  services.events.on('subscription', (event) => void heard.push(event), new AbortController().signal);
  return heard;
}

it.each([
  [204, [{ change: 'renewalOn', packetId: 21 }]],
  [500, []],
])('STAT-016 a renewal that the server answers with %s is said to who counts as %o', async (status, said) => {
  const site = await open({
    ...sold(can('can_enable_renew')),
    ...owns({ ...renewing, renew: false }),
    'PATCH /v2/users/self/subscriptions/5': { status, text: '{}' },
  });
  const heard = changesOf(site);
  await page.getByRole('button', { name: 'Управлять' }).click();
  await dialog.getByRole('button', { name: 'Продлевать снова' }).click();
  if (status === 204) await expect.element(page.getByText('Автопродление включено')).toBeVisible();
  else await expect.poll(() => site.opened.mock.calls.map(([id]) => id)).toContain('message');
  expect(heard).toEqual(said);
});

it('STAT-015 what is cancelled is said to who counts, once the server has done it', async () => {
  const site = await open({
    ...sold(can('can_unsubscribe')),
    ...owns(renewing),
    'DELETE /v2/users/self/purchases/12': { status: 204, text: '' },
  });
  const heard = changesOf(site);
  await page.getByRole('button', { name: 'Управлять' }).click();
  await dialog.getByRole('button', { name: 'Отменить и вернуть' }).click();
  expect(heard).toEqual([]);
  answered(site.opened);
  await expect.poll(() => heard).toEqual([{ change: 'cancelled', packetId: 21 }]);
});

it('SUBS-005 SUBS-017 CALL-065 what is planned is called off', async () => {
  const { server, opened } = await open({
    ...sold(can()),
    ...owns(),
    'GET /v2/users/self/futures': { json: { futures: [{ id: 8, packet: { id: 21, name: 'Спорт' }, start_at: NEXT }] } },
    'DELETE /v2/users/self/futures/8': { status: 204, text: '' },
  });
  await page.getByRole('button', { name: 'Управлять' }).click();
  await dialog.getByRole('button', { name: 'Отключить' }).click();
  answered(opened);
  await expect.element(page.getByText('Подключение отменено')).toBeVisible();
  expect(server.lines.filter((line) => line.startsWith('DELETE /v2/users/self/futures/8'))).toHaveLength(1);
});

it('SUBS-003 SUBS-015 SUBS-020 SUBS-033 what runs and what is planned of one packet are managed each by itself', async () => {
  const { server, opened } = await open({
    ...sold(can('can_disable_renew', 'can_change_period')),
    ...owns(renewing),
    'GET /v2/users/self/futures': { json: { futures: [{ id: 8, packet: { id: 21, name: 'Спорт' }, start_at: NEXT }] } },
    'DELETE /v2/users/self/subscriptions/5': { status: 204, text: '' },
  });
  const manage = page.getByRole('button', { name: 'Управлять' });
  await expect.element(manage.nth(1)).toBeVisible();
  await manage.nth(1).click();
  await expect.element(dialog.getByText('Подключится 01.12.2026')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await manage.nth(0).click();
  await expect.element(dialog.getByText('Следующий платёж 01.12.2026: 490 ₸')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Сменить период' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Отключить' }).click();
  answered(opened);
  await expect.poll(() => server.lines.filter((line) => line.startsWith('DELETE'))).toHaveLength(1);
  expect(server.lines.find((line) => line.startsWith('DELETE'))).toContain('subscriptions/5');
});

it('SUBS-015 SUBS-033 what the server names no packet of has its buttons too', async () => {
  await open({
    ...sold(can()),
    ...owns({ ...renewing, packet: undefined, is_paused: true, allow_delete_paused: true }),
  });
  await page.getByRole('button', { name: 'Управлять' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Отключить' })).toBeVisible();
});

it('SUBS-016 CALL-066 a purchase is given back', async () => {
  const { server, opened } = await open({
    ...sold(can('can_unsubscribe')),
    ...owns(renewing),
    'DELETE /v2/users/self/purchases/12': { status: 204, text: '' },
  });
  await page.getByRole('button', { name: 'Управлять' }).click();
  await dialog.getByRole('button', { name: 'Отменить и вернуть' }).click();
  answered(opened);
  await expect.element(page.getByText('Пакет отключён, деньги вернулись на счёт')).toBeVisible();
  expect(server.lines.filter((line) => line.startsWith('DELETE /v2/users/self/purchases/12'))).toHaveLength(1);
});

it.each([
  [451, 'SUBS-025', 'Ошибка'],
  [400, 'SUBS-026', 'Автопродление'],
])('SUBS-025 SUBS-026 a refusal with %i shows the server’s words', async (status, _id, headingText) => {
  const { opened } = await open({
    ...sold(can('can_disable_renew')),
    ...owns(renewing),
    'DELETE /v2/users/self/subscriptions/5': { status, json: { error: { code: 'x', message: 'Только по звонку' } } },
  });
  await page.getByRole('button', { name: 'Управлять' }).click();
  await dialog.getByRole('button', { name: 'Отключить' }).click();
  answered(opened);
  await expect
    .poll(() => opened.mock.calls.at(-1))
    .toEqual(['message', { heading: headingText, text: 'Только по звонку' }]);
});

it.each([
  [451, 'Ошибка'],
  [400, 'Автопродление'],
])('SUBS-025 SUBS-026 API-087 a refusal with %i and no words is told in a sentence', async (status, heading) => {
  const { opened } = await open({
    ...sold(can('can_disable_renew')),
    ...owns(renewing),
    'DELETE /v2/users/self/subscriptions/5': { status, json: {} },
  });
  await page.getByRole('button', { name: 'Управлять' }).click();
  await dialog.getByRole('button', { name: 'Отключить' }).click();
  answered(opened);
  const text = `Сервер ответил непонятно. Мы уже знаем об этом. Ошибка ${status}`;
  await expect.poll(() => opened.mock.calls.at(-1)).toEqual(['message', { heading, text }]);
});

/** What a page beside the subscriptions has asked, that a change of them makes old. */
function AskedBefore() {
  channelsApi.useGetViewerChannelListQuery();
  contentsApi.useGetContentMetaQuery({ id: 7 });
  return <SubscriptionsPage />;
}
const MADE_OLD = ['purchasepackets', 'subscriptions/current', 'channel_list', 'content_metadata'];

it('SUBS-037 after a change packets, subscriptions, channels and what is known of a film are asked again, in this tab and in the others', async () => {
  const { server, services } = await openPackets({
    at: '/settings/subscriptions',
    screen: <AskedBefore />,
    instead: {
      ...sold(can('can_enable_renew')),
      ...owns({ ...renewing, renew: false }),
      'PATCH /v2/users/self/subscriptions/5': { status: 204, text: '' },
    },
  });
  const heard = new BroadcastChannel(`livery.${services.brand.id}`);
  const told = new Promise((resolve) => (heard.onmessage = ({ data }) => resolve(data)));
  await page.getByRole('button', { name: 'Управлять' }).click();
  const asked = (call: string) => server.lines.filter((line) => line.includes(call)).length;
  const before = MADE_OLD.map(asked);
  expect(before.every((times) => times > 0)).toBe(true);
  await dialog.getByRole('button', { name: 'Продлевать снова' }).click();
  expect(await told).toBe('rights changed');
  heard.close();
  await expect.poll(() => MADE_OLD.filter((call, index) => asked(call) > (before[index] ?? 0))).toEqual(MADE_OLD);
});
