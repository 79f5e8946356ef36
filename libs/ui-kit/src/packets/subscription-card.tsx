import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Badge } from '../feedback/badge.tsx';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { Icon } from '../icons/icon.tsx';
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
  > header a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  > [data-part='status'] {
    display: flex;
    gap: var(--space-2);
    color: var(--color-text-strong);
    --icon-size: 20px;
  }
  > [data-part='status'] > svg {
    margin-top: 0.1em;
    color: var(--tone);
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

const icons = { normal: checkIcon, warning: alertIcon, ended: infoIcon };
const badges = { normal: 'good', warning: 'neutral', ended: 'neutral' } as const;

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
  status,
  facts = [],
  actions,
}: {
  readonly title: string;
  readonly href?: string | undefined;
  readonly level?: 2 | 3;
  /** "Подключена", "Приостановлена". */
  readonly mark?: string | undefined;
  /** `warning`: it needs the viewer; `ended`: it is over. */
  readonly tone?: 'normal' | 'warning' | 'ended';
  readonly status: ReactNode;
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
      </header>
      <p data-part="status">
        <Icon shape={icons[tone]} />
        <span>{status}</span>
      </p>
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
