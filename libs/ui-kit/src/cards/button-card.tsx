import { useId, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { infoIcon } from '../icons/shapes.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { clampLines, fill } from '../theme/css.ts';
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

  &[data-art] {
    min-height: 96px;
    align-items: flex-end;
  }
  &[data-art]::after {
    content: '';
    ${fill}
    background: linear-gradient(to top, var(--color-art-scrim), transparent 90%);
  }
  b {
    position: relative;
    z-index: 1;
    ${clampLines(2)}
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    line-height: 1.25;
  }
  &[data-art] b {
    color: var(--color-text-on-art);
  }
`;

const Art = styled(Picture)`
  border-radius: 0;
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

/** A large button among the rows (ROWS-037); with a picture and a `tip` it is the branded one (ROWS-038). */
export function ButtonCard({
  title,
  picture,
  tip,
  tipLabel,
  ...frame
}: CardProps & {
  readonly picture?: PictureSource | null | undefined;
  readonly tip?: string | undefined;
  /** Names the button that shows the tip. */
  readonly tipLabel?: string | undefined;
}) {
  const tipId = useId();
  const [open, setOpen] = useState(false);
  const info = tip && (
    <Info onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)} onBlur={() => setOpen(false)}>
      <IconButton
        icon={infoIcon}
        label={tipLabel ?? tip}
        kind="on-art"
        round
        expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Tip role="tooltip" id={tipId}>
          {tip}
        </Tip>
      )}
    </Info>
  );
  return (
    <CardFrame kind="button" extra={info || undefined} {...frame}>
      <Face data-part="picture" data-art={picture ? true : undefined}>
        {picture && <Art source={picture} ratio="fill" title={title} stand="none" sizes="320px" />}
        <b>{title}</b>
      </Face>
    </CardFrame>
  );
}
