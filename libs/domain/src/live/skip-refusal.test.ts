import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { expect, it } from 'vitest';
import { skipRefusal } from './skip-refusal.ts';

const schedule = [{ id: 1, startSeconds: 1000, durationSeconds: 100, isCatchupAvailable: true } as ScheduleEntry];
const refusal = (target: number, more: { archivedDays?: number; position?: number; now?: number } = {}) =>
  skipRefusal(target * 1000, {
    channel: { archivedDays: more.archivedDays ?? 3 },
    schedule,
    positionMs: (more.position ?? 1050) * 1000,
    nowMs: (more.now ?? 1090) * 1000,
  });

it('LIVE-021 LIVE-022 LIVE-023 LIVE-024 where one may skip', () => {
  expect(refusal(1060)).toBeNull();
  expect(refusal(1060, { archivedDays: 0 })).toBe('noArchive');
  expect(refusal(1060, { position: 500 })).toBe('noProgramme');
  expect(refusal(1091)).toBe('future');
  expect(refusal(990)).toBe('nothingThere');
});
