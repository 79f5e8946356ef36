import { useId, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { infoIcon } from '../icons/shapes.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { clampLines } from '../theme/css.ts';
import { CardFrame, type CardProps } from './card-frame.tsx';

const Face = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  position: relative;
  overflow: hidden;
  min-height: 72px;
  height: 100%;
  padding: 14px 16px;
  margin: calc(-1 * var(--card-padding));
  border-radius: inherit;
  background: var(--color-surface-2);
  --tile-size: 36px;

  /* A promise of the brand: a touch of its colour, and beside the icon a place for the sign that tells more. */
  &[data-face='branded'] {
    flex-direction: column;
    align-items: flex-start;
    justify-content: space-between;
    min-height: 112px;
    background: linear-gradient(120deg, color-mix(in srgb, var(--color-accent) 20%, transparent), transparent 75%)
      var(--color-surface-2);
    --tile-size: 44px;
  }
  b {
    ${clampLines(2)}
    min-width: 0;
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    line-height: 1.25;
    hyphens: auto;
    overflow-wrap: break-word;
  }
  /* On a phone the card is narrow: the icon stands over the title. */
  @media (max-width: 767px) {
    padding: 12px;

    &[data-face='icon'] {
      flex-direction: column;
      align-items: flex-start;
      justify-content: space-between;
      gap: 8px;
      min-height: 92px;
    }
    &[data-face] b {
      font-size: var(--type--1);
    }
  }
`;

/** Icons come white on nothing: their ground is dark in every scheme. */
const Tile = styled(Picture)`
  flex: none;
  width: var(--tile-size);
  padding: 6px;
  border-radius: var(--radius-s);
  background: var(--color-art-scrim);

  img {
    padding: 6px;
  }
`;

const Tip = styled.span`
  position: absolute;
  z-index: 4;
  top: calc(100% + 6px);
  right: 0;
  width: max-content;
  max-width: 260px;
  padding: 10px 14px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-s);
  background: var(--color-surface-1);
  box-shadow: var(--shadow-2);
  color: var(--color-text-normal);
  font-size: var(--type--1);
  text-align: start;
`;

const Info = styled.span`
  position: relative;
  display: block;
  color: var(--color-text-strong);
  --icon-button-size: 28px;
  --icon-button-icon: 18px;
`;

/** A large button among the rows, with an icon (ROWS-037); with a `tip` it is the branded one, which tells more (ROWS-038). */
export function ButtonCard({
  title,
  icon,
  tip,
  tipLabel,
  ...frame
}: CardProps & {
  /** Beside the title. */
  readonly icon?: PictureSource | null | undefined;
  readonly tip?: string | undefined;
  /** Names the button that shows the tip. */
  readonly tipLabel?: string | undefined;
}) {
  const tipId = useId();
  const [open, setOpen] = useState(false);
  const info = tip && (
    <Info
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <IconButton
        icon={infoIcon}
        label={tipLabel ?? tip}
        round
        aria-describedby={tipId}
        onClick={() => setOpen(true)}
      />
      {/* There also while nobody sees it: it is read out with its button. */}
      <Tip role="tooltip" id={tipId} hidden={!open}>
        {tip}
      </Tip>
    </Info>
  );
  return (
    <CardFrame kind="button" extra={info || undefined} {...frame}>
      <Face data-part="picture" data-face={tip ? 'branded' : icon ? 'icon' : undefined}>
        {icon && <Tile source={icon} ratio="square" title={title} stand="none" sizes="44px" fit="contain" />}
        <b>{title}</b>
      </Face>
    </CardFrame>
  );
}
