import { expect, it } from 'vitest';
import { createWatchCounter, type WatchReport } from './watch-counter.ts';

function counting() {
  const reports: WatchReport[] = [];
  const counter = createWatchCounter((report) => reports.push(report));
  let watchedMs = 0;
  const watch = (seconds: number, from: number | null = null) => {
    for (let second = 1; second <= seconds; second += 1) {
      watchedMs += 1000;
      counter.observe({ watchedMs, positionSeconds: from === null ? null : from + second });
    }
  };
  return { reports, counter, watch };
}

it('STAT-001 reports after every 30 s of watching', () => {
  const { reports, watch } = counting();
  watch(29);
  expect(reports).toEqual([]);
  watch(1);
  expect(reports).toEqual([{ watchedSeconds: 30 }]);
  watch(30);
  expect(reports.length).toBe(2);
});

it('STAT-003 the position goes with the report once it is at least 10 s', () => {
  const early = counting();
  early.watch(9, 0);
  early.counter.flush();
  expect(early.reports).toEqual([{ watchedSeconds: 9 }]);
  const later = counting();
  later.watch(10, 0);
  later.counter.flush();
  expect(later.reports).toEqual([{ watchedSeconds: 10, positionSeconds: 10 }]);
});

it('reports the rest once when the viewer leaves', () => {
  const { reports, counter, watch } = counting();
  watch(12, 100);
  counter.flush();
  counter.flush();
  expect(reports).toEqual([{ watchedSeconds: 12, positionSeconds: 112 }]);
});

it('a place reached by seeking while paused is worth a report', () => {
  const { reports, counter } = counting();
  counter.observe({ watchedMs: 0, positionSeconds: 300 });
  counter.flush();
  expect(reports).toEqual([{ watchedSeconds: 0, positionSeconds: 300 }]);
});
