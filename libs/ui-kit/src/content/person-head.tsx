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
  align-items: center;
  gap: var(--space-4) clamp(20px, 4vw, 64px);
  padding: var(--space-6) var(--page-margin) 0;
  --initials-size: var(--type-6);

  > [data-part='portrait'] {
    border-radius: var(--person-shape, var(--radius-l));
    overflow: hidden;
  }
  > [data-part='words'] {
    display: grid;
    gap: var(--space-3);
    min-width: 0;
  }
  [data-part='roles'] {
    color: var(--color-text-muted);
    font-size: var(--type-1);
  }
  [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    padding-top: var(--space-1);
  }
  /* Words without a ground begin where the name does. */
  [data-part='ways'] > [data-kind='ghost']:first-child {
    margin-left: calc(-0.66 * var(--button-side));
  }
  @media (max-width: 479px) {
    grid-template-columns: 96px minmax(0, 1fr);
    align-items: start;
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
        <div data-part="ways" data-row-actions>
          {children}
        </div>
      </div>
    </Head>
  );
}
