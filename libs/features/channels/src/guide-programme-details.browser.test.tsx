import type { ViewerChannel } from '@livery/domain/channels';
import type { GuideEntry, GuideSchedule } from '@livery/ui-kit/channels';
import { createValue } from '@livery/value';
import { MINUTE_MS } from '@livery/value/durations';
import { mountScreen } from '@livery/widgets/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GuideProgrammeDetails } from './guide-programme-details.tsx';
import { NOON_MS } from './testing/channels-site.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON_MS }));
afterEach(() => void vi.useRealTimers());

const channel = { id: 1, name: 'Хабар' } as ViewerChannel;
const entry = (change: Pick<GuideEntry, 'state' | 'href'>): GuideEntry => ({
  id: 11,
  title: 'Потом',
  startMs: NOON_MS + MINUTE_MS,
  endMs: NOON_MS + 2 * MINUTE_MS,
  ...change,
});
const known = (...programmes: GuideEntry[]): GuideSchedule<GuideEntry> => ({
  from: NOON_MS,
  to: NOON_MS + 3 * MINUTE_MS,
  programmes,
  missing: [],
});

it('what may be done with the programme that is pointed at changes as it begins and as it ends', async () => {
  const pointedAt = entry({ state: 'future', href: undefined });
  const schedule = createValue(known(pointedAt));
  await mountScreen(
    <GuideProgrammeDetails
      selected={{ entry: pointedAt, channel }}
      first={channel}
      schedules={{ of: schedule.get, subscribe: schedule.subscribe }}
      nowMs={NOON_MS}
      onOpening={() => undefined}
    />,
  );
  const watch = page.getByRole('link', { name: 'Смотреть' });
  const remind = page.getByRole('button', { name: /^Напомнить/ });
  await expect.element(remind).toBeInTheDocument();
  expect(watch.query()).toBeNull();
  schedule.set(known(entry({ state: 'live', href: '/channels/all/c1' })));
  await expect.element(watch).toHaveAttribute('href', '/channels/all/c1');
  expect(remind.query()).toBeNull();
  schedule.set(known(entry({ state: 'past', href: '/channels/all/c1?ts=1' })));
  await expect.element(watch).toHaveAttribute('href', '/channels/all/c1?ts=1');
  // What is no longer known stays as it was pointed at.
  schedule.set(known());
  await expect.element(remind).toBeInTheDocument();
});

it('of a late broadcast, which by its announced time has begun, nobody is reminded', async () => {
  const announced = { ...entry({ state: 'future', href: undefined }), startMs: NOON_MS - 3 * MINUTE_MS };
  const schedule = createValue(known(announced));
  await mountScreen(
    <GuideProgrammeDetails
      selected={{ entry: announced, channel }}
      first={channel}
      schedules={{ of: schedule.get, subscribe: schedule.subscribe }}
      nowMs={NOON_MS}
      onOpening={() => undefined}
    />,
  );
  await expect.element(page.getByRole('heading', { name: 'Потом' })).toBeInTheDocument();
  expect(page.getByRole('button', { name: /^Напомнить/ }).query()).toBeNull();
});
