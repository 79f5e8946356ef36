import { useState, type UIEvent } from 'react';
import styled from 'styled-components';
import { ChipBar } from '../actions/chip-bar.tsx';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { clampLines } from '../theme/css.ts';

const Choice = styled.button`
  flex: none;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 6px;
  width: 76px;
  padding: 8px 4px 6px;
  border-radius: var(--radius-m);
  color: var(--color-text-muted);
  font-size: var(--type--1);
  line-height: 1.15;
  text-align: center;
  --tile-size: 52px;

  > span:last-child {
    ${clampLines(2)}
    min-height: 2.3em;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  &[aria-pressed='true'] {
    background: var(--current-line);
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  :root[data-card='framed-mat'] & {
    border-radius: 26px 8px 26px 8px;
  }
  :root[data-card='outlined-sheet'] &[aria-pressed='true'] {
    background: var(--color-surface-1);
    box-shadow:
      inset 0 0 0 1px var(--color-line),
      inset 0 -3px 0 var(--color-accent);
  }
  :root[data-card='overlay-title'] & {
    border-radius: 0;
    font-family: var(--font-display);
    font-size: var(--type-0);
    font-weight: var(--weight-display);
    text-transform: uppercase;
  }
  :root[data-card='overlay-title'] &[aria-pressed='true'] {
    background: var(--color-accent);
    color: var(--color-text-on-accent);
  }
  /* The chosen one is lit, as on the stage. */
  :root[data-card='glow-caption'] &[aria-pressed='true'] {
    background: none;
  }
  :root[data-card='glow-caption'] &[aria-pressed='true'] > :first-child {
    box-shadow:
      0 0 0 3px var(--color-surface-0),
      0 0 0 6px var(--color-accent-from),
      0 0 26px var(--color-accent);
  }
  :root[data-card='inset-list'] & {
    width: 68px;
    --tile-size: 44px;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** So many are drawn at first, and more as a scroll or the focus comes near their end: there may be hundreds. */
const STEP = 24;
const NEAR_PX = 600;

/** Channels in one line, of which one is chosen: one stop for Tab, arrows walk over it. */
export function ChannelStrip({
  label,
  channels,
  current,
  onChoose,
}: {
  readonly label: string;
  readonly channels: readonly {
    readonly id: number;
    readonly name: string;
    readonly logo?: PictureSource | null | undefined;
  }[];
  readonly current: number;
  readonly onChoose: (id: number) => void;
}) {
  const at = channels.findIndex(({ id }) => id === current);
  const [count, setCount] = useState(STEP);
  const drawn = Math.max(count, at + STEP / 2);
  function grow({ target }: UIEvent) {
    const { scrollLeft, clientWidth, scrollWidth } = target as HTMLElement;
    if (scrollWidth - scrollLeft - clientWidth < NEAR_PX && drawn < channels.length) setCount(drawn + STEP);
  }
  return (
    <div onScrollCapture={grow}>
      <ChipBar label={label}>
        {channels.slice(0, drawn).map(({ id, name, logo }) => (
          <Choice
            key={id}
            type="button"
            aria-pressed={id === current}
            data-focus-key={`strip-${id}`}
            onClick={() => onChoose(id)}
          >
            <ChannelLogo name={name} source={logo} />
            <span>{name}</span>
          </Choice>
        ))}
      </ChipBar>
    </div>
  );
}
