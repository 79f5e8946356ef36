import styled from 'styled-components';
import { Picture } from '../pictures/picture.tsx';
import { slot } from '../looks/slot.ts';
import { CardCaption, CardCorner, CardFrame, CardMeta, CardPicture, CardTitle, FootScrim } from './card-frame.tsx';
import { sizesOf } from './card-sizes.ts';
import { ContentMarks, type ContentCardProps } from './poster-card.tsx';

/** The caption of a wide card: below the picture, or on it in brands that write on their pictures. */
export const WideCaption = styled(CardCaption)`
  ${slot('cards', 'wideCaption')}
`;

/** The scrim under an overlay caption; brands that write below the picture have none. */
export const OverlayScrim = styled(FootScrim)`
  display: none;

  ${slot('cards', 'overlayScrim')}
`;

/** A horizontal picture, sixteen to nine (ROWS-033). */
export function WideCard({
  title,
  picture,
  genre,
  meta,
  note,
  badges,
  watched = false,
  locked = false,
  ...frame
}: ContentCardProps) {
  return (
    <CardFrame kind="wide" {...frame}>
      <CardPicture data-part="picture">
        <Picture source={picture} ratio="wide" title={title} genre={genre} sizes={sizesOf('wide')} />
        <OverlayScrim />
        {badges && <CardCorner>{badges}</CardCorner>}
        <ContentMarks watched={watched} locked={locked} />
      </CardPicture>
      <WideCaption>
        <CardTitle>{title}</CardTitle>
        {meta && <CardMeta>{meta}</CardMeta>}
        {note && <CardMeta data-tone="accent">{note}</CardMeta>}
      </WideCaption>
    </CardFrame>
  );
}
