import styled from 'styled-components';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { clampLines, fill, oneLine } from '../theme/css.ts';
import { CardFrame, CardPicture, type CardProps } from './card-frame.tsx';
import { type CardKind, sizesOf } from './card-sizes.ts';

/** The kinds of the rows that it stands in: it is as large as its neighbours. */
type Shape = Extract<CardKind, 'promo-wide' | 'button' | 'collection'>;

const Ticket = styled(CardPicture)`
  display: grid;
  align-items: end;
  overflow: hidden;
  height: 100%;
  border-radius: var(--radius-picture) !important;
  background: var(--color-art-scrim);
  color: var(--color-text-on-art);

  /* The picture is lit by the brand's colour, dark enough for words. */
  &::after {
    content: '';
    ${fill}
    background: linear-gradient(
      115deg,
      color-mix(in srgb, var(--color-accent) 34%, #000) 38%,
      color-mix(in srgb, var(--color-accent) 24%, transparent)
    );
  }
  &[data-shape='promo-wide'] {
    aspect-ratio: 16 / 9;
  }
  &[data-shape='collection'] {
    aspect-ratio: 2 / 3;
  }
  &[data-shape='button'] {
    min-height: 72px;
    margin: calc(-1 * var(--card-padding));
  }
  > [data-ratio] {
    ${fill}
  }
`;

const Words = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  gap: 4px;
  justify-items: start;
  padding: var(--space-4) var(--space-5);

  > small {
    ${oneLine}
    max-width: 100%;
    font-size: var(--type--1);
    font-weight: var(--weight-bold);
  }
  > b {
    ${clampLines(3)}
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    letter-spacing: var(--display-tracking);
    font-size: var(--type-3);
    line-height: 1.12;
    overflow-wrap: anywhere;
  }
  > em {
    ${clampLines(2)}
    font-style: normal;
    font-size: var(--type-0);
  }
  [data-shape='collection'] > & {
    padding: 14px 12px;
  }
  [data-shape='collection'] > & > b {
    font-size: var(--type-2);
  }
  [data-shape='button'] > & {
    gap: 0;
    padding: 12px 16px;
  }
  [data-shape='button'] > & > b {
    ${clampLines(2)}
    font-family: inherit;
    font-size: var(--type-0);
  }
  [data-shape='button'] > & > em {
    ${clampLines(1)}
    font-size: var(--type--1);
  }
`;

/** A packet among announcements of any kind: what it is, its name, its price in the words of the promotion. ROWS-042 */
export function PacketPromoCard({
  title,
  label,
  price,
  picture,
  shape,
  ...frame
}: CardProps & {
  /** Says that it is a packet. */
  readonly label: string;
  readonly price?: string | undefined;
  readonly picture?: PictureSource | null | undefined;
  readonly shape: Shape;
}) {
  return (
    <CardFrame kind={shape} {...frame}>
      <Ticket data-part="picture" data-shape={shape}>
        {picture && <Picture source={picture} ratio="fill" title="" stand="none" sizes={sizesOf(shape)} />}
        <Words>
          <small>{label}</small>
          <b>{title}</b>
          {price && <em>{price}</em>}
        </Words>
      </Ticket>
    </CardFrame>
  );
}
