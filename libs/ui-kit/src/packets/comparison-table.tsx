import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Badge } from '../feedback/badge.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icons/shapes.ts';
import { stepIndex } from '../focus/step-index.ts';
import { UiLink, useUiText } from '../theme/ui-context.tsx';
import { cellOf, columnAfter, type ComparisonRow, differingRows } from './comparison-model.ts';
import { Below, PagerCell, Pager, Reasons, Table } from './comparison-parts.ts';
import type { ComparedPacket } from './packet-comparison.tsx';
import { useShowMore } from './use-show-more.ts';

/** So many rows at first, and with each press more. */
const ROWS = 40;
/** A shorter table is read as a whole. */
const MANY_ROWS = 8;

const markTone = { recommended: 'accent', owned: 'good', unavailable: 'neutral' } as const;
const toneOf = ({ tone, reason }: ComparedPacket) => tone ?? (reason ? 'recommended' : undefined);

export function ComparisonTable({
  label,
  packets,
  rows,
  columns,
}: {
  readonly label: string;
  readonly packets: readonly ComparedPacket[];
  readonly rows: readonly ComparisonRow[];
  readonly columns: number;
}) {
  const translate = useUiText();
  const id = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const [wantedFrom, setFrom] = useState(0);
  const [isShort, setIsShort] = useState(false);
  const sight = { count: packets.length, shown: columns };
  const from = columnAfter(wantedFrom, 0, sight);
  const shown = packets.slice(from, from + columns);
  const differing = differingRows(
    rows,
    shown.map((packet) => packet.id),
  );
  const chosen = isShort ? differing : rows;
  const more = useShowMore(body, chosen.length, ROWS);
  const canBeShort = rows.length > MANY_ROWS && shown.length > 1;
  const reasonId = (packet: ComparedPacket) => (packet.reason ? `${id}-${packet.id}` : undefined);

  return (
    <>
      <Reasons data-columns={shown.length}>
        {shown.map((packet, index) =>
          packet.reason ? (
            <p key={packet.id} id={reasonId(packet)} data-tone={toneOf(packet)} style={{ gridColumn: index + 2 }}>
              {packet.reason}
            </p>
          ) : null,
        )}
      </Reasons>
      <Table data-columns={shown.length}>
        <caption data-visually-hidden>{label}</caption>
        <thead>
          <tr>
            <PagerCell rowSpan={3}>
              {packets.length > columns && <ColumnPager label={label} from={from} {...sight} onMove={setFrom} />}
              {canBeShort && (
                <Checkbox label={translate('packets_only_differences')} checked={isShort} onChange={setIsShort} />
              )}
            </PagerCell>
            {shown.map((packet) => (
              <th key={packet.id} scope="col" data-tone={toneOf(packet)} data-reason={packet.reason ? '' : undefined}>
                <UiLinkOrText href={packet.href} describedBy={reasonId(packet)}>
                  {packet.title}
                </UiLinkOrText>
                {packet.mark && <Badge tone={markTone[toneOf(packet) ?? 'unavailable']}>{packet.mark}</Badge>}
              </th>
            ))}
          </tr>
          <tr>
            {shown.map((packet) => (
              <td key={packet.id} data-tone={toneOf(packet)}>
                {packet.price}
              </td>
            ))}
          </tr>
          <tr>
            {shown.map((packet) => (
              <td key={packet.id} data-tone={toneOf(packet)}>
                {packet.note && <div data-part="note">{packet.note}</div>}
                {packet.action}
              </td>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {chosen.slice(0, more.shown).map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {shown.map((packet) => (
                <Cell key={packet.id} row={row} packet={packet} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {more.hasMore && (
        <Below>
          <Button onClick={more.showMore}>{translate('action_more')}</Button>
        </Below>
      )}
    </>
  );
}

/** One element for each cell: there are hundreds. The mark before its words is drawn by the style. */
function Cell({ row, packet }: { readonly row: ComparisonRow; readonly packet: ComparedPacket }) {
  const translate = useUiText();
  const { included, text, action } = cellOf(row, packet.id);
  const words = text ?? translate(included ? 'packet_included' : 'packet_not_included');
  return (
    <td data-tone={toneOf(packet)} data-included={included}>
      {words}
      {action && <div>{action}</div>}
    </td>
  );
}

function UiLinkOrText({
  href,
  describedBy,
  children,
}: {
  readonly href: string | undefined;
  readonly describedBy: string | undefined;
  readonly children: string;
}) {
  if (href === undefined) return <span aria-describedby={describedBy}>{children}</span>;
  return (
    <UiLink href={href} aria-describedby={describedBy}>
      {children}
    </UiLink>
  );
}

/** The columns before and after those in sight. Its buttons stay where they are, so the focus stays too. */
function ColumnPager({
  label,
  from,
  count,
  shown,
  onMove,
}: {
  readonly label: string;
  readonly from: number;
  readonly count: number;
  readonly shown: number;
  readonly onMove: (from: number) => void;
}) {
  const translate = useUiText();
  const move = (step: number) => onMove(columnAfter(from, step, { count, shown }));
  function walk(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stepIndex({ key: event.key, index: from, count });
    if (next === null) return;
    event.preventDefault();
    move(next - from);
  }
  return (
    <Pager role="group" aria-label={label} onKeyDown={walk}>
      <p role="status">
        {translate('packets_range', { from: from + 1, to: Math.min(from + shown, count), all: count })}
      </p>
      <IconButton
        icon={chevronLeftIcon}
        label={translate('packets_previous')}
        kind="secondary"
        aria-disabled={from === 0}
        onClick={() => move(-shown)}
      />
      <IconButton
        icon={chevronRightIcon}
        label={translate('packets_next')}
        kind="secondary"
        aria-disabled={from + shown >= count}
        onClick={() => move(shown)}
      />
    </Pager>
  );
}
