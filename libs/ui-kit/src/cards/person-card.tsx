import styled from 'styled-components';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { clampLines, oneLine } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';
import { CardFrame, type CardProps } from './card-frame.tsx';
import { sizesOf } from './card-sizes.ts';

const Face = styled.span`
  display: block;
  text-align: center;
  --initials-size: var(--type-3);

  [data-part='photo'] {
    display: block;
    max-width: 148px;
    margin: 0 auto 10px;
    border-radius: 50%;
  }
  :focus-visible > & [data-part='photo'] {
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: var(--focus-gap);
  }
  b,
  small {
    ${oneLine}
    display: block;
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    line-height: 1.35;
  }
  small {
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-weight: var(--weight-text);
  }
  /* A surname may stand under the first name. */
  > b {
    ${clampLines(2)}
    white-space: normal;
  }

  ${slot('cards', 'personFace')}
  [data-cards='person'] & {
    ${slot('cards', 'personInRow')}
  }
`;

/** A person, by photograph or initials, with the part they play (ROWS-034). */
export function PersonCard({
  title,
  role,
  picture,
  ...frame
}: CardProps & { readonly role?: string | undefined; readonly picture?: PictureSource | null | undefined }) {
  return (
    <CardFrame kind="person" {...frame}>
      <Face>
        <span data-part="photo">
          <Picture source={picture} ratio="square" title={title} stand="initials" sizes={sizesOf('person')} />
        </span>
        <b>{title}</b>
        {role && <small>{role}</small>}
      </Face>
    </CardFrame>
  );
}
