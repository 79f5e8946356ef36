import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { replayIcon } from '../icons/shapes.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { tile } from '../reading/tile.ts';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';

const Section = styled.section`
  container-type: inline-size;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4) var(--space-5);
    align-items: start;
    overflow-wrap: anywhere;
  }
  &[data-look='tile'] > div {
    ${tile}
    padding: var(--space-6);
  }
  [data-part='picture'] {
    position: relative;
    display: block;
    width: 7.5rem;
    border-radius: var(--radius-picture);
    overflow: hidden;
  }
  [data-part='words'] {
    display: grid;
    gap: var(--space-2);
    min-width: 0;
  }
  [data-part='promise'] {
    color: var(--color-text-strong);
    font-size: var(--type-1);
    font-weight: var(--weight-bold);
  }
  [data-part='actions'] {
    display: grid;
    gap: var(--space-3);
  }
  @container (min-width: 30rem) {
    > [data-picture] {
      grid-template-columns: auto minmax(0, 1fr);
    }
    [data-part='actions'] {
      grid-column: 1 / -1;
      display: flex;
      flex-wrap: wrap;
    }
  }
  @container (max-width: 30rem) {
    > div {
      padding: var(--space-4);
    }
  }

  ${slot('packets', 'purchaseBlock')}
`;

const Coming = styled(SkeletonGroup)`
  display: grid;
  gap: var(--space-2);
  max-width: 22rem;

  > :first-child {
    font-size: var(--type-3);
  }
  > :last-child {
    margin-top: var(--space-3);
  }
`;

export interface PurchaseFailure {
  readonly text: string;
  readonly onRetry: () => void;
  /** The retry is under way. */
  readonly busy?: boolean;
}

/**
 * In place of a channel or film that is not bought, and in the dialog that offers it: what unlocks it, what that costs, and the way on. A guest
 * reads the days of the trial as its `promise` and signs in.
 */
export function PurchaseBlock({
  title,
  level = 2,
  text,
  price,
  promise,
  note,
  picture,
  actions,
  loading = false,
  failure,
  look = 'tile',
}: {
  readonly title: string;
  readonly level?: 2 | 3;
  readonly text?: ReactNode;
  /** A `Price` or `PriceBlock`. */
  readonly price?: ReactNode;
  /** "14 дней бесплатно". */
  readonly promise?: ReactNode;
  /** What follows: the first payment, how to end it. */
  readonly note?: ReactNode;
  readonly picture?: PictureSource | null | undefined;
  /** Up to two buttons. */
  readonly actions?: ReactNode;
  /** What unlocks it is being asked for. */
  readonly loading?: boolean;
  readonly failure?: PurchaseFailure | undefined;
  /** `plain` where it stands on a ground already, as in a dialog. */
  readonly look?: 'tile' | 'plain';
}) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} aria-busy={loading || undefined} data-look={look}>
      <div data-picture={picture ? '' : undefined}>
        {picture && (
          <span data-part="picture">
            <Picture source={picture} ratio="wide" title={title} sizes="120px" />
          </span>
        )}
        <div data-part="words">
          <Heading level={level} size="section" id={titleId}>
            {title}
          </Heading>
          {loading ? (
            <Waiting />
          ) : failure ? (
            <Failed {...failure} />
          ) : (
            <>
              {text && <Text as="div">{text}</Text>}
              {price}
              {promise && <p data-part="promise">{promise}</p>}
              {note && (
                <Text size="small" tone="muted">
                  {note}
                </Text>
              )}
            </>
          )}
        </div>
        {actions && !loading && !failure && <div data-part="actions">{actions}</div>}
      </div>
    </Section>
  );
}

function Waiting() {
  const translate = useUiText();
  return (
    <div role="status">
      <span data-visually-hidden>{translate('status_loading')}</span>
      <Coming aria-hidden>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="button" />
      </Coming>
    </div>
  );
}

function Failed({ text, onRetry, busy = false }: PurchaseFailure) {
  const translate = useUiText();
  return (
    <>
      <Text as="div">
        <span role="alert">{text}</span>
      </Text>
      <div data-part="actions">
        <Button icon={replayIcon} onClick={onRetry} busy={busy}>
          {translate('action_retry')}
        </Button>
      </div>
    </>
  );
}
