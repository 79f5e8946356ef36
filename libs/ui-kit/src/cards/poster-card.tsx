import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { checkIcon, lockIcon } from '../icons/shapes.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';
import { CardCaption, CardCorner, CardFrame, CardMeta, type CardProps, CardPicture, CardTitle } from './card-frame.tsx';
import { sizesOf } from './card-sizes.ts';

/** Posters carry their title in the artwork; brands with overlay titles do not repeat it, except to readers. */
const Caption = styled(CardCaption)`
  ${slot('cards', 'posterCaption')}
`;

export const RoundMark = styled.span`
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  border-radius: 50%;
  background: var(--color-art-scrim);
  color: var(--color-text-on-art);
  --icon-size: 17px;

  &[data-tone='good'] {
    color: var(--color-good);
  }
`;

export interface ContentCardProps extends CardProps {
  readonly picture?: PictureSource | null | undefined;
  /** The number of its genre: its colours stand in for a picture. */
  readonly genre?: number | undefined;
  /** Year, genre: one muted line. */
  readonly meta?: string | undefined;
  /** What it costs, or that it costs nothing: one line under the muted one. */
  readonly note?: string | undefined;
  /** Badges for the picture's corner. */
  readonly badges?: ReactNode;
  /** Its place in a row whose order is a ranking, from one. */
  readonly rank?: number | undefined;
  readonly watched?: boolean;
  readonly locked?: boolean;
  readonly extra?: ReactNode;
}

/** The state of a content, in the corner of its picture. */
export function ContentMarks({ watched, locked }: { readonly watched: boolean; readonly locked: boolean }) {
  const translate = useUiText();
  if (!watched && !locked) return null;
  return (
    <CardCorner data-at="end">
      {locked && (
        <RoundMark>
          <Icon shape={lockIcon} label={translate('locked')} />
        </RoundMark>
      )}
      {watched && (
        <RoundMark data-tone="good">
          <Icon shape={checkIcon} label={translate('badge_watched')} />
        </RoundMark>
      )}
    </CardCorner>
  );
}

/** The place in a ranking: an outlined numeral behind the poster, in brands that number their charts. */
const Rank = styled.span`
  display: none;
  @media (forced-colors: active) {
    -webkit-text-stroke-width: 0;
  }

  ${slot('cards', 'posterRank')}
`;

/** A vertical poster, two to three (ROWS-032). */
export function PosterCard({
  title,
  rank,
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
    <CardFrame kind="poster" {...frame}>
      {rank !== undefined && <Rank aria-hidden>{rank}</Rank>}
      <CardPicture data-part="picture">
        <Picture source={picture} ratio="poster" title={title} genre={genre} sizes={sizesOf('poster')} />
        {badges && <CardCorner>{badges}</CardCorner>}
        <ContentMarks watched={watched} locked={locked} />
      </CardPicture>
      <Caption>
        <CardTitle>{title}</CardTitle>
        {meta && <CardMeta>{meta}</CardMeta>}
        {note && <CardMeta data-tone="accent">{note}</CardMeta>}
      </Caption>
    </CardFrame>
  );
}
