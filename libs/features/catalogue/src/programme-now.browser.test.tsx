import type { Answering } from '@livery/api-client/testing';
import { MINUTE_MS } from '@livery/value/durations';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen, pass } from '@livery/widgets/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import BesideHero from './beside-hero.tsx';
import { Rowset } from './rowset.tsx';

const NOW_MS = Date.UTC(2026, 5, 1, 6);
/** Every channel begins something new so often. */
const PROGRAMME_MS = 10 * MINUTE_MS;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const IDS = [1, 2, 3];

/** What a server says now of a channel: programmes are counted from the first. */
function programmeOf(channelId: number) {
  const count = Math.floor((Date.now() - NOW_MS) / PROGRAMME_MS);
  return {
    id: channelId * 100 + count,
    channel_id: channelId,
    timestamp: (NOW_MS + count * PROGRAMME_MS) / 1000,
    duration: PROGRAMME_MS / 1000,
    program: { id: count, title: `Передача ${count} канала ${channelId}` },
  };
}

const channelsNow = () =>
  IDS.map((id) => ({ id, name: `Канал ${id}`, age: 6, is_free: true, current_schedule: programmeOf(id) }));

const answer: Answering = ({ path }) => {
  if (path.includes('/rowsets/')) {
    const row = { id: 4, title: 'Сейчас в эфире', template: 'channel', channels: channelsNow() };
    return { json: { id: 9, template: 'startpage', rows: [row] } };
  }
  if (path.endsWith('/channel_list'))
    return { json: { channels: channelsNow(), current_schedules: IDS.map(programmeOf) } };
  return { json: {} };
};

const openRows = (environment: object = {}) =>
  mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <Rowset id="startpage" />
    </ModalsProvider>,
    { answer, environment },
  );

/** Time passes in steps, as pages live it: what is asked in one is answered before the next. */
async function live(ms: number) {
  for (let rest = ms; rest > 0; rest -= MINUTE_MS) await pass(Math.min(rest, MINUTE_MS));
}

it('CHAN-043 ROWS-035 LIVE-041 a card of a row shows what is on after its first programme, asked for once for all cards', async () => {
  const { server } = await openRows();
  const asked = () => server.seen.filter(({ path }) => path.endsWith('/channel_list')).length;
  await expect.element(page.getByText('Передача 0 канала 1')).toBeVisible();
  const card = page.getByRole('link', { name: /Канал 1/ });
  (card.element() as HTMLElement).focus();
  await live(PROGRAMME_MS - MINUTE_MS);
  expect(asked()).toBe(0);

  await live(MINUTE_MS + 7_000);
  for (const id of IDS) await expect.element(page.getByText(`Передача 1 канала ${id}`)).toBeVisible();
  expect(asked()).toBe(1);
  expect(document.activeElement).toBe(card.element());

  // That one ends too: the list is as fresh as that of all channels.
  await live(PROGRAMME_MS);
  for (const id of IDS) await expect.element(page.getByText(`Передача 2 канала ${id}`)).toBeVisible();
  expect(asked()).toBe(11);
});

it('CHAN-043 LIVE-041 the stage of a television goes over to the next programme with the card', async () => {
  await openRows({ deviceType: 'tv' });
  const staged = () => document.querySelector("[data-stage] [data-part='title']")?.textContent;
  await expect.poll(staged).toBe('Передача 0 канала 1');
  await live(PROGRAMME_MS + MINUTE_MS);
  await expect.poll(staged).toBe('Передача 1 канала 1');
});

it('CHAN-043 LIVE-041 beside the stories stands what is on now, however long the page is open', async () => {
  await mountScreen(<BesideHero rule={{ kind: 'next', category: null, row: null }} />, { answer });
  await expect.element(page.getByText(/Передача 0 канала 1/)).toBeVisible();
  await live(PROGRAMME_MS + 2 * MINUTE_MS);
  await expect.element(page.getByText(/Передача 1 канала 1/)).toBeVisible();
});
