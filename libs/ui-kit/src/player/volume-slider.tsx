import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { mutedIcon, volumeIcon } from '../icons/shapes.ts';
import { volumeLowIcon } from '../icons/player-shapes.ts';
import { useUiText } from '../theme/ui-context.tsx';

/** CTRL-027, CTRL-028 */
const VOLUME_STEP = 0.05;

const Box = styled.div`
  display: flex;
  align-items: center;

  input {
    width: 0;
    height: 32px;
    margin: 0;
    opacity: 0;
    appearance: none;
    background: none;
    cursor: pointer;
    transition:
      width var(--motion-normal) var(--motion-ease),
      opacity var(--motion-fast) linear;
  }
  &:hover input,
  &:focus-within input,
  &[data-open] input {
    width: 92px;
    margin: 0 8px;
    opacity: 1;
  }
  input::-webkit-slider-runnable-track {
    height: 4px;
    border-radius: 2px;
    background: linear-gradient(
      90deg,
      currentColor calc(var(--level) * 100%),
      color-mix(in srgb, currentColor 32%, transparent) 0
    );
  }
  input::-moz-range-track {
    height: 4px;
    border-radius: 2px;
    background: var(--color-outline);
  }
  input::-moz-range-progress {
    height: 4px;
    border-radius: 2px;
    background: currentColor;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    width: 14px;
    height: 14px;
    margin-top: -5px;
    border-radius: 50%;
    background: currentColor;
  }
  input::-moz-range-thumb {
    width: 14px;
    height: 14px;
    border: 0;
    border-radius: 50%;
    background: currentColor;
  }
  @media (min-width: 1280px) {
    &:hover input,
    &:focus-within input,
    &[data-open] input {
      width: 120px;
    }
  }
  @supports not (background: color-mix(in srgb, red, blue)) {
    input::-webkit-slider-runnable-track {
      background: linear-gradient(90deg, currentColor calc(var(--level) * 100%), var(--color-outline) 0);
    }
  }
  /* Phones have keys for this; what is left is the switch. */
  @media (hover: none) and (max-width: 767px) {
    input {
      display: none;
    }
  }
`;

/** The switch of the sound and beside it its level, 0 to 1. A muted sound shows an empty level. */
export function VolumeSlider({
  volume,
  muted,
  shortcut,
  hint,
  onVolume,
  onMuted,
}: {
  readonly volume: number;
  readonly muted: boolean;
  /** The key of the switch, as `aria-keyshortcuts` names it. */
  readonly shortcut?: string | undefined;
  /** What the pointer is told of the switch; without it the label. */
  readonly hint?: string | undefined;
  readonly onVolume: (volume: number) => void;
  readonly onMuted: (muted: boolean) => void;
}) {
  const translate = useUiText();
  const level = muted ? 0 : Math.min(1, Math.max(0, volume));
  const icon = level === 0 ? mutedIcon : level < 0.5 ? volumeLowIcon : volumeIcon;
  return (
    <Box data-part="volume">
      <IconButton
        icon={icon}
        label={translate(muted ? 'player_unmute' : 'player_mute')}
        hint={hint}
        round
        aria-keyshortcuts={shortcut}
        onClick={() => onMuted(!muted)}
      />
      <input
        type="range"
        min={0}
        max={1}
        step={VOLUME_STEP}
        value={level}
        aria-label={translate('player_volume')}
        aria-valuetext={translate('player_volume_value', { percent: Math.round(level * 100) })}
        style={{ '--level': level } as React.CSSProperties}
        onChange={(event) => onVolume(Number(event.target.value))}
      />
    </Box>
  );
}
