import type { Packet } from '@livery/contract/packets/entities';
import { channelsCount, channelsMore } from './channel-list.ts';

/** One line of a comparison: what each packet has of it, by packet id. */
export type PacketDifference =
  | { readonly kind: 'channels'; readonly counts: Readonly<Record<number, number>> }
  /** Channels that a packet has beyond the one before it; nothing where a list is not known. */
  | { readonly kind: 'more'; readonly channelIds: Readonly<Record<number, readonly number[]>> }
  | { readonly kind: 'libraries'; readonly titles: Readonly<Record<number, readonly string[]>> }
  | { readonly kind: 'included'; readonly names: Readonly<Record<number, readonly string[]>> }
  /** A benefit that one packet has in words of its own; `packetIds`: who has it. */
  | { readonly kind: 'benefit'; readonly text: string; readonly packetIds: readonly number[] };

type Compared = Pick<Packet, 'id' | 'channels' | 'channelsCount' | 'libraries' | 'include' | 'packets' | 'benefits'>;

/** What differs between packets, for a person who has to choose. A line that says nothing of any of them is left out. */
export function comparePackets(packets: readonly Compared[]): readonly PacketDifference[] {
  const byId = <Value>(read: (packet: Compared, index: number) => Value | null): Record<number, Value> =>
    Object.fromEntries(
      packets.flatMap((packet, index) => {
        const value = read(packet, index);
        return value === null ? [] : [[packet.id, value]];
      }),
    );
  const hasLists = packets.every(({ channels }) => channels.length > 0);
  const listed = <Value>(values: readonly Value[]) => (values.length > 0 ? values : null);
  const rows: readonly PacketDifference[] = [
    { kind: 'channels', counts: byId((packet) => channelsCount(packet) || null) },
    { kind: 'more', channelIds: hasLists ? byId((packet, index) => moreThanBefore(packet, packets[index - 1])) : {} },
    { kind: 'libraries', titles: byId(({ libraries }) => listed(libraries.map(({ title }) => title))) },
    {
      kind: 'included',
      names: byId(({ include, packets: parts }) => listed([...include, ...parts].map(({ name }) => name))),
    },
    ...benefitRows(packets),
  ];
  return rows.filter(saysSomething);
}

function moreThanBefore(packet: Compared, before: Compared | undefined): readonly number[] | null {
  if (!before) return null;
  const more = channelsMore(packet.channels, before.channels).map(({ id }) => id);
  return more.length > 0 ? more : null;
}

const benefitRows = (packets: readonly Compared[]): readonly PacketDifference[] =>
  [...new Set(packets.flatMap(({ benefits }) => benefits.map(({ text }) => text)))].map((text) => ({
    kind: 'benefit',
    text,
    packetIds: packets.filter(({ benefits }) => benefits.some((one) => one.text === text)).map(({ id }) => id),
  }));

function saysSomething(row: PacketDifference): boolean {
  switch (row.kind) {
    case 'channels':
      return Object.keys(row.counts).length > 0;
    case 'more':
      return Object.keys(row.channelIds).length > 0;
    case 'libraries':
      return Object.keys(row.titles).length > 0;
    case 'included':
      return Object.keys(row.names).length > 0;
    case 'benefit':
      return true;
  }
}
