import styled from 'styled-components';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { CardFrame, CardPicture, type CardProps, CardTitle, FootScrim } from './card-frame.tsx';
import { sizesOf } from './card-sizes.ts';

const Name = styled(CardTitle)`
  position: absolute;
  left: 12px;
  right: 12px;
  bottom: 14px;
  color: var(--color-text-on-art);
  font-family: var(--font-display);
  font-size: var(--type-2);
  font-weight: var(--weight-display);
  line-height: 1.15;

  @media (max-width: 767px) {
    font-size: var(--type-1);
  }
`;

/** A door to a collection: a vertical picture that carries its name (ROWS-039). */
export function CollectionCard({
  title,
  picture,
  ...frame
}: CardProps & { readonly picture?: PictureSource | null | undefined }) {
  return (
    <CardFrame kind="collection" {...frame}>
      <CardPicture data-part="picture">
        <Picture source={picture} ratio="poster" title={title} stand="none" sizes={sizesOf('poster')} />
        <FootScrim />
        <Name data-lines="2" data-on-art>
          {title}
        </Name>
      </CardPicture>
    </CardFrame>
  );
}
