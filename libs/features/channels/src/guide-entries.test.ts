import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { ViewerChannel } from '@livery/domain/channels';
import { expect, it } from 'vitest';
import { guideSchedule } from './guide-entries.ts';

const NOW = 1_772_694_000;
const HOUR = 3_600;
const entry = (id: number, startSeconds: number, more: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  id,
  startSeconds,
  durationSeconds: HOUR,
  isCatchupAvailable: true,
  ...more,
});
const channel = {
  id: 1,
  slug: 'c1',
  name: 'Хабар',
  archivedDays: 3,
  isAvailable: true,
  isPurchased: true,
} as ViewerChannel;
const span = { from: (NOW - 9 * 86_400) * 1000, to: (NOW + 86_400) * 1000 };

it('DATA-015 CHAN-040 each programme of the guide has its state, and leads to where it really began, where it plays at all', () => {
  const entries = [
    entry(1, NOW - 5 * 86_400),
    entry(2, NOW - 3 * HOUR, { isCatchupAvailable: false }),
    entry(3, NOW - 2 * HOUR),
    entry(4, NOW - HOUR / 2),
    entry(5, NOW + HOUR),
  ];
  const line = { fromMs: span.from, toMs: span.to, missing: [], entries } as never;
  const { programmes } = guideSchedule(line, { channel, category: 'all', nowMs: NOW * 1000, span });
  expect(programmes.map(({ id, state, href, fromStartHref }) => [id, state, href, fromStartHref])).toEqual([
    [1, 'blocked', undefined, undefined],
    [2, 'blocked', undefined, undefined],
    [3, 'past', `/channels/all/c1?ts=${NOW - 2 * HOUR}`, undefined],
    [4, 'live', '/channels/all/c1', `/channels/all/c1?ts=${NOW - HOUR / 2}`],
    [5, 'future', undefined, undefined],
  ]);
});

it('CHAN-040 on a channel that is not open its page is offered, and nothing anew', () => {
  const line = { fromMs: span.from, toMs: span.to, missing: [], entries: [entry(4, NOW - HOUR / 2)] } as never;
  const around = { channel: { ...channel, isPurchased: false }, category: 'all', nowMs: NOW * 1000, span };
  expect(guideSchedule(line, around).programmes[0]).toMatchObject({
    href: '/channels/all/c1',
    fromStartHref: undefined,
  });
});
