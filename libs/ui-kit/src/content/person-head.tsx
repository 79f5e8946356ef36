import type { ReactNode } from 'react';
import styled from 'styled-components';
import { slot } from '../looks/slot.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';

const Head = styled.header`
  display: grid;
  grid-template-columns: clamp(112px, 21vw, 320px) minmax(0, 1fr);
  /* Words and buttons stand together at the middle of the portrait. */
  grid-template-rows: minmax(0, 1fr) auto auto minmax(0, 1fr);
  gap: 0 clamp(20px, 4vw, 64px);
  padding: var(--space-6) var(--page-margin) 0;
  --initials-size: var(--type-6);

  > [data-part='portrait'] {
    grid-area: 1 / 1 / -1 / 2;
    align-self: center;
    border-radius: var(--person-shape, var(--radius-l));
    overflow: hidden;
  }
  > [data-part='words'] {
    grid-area: 2 / 2;
    display: grid;
    gap: var(--space-3);
    min-width: 0;
  }
  [data-part='roles'] {
    color: var(--color-text-muted);
    font-size: var(--type-1);
  }
  > [data-part='ways'] {
    grid-area: 3 / 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    padding-top: var(--space-4);
  }
  /* Words without a ground begin where the name does. */
  > [data-part='ways'] > [data-kind='ghost']:first-child {
    margin-left: calc(-0.66 * var(--button-side));
  }
  @media (max-width: 479px) {
    /* Beside the portrait there is no room for buttons. */
    grid-template-columns: 96px minmax(0, 1fr);
    grid-template-rows: auto;
    > [data-part='portrait'] {
      grid-area: 1 / 1;
      align-self: start;
    }
    > [data-part='words'] {
      grid-area: 1 / 2;
      align-content: center;
    }
    > [data-part='ways'] {
      grid-area: 2 / 1 / 3 / -1;
      --button-side: 12px;
    }
    h1 {
      font-size: var(--type-4);
      overflow-wrap: anywhere;
      hyphens: auto;
    }
  }
  ${slot('content', 'personHead')}
`;

/** Who a page is about: a large portrait, the name, what they are, and what can be done. Without a photograph their initials stand for it. */
export function PersonHead({
  name,
  roles,
  picture,
  children,
}: {
  readonly name: string;
  readonly roles?: string | undefined;
  readonly picture?: PictureSource | null | undefined;
  /** Buttons. */
  readonly children: ReactNode;
}) {
  return (
    <Head>
      <div data-part="portrait">
        <Picture
          source={picture}
          ratio="square"
          title={name}
          stand="initials"
          priority
          sizes="(min-width: 1524px) 320px, 21vw"
        />
      </div>
      <div data-part="words">
        <Heading level={1} size="display">
          {name}
        </Heading>
        {roles && (
          <p data-part="roles">
            <Text as="span">{roles}</Text>
          </p>
        )}
      </div>
      <div data-part="ways" data-row-actions>
        {children}
      </div>
    </Head>
  );
}
