import type { Answering } from '@livery/api-client/testing';
import { mountScreen } from '@livery/widgets/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import BroadcastsModal from './broadcasts-modal.tsx';

const HOUR_S = 3_600;
const nowS = () => Math.floor(Date.now() / 1000);
const CHANNEL = { id: 1, name: 'Первый', is_available: true, is_purchased: true, archived_days: 3, is_listed: true };

/** A broadcast that begins so many hours from now and lasts one. */
const broadcast = (id: number, inHours: number, channel_id = 1) => ({
  id,
  channel_id,
  timestamp: nowS() + inHours * HOUR_S,
  duration: HOUR_S,
  is_catchup_available: true,
  program: { id: 9, title: 'Утренний гость' },
});

const open = (schedules: readonly object[], status = 200) => {
  const answer: Answering = ({ path }) => {
    if (path.endsWith('/programs/9/schedule')) return { status, json: { schedules } };
    if (path.endsWith('/channel_list')) return { json: { channels: [CHANNEL] } };
    if (path.endsWith('/categories')) return { json: { categories: [] } };
    return { json: { channels: [CHANNEL] } };
  };
  return mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <BroadcastsModal open request={{ programmeId: 9, title: 'Утренний гость' }} onClose={() => {}} />
    </ModalsProvider>,
    { answer },
  );
};
const hrefs = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

it('CALL-016 the broadcasts of a programme stand in a dialogue: what is on now, what comes, then the recordings', async () => {
  await open([broadcast(1, -30), broadcast(2, -6), broadcast(3, -0.5), broadcast(4, 5), broadcast(5, 8, 77)]);
  await expect.element(page.getByRole('dialog', { name: 'Утренний гость' })).toBeVisible();
  await expect.poll(() => hrefs().length).toBe(4);
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('data-state')),
  ).toEqual([...['now', 'future', 'past', 'past']]);
  const [live, , newest] = hrefs();
  expect(live).toBe('/channels/all/1');
  expect(newest).toMatch(/\?ts=\d+$/);
});

it('that a programme is on nowhere is said', async () => {
  await open([broadcast(5, 8, 77)]);
  await expect.element(page.getByText(/ни на одном из ваших каналов/)).toBeVisible();
});
