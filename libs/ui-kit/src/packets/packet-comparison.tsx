import { type ReactNode, useRef } from 'react';
import { ComparisonCards } from './comparison-cards.tsx';
import type { ComparisonRow } from './comparison-model.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { useColumns } from './use-columns.ts';

export interface ComparedPacket {
  readonly id: string | number;
  readonly title: string;
  /** The page of the packet. */
  readonly href?: string | undefined;
  /** A `Price`. */
  readonly price: ReactNode;
  /** Why it is recommended: "Подходит для 3 человек и 2 телевизоров". */
  readonly reason?: string | undefined;
  /** A word beside the name: "Подключён". */
  readonly mark?: string | undefined;
  readonly tone?: 'recommended' | 'owned' | 'unavailable' | undefined;
  readonly action?: ReactNode;
  /** Above the action: "Сегодня к оплате 0 ₸". */
  readonly note?: ReactNode;
}

/**
 * Packets that a person can decide between: a table with a head that stays in sight, or, where there is no room for two columns, cards of which each
 * lists what differs from the one before it. Only the columns and rows that are shown are in the page.
 */
export function PacketComparison({
  label,
  packets,
  rows,
}: {
  readonly label: string;
  readonly packets: readonly ComparedPacket[];
  readonly rows: readonly ComparisonRow[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const columns = useColumns(box);
  return (
    <div ref={box}>
      {columns === 0 ? (
        <ComparisonCards label={label} packets={packets} rows={rows} />
      ) : (
        <ComparisonTable label={label} packets={packets} rows={rows} columns={columns} />
      )}
    </div>
  );
}
