import { useModals } from '@livery/widgets/modals';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import purchaseGate from './purchase-gate.ts';
import { can, openPackets, START } from './testing/packets-site.tsx';

const dialog = page.getByRole('dialog');
const CHANNEL = { kind: 'channel', id: 7, title: 'Хабар' } as const;
const sells = (packets: readonly object[]) => ({ 'GET /v2/channels/7/quick_sales_packets': { json: { packets } } });

/** Asks the gate for what is not bought, as the gate's chain does. */
function Asking({ onAnswer }: { readonly onAnswer: (mayPass: boolean) => void }) {
  const modals = useModals();
  useEffect(() => {
    const request = { action: 'channel', channel: { age: 0 }, toBuy: CHANNEL } as const;
    void purchaseGate({ modals } as never, request, new AbortController().signal).then(onAnswer);
  }, [modals, onAnswer]);
  return null;
}

const sellsFilm = (packets: readonly object[]) => ({ 'GET /v2/contents/9/quick_sales_packets': { json: { packets } } });

/** Opens what the button over an advertisement of a film opens. */
function Removing({ removesAds = true }: { readonly removesAds?: boolean }) {
  const modals = useModals();
  useEffect(() => {
    modals.open('quick_packets', { item: { kind: 'content', id: 9 }, title: 'Гроза', removesAds });
  }, [modals, removesAds]);
  return null;
}

const open = async (packets: readonly object[], more: object = {}, isChild = false) => {
  const answers: boolean[] = [];
  const site = await openPackets({
    at: '/',
    isChild,
    screen: <Asking onAnswer={(mayPass) => answers.push(mayPass)} />,
    instead: { ...sells(packets), ...more },
  });
  return { ...site, answers };
};

it('PACK-054 NAV-069 PLAY-007 the purchase gate offers the packets that open a channel, and ends the request', async () => {
  const { answers } = await open([START]);
  await expect.element(dialog.getByRole('heading', { name: 'Хабар' })).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: 'Старт' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Подключить' })).toBeVisible();
  expect(answers).toEqual([false]);
});

it('PACK-039 what nothing sells comes soon', async () => {
  await open([]);
  await expect.element(dialog.getByText('Канал скоро начнёт вещание')).toBeVisible();
});

it('PACK-039 PACK-054 a film that nothing sells comes soon as well, and is not called a channel', async () => {
  await openPackets({ at: '/', screen: <Removing removesAds={false} />, instead: sellsFilm([]) });
  await expect.element(dialog.getByText(/^Скоро/)).toBeVisible();
  await expect.element(dialog.getByText(/[Кк]анал/)).not.toBeInTheDocument();
});

it('ADS-016 whoever wants no advertising is offered the packets that end it, and none that is there already', async () => {
  await openPackets({
    at: '/',
    screen: <Removing />,
    instead: {
      ...sellsFilm([
        { ...START, subscription: can() },
        { ...START, id: 12, name: 'Тишина' },
      ]),
      'GET /v2/users/self/subscriptions/current': { json: { subscriptions: [{ id: 1, packet: START, renew: true }] } },
    },
  });
  await expect.element(dialog.getByText('Рекламу отключает любой из этих пакетов')).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: 'Тишина' })).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: 'Старт' })).not.toBeInTheDocument();
});

it('ADS-016 where no packet ends it, that is said, and one press goes on watching', async () => {
  await openPackets({ at: '/', screen: <Removing />, instead: sellsFilm([]) });
  await expect.element(dialog.getByRole('heading', { name: 'Пакета без рекламы пока нет' })).toBeVisible();
  const goOn = dialog.getByRole('button', { name: 'Смотреть дальше' });
  await expect.element(goOn).toHaveFocus();
  await goOn.click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('ADS-016 whoever has every packet that there is, is told the same, and Escape leads back as well', async () => {
  await openPackets({
    at: '/',
    screen: <Removing />,
    instead: {
      ...sellsFilm([{ ...START, subscription: can() }]),
      'GET /v2/users/self/subscriptions/current': { json: { subscriptions: [{ id: 1, packet: START, renew: true }] } },
    },
  });
  await expect.element(dialog.getByRole('heading', { name: 'Пакета без рекламы пока нет' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('PACK-061 what is bought already is watched', async () => {
  await open([{ ...START, subscription: can() }], {
    'GET /v2/users/self/subscriptions/current': { json: { subscriptions: [{ id: 1, packet: START, renew: true }] } },
  });
  await expect.element(dialog.getByText('Этот пакет уже подключён')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Смотреть' })).toBeVisible();
});

it('API-088 where the packets do not come, that is said, and asked again by a press', async () => {
  let asked = 0;
  await open([], {
    'GET /v2/channels/7/quick_sales_packets': () =>
      (asked += 1) === 1 ? { status: 500, json: {} } : { json: { packets: [START] } },
  });
  await dialog.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Старт' })).toBeVisible();
});

it('PACK-055 PLAY-006 PLAY-008 PAY-042 what is bought from the channels of the packets plays what was to be played', async () => {
  const { opened } = await open([START]);
  await dialog.getByRole('button', { name: 'Что в пакетах' }).click();
  await dialog.getByRole('button', { name: 'Подключить' }).click();
  const [, request] = opened.mock.calls.find(([id]) => id === 'confirm_period') ?? [];
  expect(request).toMatchObject({ wish: { packetId: START.id, playAfter: { kind: 'channel', id: 7 } } });
});

it('PIN-016 PACK-054 a child sees what opens it and asks a grown-up, with nothing to press', async () => {
  await open([START], {}, true);
  await expect.element(dialog.getByRole('heading', { name: 'Старт' })).toBeVisible();
  await expect.element(dialog.getByText('Купить это может взрослый: попросите его')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Подключить' })).not.toBeInTheDocument();
});
