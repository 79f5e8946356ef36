import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Icon } from '../icons/icon.tsx';
import { lockIcon } from '../icons/shapes.ts';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { fill, oneLine } from '../theme/css.ts';
import { useUiText } from '../theme/ui-context.tsx';
import { CardCorner, CardFrame, CardPicture, type CardProps, FootScrim } from './card-frame.tsx';
import { sizesOf } from './card-sizes.ts';
import { RoundMark } from './poster-card.tsx';

/** Words in the display type, a rule on top, the progress at the very edge. */
const loudFace = `
  :root[data-card='overlay-title'] & {
    border-top: 6px solid var(--color-accent);
    --tile-size: 40px;
  }
  :root[data-card='overlay-title'] & [data-part='programme'] {
    font-family: var(--font-display);
    font-size: var(--type-2);
    font-weight: var(--weight-display);
    text-transform: uppercase;
    line-height: 1.15;
  }
  :root[data-card='overlay-title'] & [data-part='words'] {
    bottom: 20px;
  }
  :root[data-card='overlay-title'] & [data-part='progress'] {
    --progress-height: 8px;
  }
`;

/** A framed picture at the left; mark and name, title, progress, time at the right. */
const framedFace = `
  :root[data-card='framed-mat'] & {
    display: grid;
    grid-template-columns: minmax(84px, 36%) auto minmax(0, 1fr);
    grid-template-rows: 1fr auto auto auto auto 1fr;
    column-gap: 10px;
    align-items: center;
    --tile-size: 24px;
  }
  :root[data-card='framed-mat'] & [data-part='picture'] {
    grid-area: 1 / 1 / -1 / 2;
    margin-right: 4px;
  }
  :root[data-card='framed-mat'] & [data-ratio='wide'] {
    aspect-ratio: 1;
  }
  :root[data-card='framed-mat'] & [data-part='words'],
  :root[data-card='framed-mat'] & [data-part='lines'],
  :root[data-card='framed-mat'] & [data-part='meta'] {
    display: contents;
  }
  :root[data-card='framed-mat'] & [data-part='mark'] {
    grid-area: 2 / 2;
  }
  :root[data-card='framed-mat'] & [data-part='name'] {
    grid-area: 2 / 3;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    color: var(--color-text-muted);
    font-size: var(--type-0);
  }
  :root[data-card='framed-mat'] & [data-part='programme'] {
    grid-area: 3 / 2 / 4 / 4;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    min-height: 2.7em;
    margin-top: 4px;
    white-space: normal;
    color: var(--color-text-strong);
  }
  :root[data-card='framed-mat'] & [data-part='progress'] {
    position: static;
    grid-area: 4 / 2 / 5 / 4;
    margin: 4px 10px 4px 0;
    --progress-height: 6px;
    --progress-shape: var(--radius-pill);
  }
  :root[data-card='framed-mat'] & [data-part='time'] {
    grid-area: 5 / 2 / 6 / 4;
    color: var(--color-text-muted);
  }
  :root[data-card='framed-mat'] & [data-part='time']::before {
    display: none;
  }
`;

/** A line of a list: tile, words, progress under them. */
const listFace = `
  :root[data-card='outlined-sheet'] &,
  :root[data-card='inset-list'] & {
    padding: 10px 14px;
    --tile-size: 44px;
  }
  :root[data-card='outlined-sheet'] & [data-part='picture'],
  :root[data-card='inset-list'] & [data-part='picture'],
  :root[data-card='glow-caption'] & [data-part='picture'] {
    display: none;
  }
  :root[data-card='outlined-sheet'] & [data-part='words'],
  :root[data-card='inset-list'] & [data-part='words'] {
    position: static;
    gap: 14px;
    padding-bottom: 10px;
    color: var(--color-text-strong);
  }
  :root[data-card='outlined-sheet'] & [data-part='meta'],
  :root[data-card='inset-list'] & [data-part='meta'] {
    color: var(--color-text-muted);
  }
  :root[data-card='outlined-sheet'] & [data-part='progress'],
  :root[data-card='inset-list'] & [data-part='progress'] {
    left: 72px;
    right: 14px;
    bottom: 9px;
    border-radius: 0;
  }
  :root[data-card='outlined-sheet'] & [data-on-art]::before,
  :root[data-card='inset-list'] & [data-on-art]::before {
    background: var(--color-text-strong);
    opacity: 0.2;
  }
`;

/** An orb whose ring is the progress; the channel's name comes first. */
const orbFace = `
  :root[data-card='glow-caption'] & {
    padding-top: 4px;
  }
  :root[data-card='glow-caption'] & [data-part='words'] {
    position: static;
    flex-direction: column;
    gap: 8px;
    text-align: center;
    color: var(--color-text-muted);
  }
  :root[data-card='glow-caption'] & [data-part='lines'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    width: 100%;
  }
  :root[data-card='glow-caption'] & [data-part='meta'] {
    order: -1;
    color: var(--color-text-strong);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
  }
  :root[data-card='glow-caption'] & [data-part='programme'] {
    font-size: var(--type--1);
    font-weight: var(--weight-text);
  }
  :root[data-card='glow-caption'] & [data-part='time'],
  :root[data-card='glow-caption'] & [data-part='progress'] {
    display: none;
  }
`;

/**
 * One structure, five faces. The first is the picture of what is on, with its words at the foot; the brand's card look
 * chooses among the others.
 */
const Face = styled.span`
  display: block;
  position: relative;
  font-size: var(--type--1);
  --tile-size: 34px;

  [data-part='words'] {
    position: absolute;
    left: 12px;
    right: 12px;
    bottom: 14px;
    display: flex;
    align-items: center;
    gap: 10px;
    color: var(--color-text-on-art);
  }
  [data-part='lines'] {
    flex: 1;
    min-width: 0;
  }
  [data-part='programme'],
  [data-part='meta'] {
    ${oneLine}
    display: block;
    line-height: 1.35;
  }
  [data-part='programme'] {
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
  }
  [data-part='meta'] {
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-part='name'] + [data-part='time']::before {
    content: ' · ';
  }
  [data-part='progress'] {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    overflow: hidden;
    border-radius: 0 0 var(--radius-picture) var(--radius-picture);
    --progress-height: 3px;
    --progress-shape: 0px;
  }

  ${loudFace}
  ${framedFace}
  ${listFace}
  ${orbFace}
`;

/** The tile, and in the orb face the ring round it. */
const Mark = styled.span`
  position: relative;
  flex: none;

  :root[data-card='glow-caption'] & {
    padding: 6px;
    width: 116px;
    max-width: 100%;
    border-radius: 50%;
  }
  :root[data-card='glow-caption'] & > span {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
  }
  :root[data-card='glow-caption'] &::before {
    content: '';
    ${fill}
    border-radius: 50%;
    background: conic-gradient(
      var(--color-progress-from),
      var(--color-progress-to) calc(var(--percent) * 1%),
      var(--color-surface-3) 0
    );
    -webkit-mask: radial-gradient(closest-side, transparent calc(100% - 4px), black calc(100% - 3px));
    mask: radial-gradient(closest-side, transparent calc(100% - 4px), black calc(100% - 3px));
  }
`;

/** A channel with what is on it now (ROWS-035). */
export function ChannelCard({
  title,
  logo,
  picture,
  programme,
  time,
  percent,
  badges,
  overlayIcon,
  locked = false,
  preview,
  extra,
  ...frame
}: CardProps & {
  /** `title` is the channel's name. */
  readonly logo?: PictureSource | null | undefined;
  /** A picture of what is on; the channel's cover otherwise. */
  readonly picture?: PictureSource | null | undefined;
  readonly programme?: string | undefined;
  /** `19:00–21:00`, or what is left. */
  readonly time?: string | undefined;
  readonly percent?: number | undefined;
  readonly badges?: ReactNode;
  /** CHAN-084 */
  readonly overlayIcon?: PictureSource | null | undefined;
  readonly locked?: boolean;
  /** Lies over the picture: a muted preview. */
  readonly preview?: ReactNode;
  readonly extra?: ReactNode;
}) {
  const translate = useUiText();
  return (
    <CardFrame kind="channel" extra={extra} {...frame}>
      <Face style={{ '--percent': percent ?? 0 } as React.CSSProperties}>
        <CardPicture data-part="picture">
          <Picture source={picture} ratio="wide" title={programme ?? title} sizes={sizesOf('channel')} stand="none" />
          {preview}
          <FootScrim />
          {badges && <CardCorner>{badges}</CardCorner>}
          {(locked || overlayIcon) && (
            <CardCorner data-at="end">
              {overlayIcon && <ChannelLogo name={title} source={overlayIcon} />}
              {locked && (
                <RoundMark>
                  <Icon shape={lockIcon} label={translate('locked')} />
                </RoundMark>
              )}
            </CardCorner>
          )}
        </CardPicture>
        <span data-part="words">
          <Mark data-part="mark">
            <ChannelLogo name={title} source={logo} />
          </Mark>
          <span data-part="lines">
            <span data-part="programme">{programme ?? title}</span>
            <span data-part="meta">
              {programme && <span data-part="name">{title}</span>}
              {time && <span data-part="time">{time}</span>}
            </span>
          </span>
        </span>
        {percent !== undefined && (
          <span data-part="progress">
            <ProgressBar
              percent={percent}
              tone="live"
              onArt
              label={translate('live_progress', { percent: Math.round(percent) })}
            />
          </span>
        )}
      </Face>
    </CardFrame>
  );
}
