import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HeadArt } from '../packets/head-art.tsx';
import { HeadFrame } from '../packets/head-parts.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';

const Form = styled.div`
  width: min(100%, 30rem);
  margin-top: var(--space-3);
`;

/** The top of a page that an offer has led to: what is given, and the field for its code. Whole without a picture, too. */
export function PromoLanding({
  title,
  text,
  picture,
  children,
  note,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly picture?: PictureSource | null | undefined;
  /** A `PromoForm`, or the button that goes on. */
  readonly children?: ReactNode;
  /** The conditions, below the form. */
  readonly note?: ReactNode;
}) {
  return (
    <HeadFrame data-art={picture ? true : undefined}>
      {picture && <HeadArt {...{ picture, title }} />}
      <div data-part="words">
        <Heading level={1} size="display">
          {title}
        </Heading>
        {text && (
          <Text as="div" size="large">
            {text}
          </Text>
        )}
        {children && <Form>{children}</Form>}
        {note && (
          <Text as="div" size="small" tone="muted">
            {note}
          </Text>
        )}
      </div>
    </HeadFrame>
  );
}
