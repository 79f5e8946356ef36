import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { slot } from '../looks/slot.ts';

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);

  > [data-part='picture'] {
    position: relative;
    aspect-ratio: 2 / 1;
    overflow: hidden;
    border-radius: var(--radius-picture);
  }
  > [data-part='description'],
  > [role='status']:not(:empty) {
    padding: var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-m);
    background: var(--color-surface-2);
  }
  /* It is there before it says something, so that it is read out. */
  > [role='status']:empty {
    position: absolute;
  }
  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  > [data-part='actions'] > * {
    flex: 1 1 180px;
  }

  ${slot('promo', 'promoConfirmation')}
`;

/** What a code gives, before it is applied: its heading has the focus when a dialog comes to this step. */
export function PromoConfirmation({
  title,
  text,
  description,
  status,
  picture,
  actions,
  level = 3,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  /** The conditions, in small. */
  readonly description?: ReactNode;
  /** What is waited for, or has gone wrong: read out when it comes. Null while there is nothing to say. */
  readonly status?: string | null;
  readonly picture?: PictureSource | null | undefined;
  readonly actions?: ReactNode;
  readonly level?: 1 | 2 | 3;
}) {
  return (
    <Stack>
      {picture && (
        <div data-part="picture">
          <Picture source={picture} ratio="fill" title={title} stand="none" sizes="520px" />
        </div>
      )}
      <Heading level={level} size="section" takesFocus>
        {title}
      </Heading>
      {text && (
        <Text as="div" size="large">
          {text}
        </Text>
      )}
      {description && (
        <div data-part="description">
          <Text as="div">{description}</Text>
        </div>
      )}
      {status !== undefined && <p role="status">{status}</p>}
      {actions && <div data-part="actions">{actions}</div>}
    </Stack>
  );
}
