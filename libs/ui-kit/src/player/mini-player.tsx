import type { MouseEventHandler } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { nextIcon } from '../icons/player-shapes.ts';
import { closeIcon, mutedIcon, volumeIcon } from '../icons/shapes.ts';
import { fill, oneLine } from '../theme/css.ts';
import { UiLink, useUiText } from '../theme/ui-context.tsx';
import { PlayButton } from './play-button.tsx';

/** Below this width it is a strip over the foot of the window: the picture at its left, the words and buttons beside it. */
const PHONE = '@media (max-width: 767px)';

const Face = styled.div`
  position: relative;
  display: grid;
  touch-action: none;

  ${PHONE} {
    grid-template-columns: 128px minmax(0, 1fr);
    align-items: center;
  }
`;

const Picture = styled(UiLink)`
  position: relative;
  display: block;
  aspect-ratio: 16 / 9;
  outline-offset: calc(-1 * var(--focus-width) - 2px);

  &::after {
    content: '';
    ${fill}
    background: var(--color-scrim);
    opacity: 0;
    transition: opacity var(--motion-fast) linear;
  }
  &:hover::after {
    opacity: 0.35;
  }
  > i {
    position: absolute;
    z-index: 1;
    left: 0;
    bottom: 0;
    width: calc(var(--percent) * 1%);
    height: 3px;
    background: linear-gradient(90deg, var(--color-progress-on-art-from), var(--color-progress-on-art-to));
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  padding: 8px 8px 8px 14px;
  --play-size: 40px;
  --icon-button-size: 40px;
  --icon-button-icon: 20px;

  > p {
    flex: 1;
    min-width: 0;
    margin: 0;
    font-size: var(--type-0);
    line-height: 1.35;
  }
  b,
  small {
    ${oneLine}
    display: block;
  }
  b {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  small {
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  /* On its own ground, not over the picture. */
  > [aria-label]:not([data-kind]) {
    color: var(--color-text-strong);
  }
  ${PHONE} {
    gap: 0;
    padding: 4px 4px 4px 12px;

    > p {
      margin-right: 8px;
    }
  }
`;

/** What plays while the viewer is elsewhere on the site: the picture's place, which leads back to the page, its name, and what can be done here. */
export function MiniPlayer({
  title,
  subtitle,
  href,
  openLabel,
  closeLabel,
  percent,
  playing,
  busy = false,
  muted,
  next = null,
  onPlay,
  onMuted,
  onClose,
}: {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Of the page that shows it. */
  readonly href: string;
  readonly openLabel: string;
  readonly closeLabel: string;
  /** How much of a film has been seen; null for a channel. */
  readonly percent: number | null;
  readonly playing: boolean;
  readonly busy?: boolean;
  readonly muted: boolean;
  /** What comes by itself in a moment, and can be had now: it takes the place of the sound's switch. */
  readonly next?: { readonly text: string; readonly label: string; readonly onGo: () => void } | null;
  /** Without it there is nothing to play here. */
  readonly onPlay: MouseEventHandler<HTMLElement> | undefined;
  readonly onMuted: MouseEventHandler<HTMLElement>;
  readonly onClose: MouseEventHandler<HTMLElement>;
}) {
  const translate = useUiText();
  return (
    <Face>
      <Picture
        href={href}
        aria-label={openLabel}
        title={openLabel}
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
        draggable={false}
      >
        {percent !== null && <i style={{ '--percent': percent } as React.CSSProperties} />}
      </Picture>
      <Bar>
        <p>
          <b>{title}</b>
          {(next || subtitle) && <small>{next ? next.text : subtitle}</small>}
        </p>
        {onPlay && <PlayButton playing={playing} busy={busy} onClick={onPlay} />}
        {next ? (
          <IconButton icon={nextIcon} label={next.label} onClick={next.onGo} />
        ) : (
          <IconButton
            icon={muted ? mutedIcon : volumeIcon}
            label={translate(muted ? 'player_unmute' : 'player_mute')}
            onClick={onMuted}
          />
        )}
        <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
      </Bar>
    </Face>
  );
}
