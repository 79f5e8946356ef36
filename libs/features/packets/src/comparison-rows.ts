import type { Packet } from '@livery/contract/packets/entities';
import { comparePackets, type PacketDifference } from '@livery/domain/packets';
import type { Translate } from '@livery/i18n';
import type { ReactNode } from 'react';
import type { ComparisonCell, ComparisonRow } from '@livery/ui-kit/packets';

type Cells = Readonly<Record<string, ComparisonCell>>;

const cellsOf = <Value>(values: Readonly<Record<number, Value>>, text: (value: Value) => string): Cells =>
  Object.fromEntries(Object.entries<Value>(values).map(([id, value]) => [id, { included: true, text: text(value) }]));

/** The lines of a comparison in words. */
export const comparisonRows = (
  t: Translate,
  packets: readonly Packet[],
  /** The way to the channels of a packet. */
  wayToChannels: (packet: Packet) => ReactNode,
): readonly ComparisonRow[] =>
  comparePackets(packets).map((row, index) => {
    const { label, cells } = drawn(t, row);
    return { id: index, label, cells: row.kind === 'channels' ? withAction(cells, packets, wayToChannels) : cells };
  });

const withAction = (cells: Cells, packets: readonly Packet[], actionOf: (packet: Packet) => ReactNode): Cells =>
  Object.fromEntries(
    packets.flatMap((packet) => {
      const cell = cells[packet.id];
      return cell ? [[packet.id, { ...cell, action: actionOf(packet) }]] : [];
    }),
  );

function drawn(t: Translate, row: PacketDifference): { readonly label: string; readonly cells: Cells } {
  switch (row.kind) {
    case 'channels':
      return {
        label: t('packet_row_channels'),
        cells: cellsOf(row.counts, (count) => t('packet_channels_count', { count })),
      };
    case 'more':
      return {
        label: t('packet_row_more'),
        cells: cellsOf(row.channelIds, ({ length }) => `+${t('packet_channels_count', { count: length })}`),
      };
    case 'libraries':
      return { label: t('packet_row_libraries'), cells: cellsOf(row.titles, (titles) => titles.join(', ')) };
    case 'included':
      return { label: t('packet_row_included'), cells: cellsOf(row.names, (names) => names.join(', ')) };
    case 'benefit':
      return {
        label: row.text,
        cells: Object.fromEntries(row.packetIds.map((id) => [id, { included: true }])),
      };
  }
}
