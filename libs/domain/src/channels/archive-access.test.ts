import { Channel } from '@livery/contract/channels/entities';
import { decode } from '@livery/contract/schema';
import { expect, it } from 'vitest';
import { mayPlayFromArchive } from './archive-access.ts';

const NOW = 1_770_000_000;

/** Whether an hour of so long ago plays on a channel with three days of archive. */
function plays(startSeconds: number, wire: object): boolean {
  const channel = decode(Channel, { id: 1, name: 'Channel', archived_days: 3, ...wire });
  if (!channel.ok) throw new Error('not a channel');
  const programme = { id: 1, startSeconds, durationSeconds: 3600, isCatchupAvailable: true };
  return mayPlayFromArchive(programme, channel.value, NOW * 1000);
}

it.each([
  ['of their own', NOW - 3600, { is_purchased: true }, true],
  ['of their own, too long ago', NOW - 4 * 86_400, { is_purchased: true }, false],
  ['not bought', NOW - 3600, { is_purchased: false }, false],
  ['not available to them', NOW - 3600, { is_purchased: true, is_available: false }, false],
])('CHAN-040 a programme of the archive plays only on a channel of the viewer’s: %s', (_, start, wire, expected) => {
  expect(plays(start, wire)).toBe(expected);
});
