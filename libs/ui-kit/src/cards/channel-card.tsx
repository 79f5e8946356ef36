import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '../feedback/badge.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Icon } from '../icons/icon.tsx';
import { lockIcon } from '../icons/shapes.ts';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { oneLine } from '../theme/css.ts';
import { useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';
import { CardCorner, CardFrame, CardPicture, type CardProps, FootScrim } from './card-frame.tsx';
import { sizesOf } from './card-sizes.ts';
import { RoundMark } from './poster-card.tsx';

/**
 * One structure, five faces. The first is the picture of what is on, with its words at the foot; the brand's card look
 * chooses among the others.
 */
const Face = styled.span`
  display: block;
  position: relative;
  border-radius: var(--radius-picture);
  font-size: var(--type--1);
  --tile-size: 34px;

  :focus-visible > & {
    outline: var(--card-picture-ring);
    outline-offset: var(--focus-gap);
    box-shadow: var(--focus-shadow);
  }
  @media (hover: hover) {
    :hover > & [data-ratio] img,
    :focus-visible > & [data-ratio] img {
      transform: scale(var(--focus-scale));
    }
  }

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
  /* Brands whose row does not say that all of it is live. */
  [data-part='live'] {
    display: none;
  }
  [data-part='time'] > i {
    font-style: normal;
  }
  [data-part='name'] + [data-part='time']::before {
    content: ' · ';
  }
  [data-part='progress'] {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    /* Corners of the picture are higher than it is. */
    clip-path: inset(-99px 0 0 round var(--radius-picture));
    --progress-height: 3px;
    --progress-shape: 0px;
  }

  ${slot('cards', 'channelFace')}
  :focus-visible > & {
    ${slot('cards', 'focusedChannelFace')}
  }
`;

/** The tile, and in the orb face the ring round it. */
const Mark = styled.span`
  position: relative;
  flex: none;

  ${slot('cards', 'channelMark')}
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
  /** From when until when: `['19:00', '21:00']`. */
  readonly time?: readonly [since: string, until: string] | undefined;
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
          <FootScrim data-part="scrim" />
          {percent !== undefined && (
            <span data-part="live">
              <Badge tone="live">{translate('badge_live')}</Badge>
            </span>
          )}
          {badges && <CardCorner data-part="badges">{badges}</CardCorner>}
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
              {time && (
                <span data-part="time">
                  <span>{time[0]}</span>
                  <i>–</i>
                  <span>{time[1]}</span>
                </span>
              )}
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
