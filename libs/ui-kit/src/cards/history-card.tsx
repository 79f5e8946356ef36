import type { MouseEventHandler, ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Icon } from '../icons/icon.tsx';
import { closeIcon, playIcon } from '../icons/shapes.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { fill } from '../theme/css.ts';
import { useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';
import { CardCorner, CardFrame, CardMeta, CardPicture, type CardProps, CardTitle } from './card-frame.tsx';
import { sizesOf } from './card-sizes.ts';
import { OverlayScrim, WideCaption } from './wide-card.tsx';

const Progress = styled(ProgressBar)`
  position: absolute;
  left: var(--progress-inset);
  right: var(--progress-inset);
  bottom: var(--progress-inset);

  ${slot('cards', 'historyProgress')}
`;

/** Appears under the pointer and the focus: what a press will do. */
const Play = styled.span`
  ${fill}
  display: grid;
  place-items: center;
  opacity: 0;
  transition: opacity var(--motion-fast) linear;

  > span {
    display: grid;
    place-items: center;
    width: 54px;
    height: 54px;
    border-radius: 50%;
    background: var(--color-art-scrim);
    color: var(--color-text-on-art);
    --icon-size: 26px;
  }
  a:hover > [data-part='picture'] > &,
  button:hover > [data-part='picture'] > &,
  a:focus-visible > [data-part='picture'] > &,
  button:focus-visible > [data-part='picture'] > & {
    opacity: 1;
  }
`;

/** Appears with the pointer and the focus; where nothing hovers it is there. */
const Remove = styled.span`
  --icon-button-size: 34px;
  --icon-button-icon: 18px;

  @media (hover: hover) {
    visibility: hidden;

    article:hover > span > &,
    article:focus-within > span > & {
      visibility: visible;
    }
  }

  [data-cards='history'] & {
    ${slot('cards', 'historyRemove')}
  }
`;

/** Something begun and not ended: the picture, how far it came, and what is left (ROWS-036, ROWS-104). */
export function HistoryCard({
  title,
  picture,
  genre,
  percent,
  meta,
  badges,
  onRemove,
  removeLabel = '',
  ...frame
}: CardProps & {
  readonly picture?: PictureSource | null | undefined;
  /** The number of its genre: its colours stand in for a picture. */
  readonly genre?: number | undefined;
  readonly percent: number;
  /** Season and episode, time left. */
  readonly meta?: string | undefined;
  /** For the picture's corner. */
  readonly badges?: ReactNode;
  /** Takes it off its row; absent where that cannot be done. */
  readonly onRemove?: MouseEventHandler<HTMLElement> | undefined;
  /** Names the button that does. */
  readonly removeLabel?: string | undefined;
}) {
  const translate = useUiText();
  const remove = onRemove && (
    <Remove>
      <IconButton icon={closeIcon} label={removeLabel} kind="on-art" round onClick={onRemove} />
    </Remove>
  );
  return (
    <CardFrame kind="history" extra={remove} {...frame}>
      <CardPicture data-part="picture">
        <Picture source={picture} ratio="wide" title={title} genre={genre} sizes={sizesOf('history')} />
        <OverlayScrim data-part="scrim" />
        {badges && <CardCorner>{badges}</CardCorner>}
        <Play data-part="play">
          <span>
            <Icon shape={playIcon} />
          </span>
        </Play>
        <Progress percent={percent} onArt label={translate('history_progress', { percent: Math.round(percent) })} />
      </CardPicture>
      <WideCaption>
        <CardTitle>{title}</CardTitle>
        {meta && <CardMeta>{meta}</CardMeta>}
      </WideCaption>
    </CardFrame>
  );
}
