import { useState, type UIEvent } from 'react';
import styled from 'styled-components';
import { ChipBar } from '../actions/chip-bar.tsx';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { clampLines } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';

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
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${slot('channels', 'channelStripChoice')}
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
