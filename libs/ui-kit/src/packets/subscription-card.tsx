import { type CSSProperties, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Badge } from '../feedback/badge.tsx';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { Icon } from '../icons/icon.tsx';
import { clockIcon } from '../icons/pay-shapes.ts';
import { alertIcon, checkIcon, infoIcon } from '../icons/shapes.ts';
import { tile } from '../reading/tile.ts';
import { Heading } from '../text/heading.tsx';
import { UiLink, useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';

const Card = styled.article`
  ${tile}
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5) var(--side);
  overflow-wrap: anywhere;
  --side: var(--space-6);
  --tone: var(--color-success);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }
  > header > [data-part='price'] {
    margin-inline-start: auto;
    color: var(--color-text-muted);
    font-size: var(--type-0);
    white-space: nowrap;
  }
  > header > [data-part='price'] > b {
    color: var(--color-text-strong);
    font-family: var(--font-display);
    font-size: var(--type-3);
    font-weight: var(--weight-display);
    font-variant-numeric: tabular-nums lining-nums;
    margin-inline-end: 0.15em;
  }
  > header > [data-part='contents'] {
    flex: 1 0 100%;
    color: var(--color-text-normal);
  }
  > header a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  > [data-part='status'] {
    display: flex;
    gap: var(--space-2);
    color: var(--color-text-strong);
    --icon-size: 1.25rem;
  }
  > [data-part='status'] > svg {
    margin-top: 0.1em;
    color: var(--tone);
  }
  > [data-part='status'] > span {
    display: grid;
    gap: var(--space-1);
  }
  > [data-part='status'] strong {
    font-weight: var(--weight-bold);
    font-size: var(--type-1);
  }
  > [data-part='status'] small {
    color: var(--color-text-normal);
    font-size: var(--type-0);
    text-wrap: pretty;
  }
  > [data-part='term'] {
    height: 6px;
    border-radius: var(--progress-shape);
    background: linear-gradient(var(--tone) 0 0) 0 / var(--elapsed) 100% no-repeat var(--color-surface-3);
  }
  > dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
    gap: var(--space-3) var(--space-5);
  }
  > dl dt {
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  > dl dd {
    color: var(--color-text-strong);
    font-variant-numeric: tabular-nums lining-nums;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  &[data-tone='warning'] {
    --tone: var(--color-warning);
    box-shadow: inset 3px 0 var(--tone);
  }
  &[data-tone='ending'] {
    --tone: var(--color-warning);
  }
  &[data-tone='ended'] {
    --tone: var(--color-text-muted);
  }
  &[data-tone='ended'] > header,
  &[data-tone='ended'] > dl {
    --color-text-strong: var(--color-text-muted);
  }
  @media (max-width: 480px) {
    --side: var(--space-4);

    > footer {
      display: grid;
    }
  }

  ${slot('packets', 'subscriptionCard')}
`;

const icons = { normal: checkIcon, ending: clockIcon, warning: alertIcon, ended: infoIcon };
const badges = { normal: 'good', ending: 'neutral', warning: 'neutral', ended: 'neutral' } as const;

export interface SubscriptionFact {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** One subscription: how it stands in one sentence, what is known of it, and what can be done. */
export function SubscriptionCard({
  title,
  href,
  level = 2,
  mark,
  tone = 'normal',
  price,
  contents,
  status,
  after,
  elapsed,
  facts = [],
  actions,
}: {
  readonly title: string;
  readonly href?: string | undefined;
  readonly level?: 2 | 3;
  /** "Подключена", "Приостановлена". */
  readonly mark?: string | undefined;
  /** `ending`: it is not prolonged; `warning`: it needs the viewer; `ended`: it is over. */
  readonly tone?: 'normal' | 'ending' | 'warning' | 'ended';
  /** `1 990 ₸`, and how often: `в месяц`. */
  readonly price?: { readonly amount: string; readonly period: string } | undefined;
  /** What is in it, in one line. */
  readonly contents?: string | undefined;
  readonly status: ReactNode;
  /** What comes after that. */
  readonly after?: string | undefined;
  /** How much of the paid time is over, from 0 to 1. */
  readonly elapsed?: number | undefined;
  readonly facts?: readonly SubscriptionFact[];
  readonly actions?: ReactNode;
}) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} data-tone={tone}>
      <header>
        <Heading level={level} size="section" id={titleId}>
          {href === undefined ? title : <UiLink href={href}>{title}</UiLink>}
        </Heading>
        {mark && <Badge tone={badges[tone]}>{mark}</Badge>}
        {price && (
          <p data-part="price">
            <b>{price.amount}</b> {price.period}
          </p>
        )}
        {contents && <p data-part="contents">{contents}</p>}
      </header>
      <p data-part="status">
        <Icon shape={icons[tone]} />
        <span>
          <strong>{status}</strong>
          {after && <small>{after}</small>}
        </span>
      </p>
      {elapsed !== undefined && (
        <i
          data-part="term"
          aria-hidden
          style={{ '--elapsed': `${Math.round(Math.min(1, Math.max(0, elapsed)) * 100)}%` } as CSSProperties}
        />
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <footer>{actions}</footer>}
    </Card>
  );
}

/** Subscriptions that are still coming. */
export function SubscriptionSkeleton({ cards = 2 }: { readonly cards?: number }) {
  const translate = useUiText();
  return (
    <div role="status">
      <span data-visually-hidden>{translate('status_loading')}</span>
      <ComingCards aria-hidden>
        {Array.from({ length: cards }, (_, card) => (
          <Card as="div" key={card}>
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="button" />
          </Card>
        ))}
      </ComingCards>
    </div>
  );
}

const ComingCards = styled(SkeletonGroup)`
  display: grid;
  gap: var(--space-4);

  > div > * {
    max-width: 24rem;
  }
  > div > :first-child {
    max-width: 12rem;
    font-size: var(--type-2);
  }
  > div > :last-child {
    max-width: 12rem;
  }
`;
