import type { MouseEventHandler } from 'react';
import styled from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import { pauseIcon, playIcon } from '../icons/shapes.ts';
import { fill } from '../theme/css.ts';
import { useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';

const Round = styled.button`
  position: relative;
  isolation: isolate;
  flex: none;
  display: grid;
  place-items: center;
  width: var(--play-size, 52px);
  height: var(--play-size, 52px);
  border-radius: 50%;
  color: var(--color-text-on-art);
  --icon-size: calc(var(--play-size, 52px) * 0.5);

  &::before {
    content: '';
    ${fill}
    z-index: -1;
    border-radius: 50%;
    background: currentColor;
    opacity: 0.2;
    transition: opacity var(--motion-fast) linear;
  }
  &:hover::before {
    opacity: 0.32;
  }
  &:active {
    transform: scale(0.94);
  }
  &[data-size='large'] {
    --play-size: 76px;
  }

  ${slot('player', 'playButton')}
`;

/** As large as the button: what the button does stays to be seen in it. */
const Ring = styled(Spinner)`
  ${fill}
  display: grid;
  place-items: center;
  font-size: 22px;
  --spinner-size: calc(100% - 4px);
`;

/** Play and pause. While the picture is not there yet it says so with a ring round itself. */
export function PlayButton({
  playing,
  busy = false,
  size = 'normal',
  shortcut,
  hint,
  onClick,
}: {
  readonly playing: boolean;
  readonly busy?: boolean;
  readonly size?: 'normal' | 'large';
  /** The keys that do the same, as `aria-keyshortcuts` names them. */
  readonly shortcut?: string | undefined;
  /** What the pointer is told; without it the label. */
  readonly hint?: string | undefined;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
}) {
  const translate = useUiText();
  const label = translate(playing ? 'player_pause' : 'player_play');
  return (
    <Round
      type="button"
      data-size={size}
      aria-label={label}
      title={hint ?? label}
      aria-busy={busy || undefined}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
    >
      {busy && <Ring label={null} />}
      <Icon shape={playing ? pauseIcon : playIcon} />
    </Round>
  );
}
