import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { expect, it } from 'vitest';
import type { ViewerChannel } from '../channels/viewer-channels.ts';
import { LIVE } from '../schedule/position.ts';
import { accessRequestAt } from './access-request-at.ts';

const entry = (id: number, startSeconds: number) => ({ id, startSeconds, durationSeconds: 100 }) as ScheduleEntry;
const channel = { id: 1, onAir: entry(2, 1_100) } as unknown as ViewerChannel;
const around = { channel, schedule: [entry(1, 1_000)], nowMs: 1_150_000 };

it('CHAN-061 a channel on the air is asked about with what is on now, also before its schedule is there', () => {
  expect(accessRequestAt(LIVE, around)).toEqual({ action: 'channel', channel, programme: channel.onAir });
});

it('LIVE-059 a moment of the archive is asked about by its own programme; without one by the channel alone', () => {
  expect(accessRequestAt({ kind: 'archive', seconds: 1_050 }, around)).toEqual({
    action: 'program',
    channel,
    programme: entry(1, 1_000),
  });
  expect(accessRequestAt({ kind: 'archive', seconds: 500 }, around)).toMatchObject({ programme: null });
});
