import styled from 'styled-components';
import { VirtualList, type ListPlace } from '../rows/virtual-list.tsx';
import { fill, oneLine } from '../theme/css.ts';
import { useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';
import { CHANNEL_LINE_PX } from './channel-line-px.ts';
import { createChannelLine, type ChannelLineLook } from './channel-line.ts';

/** Places by numbers, not by a grid: a screen of lines is laid out within a frame. */
const Sheet = styled.div`
  height: 100%;
  min-height: 0;
  --tile-size: 44px;
  --words-left: 104px;

  a {
    display: block;
    position: relative;
    height: ${CHANNEL_LINE_PX}px;
    padding: 0 12px 0 var(--words-left);
    border-radius: var(--radius-m);
    color: var(--color-text-normal);
    outline-offset: calc(-1 * var(--focus-width));
  }
  a[data-locked] {
    padding-right: 42px;
  }
  a:hover {
    background: var(--color-surface-2);
  }
  a[aria-current] {
    background: var(--current-line);
  }
  [data-part='number'] {
    position: absolute;
    top: 0;
    left: 8px;
    width: 28px;
    line-height: ${CHANNEL_LINE_PX}px;
    text-align: end;
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-part='tile'] {
    position: absolute;
    top: 12px;
    left: 48px;
    width: var(--tile-size);
    height: var(--tile-size);
    border-radius: var(--tile-shape);
    overflow: hidden;
    background: var(--color-surface-2);
    color: var(--color-text-strong);
    font-family: var(--font-display);
    font-size: calc(var(--tile-size) * 0.36);
    font-weight: var(--weight-display);
    text-transform: var(--display-case);
    line-height: var(--tile-size);
    text-align: center;
    contain: strict;
  }
  [data-part='tile'] img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  [data-part='lines'] {
    display: flex;
    flex-direction: column;
    justify-content: center;
    height: 100%;
  }
  b {
    ${oneLine}
    color: var(--color-text-strong);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    line-height: 1.3;
  }
  a[aria-current] b {
    color: var(--color-accent-text);
  }
  small {
    ${oneLine}
    margin-top: 1px;
    color: var(--color-text-muted);
    font-size: var(--type--1);
    line-height: 1.3;
  }
  a[aria-current] small {
    color: var(--color-text-normal);
  }
  /* The way ahead is in the colour of the text around, so that it shows on every surface. */
  [data-part='progress'] {
    position: relative;
    height: 3px;
    margin-top: 6px;
    border-radius: var(--progress-shape);
    overflow: hidden;
  }
  [data-part='progress'][hidden] {
    display: none;
  }
  [data-part='progress']::before {
    content: '';
    ${fill}
    background: currentColor;
    opacity: 0.2;
  }
  [data-part='progress']::after {
    content: '';
    ${fill}
    right: auto;
    width: calc(var(--percent) * 1%);
    border-radius: inherit;
    background: linear-gradient(90deg, var(--color-progress-from), var(--color-progress-to));
  }
  [data-part='lock'] {
    position: absolute;
    top: calc(50% - 9px);
    right: 12px;
    width: 18px;
    height: 18px;
    fill: none;
    stroke: var(--color-text-muted);
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    [data-part='progress'] {
      border: 1px solid CanvasText;
    }
    [data-part='progress']::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  ${slot('channels', 'channelSheet')}
`;

/** The channels of a list, line by line: thousands of them, of which those in sight are in the page. What a line tells is asked for when it is drawn. */
export function ChannelList({
  lookOf,
  ...list
}: {
  readonly label: string;
  readonly count: number;
  readonly lookOf: (index: number) => ChannelLineLook | undefined;
  /** The channel that is watched: it is brought into sight. */
  readonly at?: number | undefined;
  readonly aheadPx?: number | undefined;
  readonly all?: boolean | undefined;
  readonly place?: ListPlace | undefined;
}) {
  const translate = useUiText();
  return (
    <Sheet>
      <VirtualList
        {...list}
        itemHeight={CHANNEL_LINE_PX}
        createLine={createChannelLine}
        drawLine={(line, index, isStop) => {
          const look = lookOf(index);
          if (look) line.draw(look, isStop, translate);
        }}
      />
    </Sheet>
  );
}
