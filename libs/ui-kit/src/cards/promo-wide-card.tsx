import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { clampLines } from '../theme/css.ts';
import { CardCorner, CardFrame, CardPicture, type CardProps, FootScrim } from './card-frame.tsx';
import { sizesOf } from './card-sizes.ts';

const Words = styled.span`
  position: absolute;
  left: var(--space-5);
  right: var(--space-5);
  bottom: var(--space-4);
  color: var(--color-text-on-art);

  b {
    ${clampLines(2)}
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    letter-spacing: var(--display-tracking);
    text-transform: var(--display-case);
    font-size: var(--type-3);
    line-height: 1.12;
  }
  > span {
    ${clampLines(1)}
    margin-top: 4px;
    font-size: var(--type-0);
    opacity: 0.9;
  }
`;

const Flat = styled(CardPicture)`
  border-radius: var(--radius-picture) !important;
`;

/** A wide announcement in a row of its own kind (ROWS-041). */
export function PromoWideCard({
  title,
  text,
  picture,
  badges,
  ...frame
}: CardProps & {
  readonly text?: string | undefined;
  readonly picture?: PictureSource | null | undefined;
  readonly badges?: ReactNode;
}) {
  return (
    <CardFrame kind="promo-wide" {...frame}>
      <Flat data-part="picture">
        <Picture source={picture} ratio="wide" title={title} stand="none" sizes={sizesOf('promo-wide')} />
        <FootScrim />
        {badges && <CardCorner>{badges}</CardCorner>}
        <Words>
          <b>{title}</b>
          {text && <span>{text}</span>}
        </Words>
      </Flat>
    </CardFrame>
  );
}
