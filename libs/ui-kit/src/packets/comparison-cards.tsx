import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { Text } from '../text/text.tsx';
import { useUiText } from '../theme/ui-context.tsx';
import { cellOf, type ComparisonRow, differingRows } from './comparison-model.ts';
import { Below } from './comparison-parts.ts';
import { PacketCard } from './packet-card.tsx';
import type { ComparedPacket } from './packet-comparison.tsx';
import { useShowMore } from './use-show-more.ts';

/** So many cards at first, and with each press more. */
const CARDS = 6;
/** A longer list of a card is opened by its reader. */
const LINES = 8;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li > article {
    --side: var(--space-5);
  }
  > li > [data-recommended] {
    margin-top: 40px;
  }
  /* Two beside each other, their buttons on one line. */
  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: max(12px, var(--row-gap));

    > li,
    > li > article {
      display: flex;
      flex-direction: column;
    }
    > li > article {
      flex: 1;
    }
    > li > article > footer {
      margin-top: auto;
    }
    /* Where one is recommended, all begin as low. */
    &:has(> li > [data-recommended]) > li > article {
      margin-top: 40px;
    }
  }
`;

const PriceAndLead = styled.div`
  display: grid;
  gap: var(--space-3);

  /* The first is compared with nothing: beside the second its lines begin as low. */
  @media (min-width: 40rem) {
    &:not(:has(> :nth-child(2)))::after {
      content: '\\200b';
      font-size: var(--type--1);
    }
  }
`;

/** Where columns have no room: a card for each packet, with what differs from the one before it. */
export function ComparisonCards({
  label,
  packets,
  rows,
}: {
  readonly label: string;
  readonly packets: readonly ComparedPacket[];
  readonly rows: readonly ComparisonRow[];
}) {
  const translate = useUiText();
  const list = useRef<HTMLUListElement>(null);
  const more = useShowMore(list, packets.length, CARDS);
  return (
    <>
      <List ref={list} aria-label={label}>
        {packets.slice(0, more.shown).map((packet, index) => (
          <li key={packet.id}>
            <ComparisonCard packet={packet} before={packets[index - 1]} rows={rows} />
          </li>
        ))}
      </List>
      {more.hasMore && (
        <Below>
          <Button wide onClick={more.showMore}>
            {translate('action_more')}
          </Button>
        </Below>
      )}
    </>
  );
}

function ComparisonCard({
  packet,
  before,
  rows,
}: {
  readonly packet: ComparedPacket;
  readonly before: ComparedPacket | undefined;
  readonly rows: readonly ComparisonRow[];
}) {
  const translate = useUiText();
  const [isWhole, setIsWhole] = useState(false);
  const { id, title, href, price, reason, mark, tone, action, note } = packet;
  const told = before ? differingRows(rows, [before.id, id]) : rows;
  const shown = isWhole ? told : told.slice(0, LINES);
  const leadKey = told.length > 0 ? 'packets_differ_from' : 'packets_same_as';
  return (
    <PacketCard
      title={title}
      href={href}
      reason={reason}
      recommended={tone === 'recommended' || (tone === undefined && reason !== undefined)}
      owned={tone === 'owned'}
      unavailable={tone === 'unavailable'}
      mark={mark}
      price={
        <PriceAndLead>
          {price}
          {before && (
            <Text size="small" tone="muted">
              {translate(leadKey, { packet: before.title })}
            </Text>
          )}
        </PriceAndLead>
      }
      features={shown.map((row) => ({ id: String(row.id), label: row.label, ...cellOf(row, id) }))}
      note={note}
      action={
        <>
          {shown.length < told.length && (
            <Button kind="ghost" wide onClick={() => setIsWhole(true)}>
              {translate('action_more')}
            </Button>
          )}
          {action}
        </>
      }
    />
  );
}
