import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { Badge } from '../feedback/badge.tsx';
import { tile } from '../reading/tile.ts';
import { Heading } from '../text/heading.tsx';
import { UiLink, useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';
import { Below } from './comparison-parts.ts';
import { useShowMore } from './use-show-more.ts';

/** So many at first, and with each press more. */
const PACKETS = 24;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: max(12px, var(--row-gap));

  > li {
    display: grid;
    min-width: 0;
    container-type: inline-size;
  }

  ${slot('packets', 'packetList')}
`;

const Card = styled.article`
  ${tile}
  display: grid;
  /* As wide as the price at least, which does not break. */
  grid-template-columns: minmax(min-content, 1fr) fit-content(11rem);
  align-items: center;
  align-content: space-between;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-4) var(--space-5);

  > [data-part='words'] {
    display: grid;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > [data-part='words'] a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  > [data-part='words'] > p {
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  > [data-part='price'] {
    grid-column: 1;
  }
  > [data-part='action'] {
    grid-row: 1 / span 2;
    grid-column: 2;
    max-width: 11rem;
  }
  &[data-tone='unavailable'] {
    --color-text-strong: var(--color-text-muted);
    --color-text-normal: var(--color-text-muted);
  }
  &[data-tone='owned'] {
    box-shadow: inset 0 0 0 2px var(--color-good);
  }
  @container (max-width: 22rem) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    padding: var(--space-4);

    > [data-part='words'] {
      flex: 1 0 100%;
    }
  }

  ${slot('packets', 'packetListCard')}
`;

export interface ListedPacket {
  readonly id: string | number;
  readonly title: string;
  readonly href?: string | undefined;
  /** "84 канала, 100 Мбит/с". */
  readonly detail?: string | undefined;
  /** A `Price`, small. */
  readonly price: ReactNode;
  readonly mark?: string | undefined;
  readonly tone?: 'owned' | 'unavailable' | undefined;
  readonly action?: ReactNode;
}

/** Packets that are chosen by name and price. The headings of groups are the caller's. */
export function PacketList({
  label,
  level = 3,
  packets,
}: {
  readonly label: string;
  readonly level?: 2 | 3;
  readonly packets: readonly ListedPacket[];
}) {
  const translate = useUiText();
  const list = useRef<HTMLUListElement>(null);
  const more = useShowMore(list, packets.length, PACKETS);
  return (
    <>
      <List ref={list} aria-label={label}>
        {packets.slice(0, more.shown).map(({ id, title, href, detail, price, mark, tone, action }) => (
          <li key={id}>
            <Card data-tone={tone}>
              <div data-part="words">
                <Heading level={level} size="card">
                  {href === undefined ? title : <UiLink href={href}>{title}</UiLink>}
                </Heading>
                {detail && <p>{detail}</p>}
                {mark && (
                  <span>
                    <Badge tone={tone === 'owned' ? 'good' : 'neutral'}>{mark}</Badge>
                  </span>
                )}
              </div>
              <div data-part="price">{price}</div>
              {action && <div data-part="action">{action}</div>}
            </Card>
          </li>
        ))}
      </List>
      {more.hasMore && (
        <Below>
          <Button onClick={more.showMore}>{translate('action_more')}</Button>
        </Below>
      )}
    </>
  );
}
