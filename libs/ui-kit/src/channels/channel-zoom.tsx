import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { Badge } from '../feedback/badge.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Icon } from '../icons/icon.tsx';
import { heartFilledIcon, heartIcon } from '../icons/page-shapes.ts';
import { lockIcon, mutedIcon, volumeIcon } from '../icons/shapes.ts';
import { OverCard } from '../overlay/over-card.tsx';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { clampLines, fill, oneLine } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';

const Box = styled(OverCard)`
  background: var(--color-surface-2);

  ${slot('channels', 'channelZoom')}
`;

const Screen = styled.span`
  display: block;
  position: relative;
  background: #000;
  border-radius: 0;

  video {
    ${fill}
    width: 100%;
    height: 100%;
    object-fit: cover;
    opacity: 0;
    transition: opacity var(--motion-slow) linear;
  }
  video[data-shown] {
    opacity: 1;
  }
  [data-part='badges'],
  [data-part='sound'] {
    position: absolute;
    z-index: 2;
    display: flex;
    gap: 6px;
  }
  [data-part='badges'] {
    top: 12px;
    left: 12px;
  }
  [data-part='sound'] {
    right: 12px;
    bottom: 12px;
    --icon-button-size: 40px;
    --icon-button-icon: 20px;
  }
  [data-part='progress'] {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    --progress-height: 4px;
    --progress-shape: 0px;
  }
`;

const Words = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 12px;
  padding: var(--space-3) var(--space-4);
  --tile-size: 44px;

  b {
    ${clampLines(2)}
    color: var(--color-text-strong);
    font-family: var(--card-title-font);
    font-size: var(--type-1);
    font-weight: var(--weight-bold);
    text-transform: var(--card-title-case);
    line-height: 1.25;
  }
  small {
    ${oneLine}
    display: block;
    margin-top: 2px;
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-part='favourite'] {
    position: relative;
    z-index: 2;
    color: var(--color-text-strong);
    --icon-button-size: 40px;
  }
  [data-part='lock'] {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 8px;
    padding-top: var(--space-1);
    color: var(--color-accent-text);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    --icon-size: 20px;
  }
`;

/** A button of two states: its label says what a press does. */
interface Toggle {
  readonly on: boolean;
  readonly label: string;
  readonly onToggle: () => void;
}

interface Props {
  /** The card that it stands over. */
  readonly card: HTMLElement;
  /** The channel's name. */
  readonly name: string;
  readonly href: string;
  readonly logo?: PictureSource | null | undefined;
  readonly picture?: PictureSource | null | undefined;
  readonly programme?: string | undefined;
  /** From when until when, in words. */
  readonly time?: string | undefined;
  readonly percent?: number | undefined;
  /** HD, 4K. */
  readonly badges?: readonly string[];
  /** What watching costs; nothing where it is free of charge or bought. */
  readonly lock?: string | undefined;
  readonly favourite: Toggle;
  /** Of the preview, once it plays; `on`: it is heard. */
  readonly sound?: Toggle | undefined;
  /** Lies over the picture: a `video` that is `data-shown` once it plays. */
  readonly preview?: ReactNode;
}

/**
 * A channel's card as large as a look into the channel needs it. CHAN-064..071
 */
export function ChannelZoom({ card, name, href, logo, picture, programme, time, percent, ...rest }: Props) {
  const { badges = [], lock, favourite, sound, preview } = rest;
  const id = useId();
  return (
    <Box card={card} href={href} label={name} describedBy={id}>
      <Screen>
        <Picture source={picture} ratio="wide" title={name} sizes="440px" stand="none" />
        {preview}
        <span data-part="badges">
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </span>
        {sound && (
          <span data-part="sound">
            <IconButton
              icon={sound.on ? volumeIcon : mutedIcon}
              label={sound.label}
              kind="on-art"
              round
              onClick={sound.onToggle}
            />
          </span>
        )}
        {percent !== undefined && (
          <span data-part="progress">
            <ProgressBar percent={percent} tone="live" onArt />
          </span>
        )}
      </Screen>
      <Words>
        <ChannelLogo name={name} source={logo} />
        <span>
          <b>{programme ?? name}</b>
          <small>{[programme && name, time].filter(Boolean).join(' · ')}</small>
        </span>
        <span data-part="favourite">
          <IconButton
            icon={favourite.on ? heartFilledIcon : heartIcon}
            label={favourite.label}
            round
            pressed={favourite.on}
            onClick={favourite.onToggle}
          />
        </span>
        {lock && (
          <span data-part="lock">
            <Icon shape={lockIcon} />
            {lock}
          </span>
        )}
        <span id={id} hidden>
          {[...badges, lock].filter(Boolean).join(', ')}
        </span>
      </Words>
    </Box>
  );
}
