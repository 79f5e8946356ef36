import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { fill, oneLine } from '../theme/css.ts';
import { useUiText } from '../theme/ui-context.tsx';
import {
  THUMBNAIL_WIDTH_PX,
  type TimelineSegment,
  bubbleLeft,
  drawSegments,
  keySeconds,
  percentAt,
  secondsAt,
} from './timeline-geometry.ts';

/** A scrub that is not confirmed goes back to where it plays. CTRL-046 */
export const SCRUB_RESET_MS = 5_000;
/** CTRL-025, CTRL-026 */
const STEP_SECONDS = 10;

const Slider = styled.div`
  position: relative;
  height: 44px;
  color: var(--color-text-on-art);
  cursor: pointer;
  touch-action: none;
  user-select: none;
  border-radius: var(--radius-s);

  &[aria-disabled='true'] {
    cursor: default;
    pointer-events: none;
  }
  &:focus-visible {
    outline-offset: 4px;
  }
`;

const Track = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  top: 50%;
  height: 6px;
  transform: translateY(-50%);
`;

/** A programme on the line: what was watched, what can be, what is still to come. Three pixels part it from the next. */
const Segment = styled.div`
  position: absolute;
  top: 0;
  bottom: 0;
  left: calc(var(--left) * 1%);
  width: calc(var(--width) * 1% - 3px);
  overflow: hidden;
  border-radius: 1px;

  &:first-child {
    border-top-left-radius: 3px;
    border-bottom-left-radius: 3px;
  }
  &:last-child {
    width: calc(var(--width) * 1%);
    border-top-right-radius: 3px;
    border-bottom-right-radius: 3px;
  }
  &::before {
    content: '';
    ${fill}
    background: currentColor;
    opacity: 0.28;
  }
  i {
    position: absolute;
    top: 0;
    bottom: 0;
    left: 0;
  }
  [data-part='available'] {
    width: calc(var(--available) * 1%);
    background: currentColor;
    opacity: 0.42;
  }
  [data-part='watched'] {
    width: calc(var(--watched) * 1%);
    background: linear-gradient(90deg, var(--color-progress-from), var(--color-progress-to));
  }
  &[data-blocked] {
    -webkit-mask: repeating-linear-gradient(90deg, black 0 6px, transparent 6px 10px);
    mask: repeating-linear-gradient(90deg, black 0 6px, transparent 6px 10px);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    [data-part='watched'] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Name = styled.span`
  ${oneLine}
  position: absolute;
  bottom: calc(50% + 10px);
  left: calc(var(--left) * 1%);
  max-width: calc(var(--width) * 1% - 8px);
  font-size: var(--type--1);
  opacity: 0.9;
  pointer-events: none;
  text-shadow: 0 1px 3px var(--color-art-scrim);
`;

const Mark = styled.i`
  position: absolute;
  top: -6px;
  bottom: -6px;
  left: calc(var(--at) * 1%);
  width: 3px;
  margin-left: -1.5px;
  border-radius: 1px;
  background: var(--color-live);
  pointer-events: none;

  &[data-kind='highlight'] {
    top: 0;
    bottom: 0;
    background: currentColor;
  }
  &[data-kind='hover'] {
    top: -3px;
    bottom: -3px;
    width: 1px;
    background: currentColor;
    opacity: 0.7;
  }
`;

const Knob = styled.i`
  position: absolute;
  top: 50%;
  left: calc(var(--at) * 1%);
  width: 18px;
  height: 18px;
  margin: -9px 0 0 -9px;
  border-radius: 50%;
  background: currentColor;
  box-shadow: 0 0 0 5px var(--color-art-scrim);
  pointer-events: none;
  transition: transform var(--motion-fast) var(--motion-ease);

  [data-scrubbing] > & {
    transform: scale(1.2);
  }
`;

const Bubble = styled.div`
  position: absolute;
  z-index: 2;
  bottom: calc(50% + 16px);
  overflow: hidden;
  border: 2px solid currentColor;
  border-radius: var(--radius-m);
  background: var(--color-surface-0);
  color: var(--color-text-strong);
  box-shadow: var(--shadow-2);
  font-size: var(--type--1);
  pointer-events: none;

  img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  p {
    ${oneLine}
    padding: 5px 10px 6px;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: center;
  }
  b {
    font-weight: var(--weight-bold);
  }
`;

export interface TimelineProps {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly positionSeconds: number;
  /** What can be sought to: the end of a film, the live edge of a channel. */
  readonly availableUntilSeconds: number;
  /** Drawn as a mark where the present is. */
  readonly liveEdgeSeconds?: number | undefined;
  readonly segments?: readonly TimelineSegment[];
  /** CTRL-009 */
  readonly highlightSeconds?: readonly number[];
  /** Where it plays, in words. */
  readonly valueText: string;
  /** A moment as the bubble shows it: a clock time or a position. */
  readonly timeText: (seconds: number) => string;
  /** What is seen at that moment. */
  readonly sceneText?: ((seconds: number) => string | undefined) | undefined;
  /** The address of a still; without one, or when it does not come, the time stands alone (CTRL-056). */
  readonly thumbnail?: ((seconds: number) => string | undefined) | undefined;
  readonly size?: keyof typeof THUMBNAIL_WIDTH_PX;
  readonly disabled?: boolean;
  readonly onSeek: (seconds: number) => void;
  /** While a finger or pointer drags, and null when it lets go. */
  readonly onScrub?: ((seconds: number | null) => void) | undefined;
}

/**
 * The line of time: a slider for the keyboard and the screen reader, a place to drag and to look for the pointer. It reports
 * wishes and shows facts: where it plays is told by `positionSeconds` alone.
 */
export function Timeline(props: TimelineProps) {
  const {
    startSeconds,
    endSeconds,
    positionSeconds,
    availableUntilSeconds,
    segments = [],
    highlightSeconds = [],
  } = props;
  const {
    liveEdgeSeconds,
    valueText,
    timeText,
    sceneText,
    thumbnail,
    size = 'normal',
    disabled = false,
    onSeek,
    onScrub,
  } = props;
  const translate = useUiText();
  const slider = useRef<HTMLDivElement>(null);
  const [hover, setHover] = useState<{ x: number; width: number; seconds: number } | null>(null);
  const [scrubSeconds, setScrubSeconds] = useState<number | null>(null);
  const [brokenThumbnail, setBrokenThumbnail] = useState<string | null>(null);

  const axis = { startSeconds, endSeconds };
  const reachable = { startSeconds, endSeconds: Math.min(endSeconds, availableUntilSeconds) };
  const shownSeconds = scrubSeconds ?? positionSeconds;

  useEffect(() => {
    if (scrubSeconds === null) return;
    const timer = setTimeout(() => {
      setScrubSeconds(null);
      setHover(null);
      onScrub?.(null);
    }, SCRUB_RESET_MS);
    return () => clearTimeout(timer);
  }, [scrubSeconds, onScrub]);

  function look(event: PointerEvent): number | null {
    const box = slider.current?.getBoundingClientRect();
    if (!box) return null;
    const x = Math.min(box.width, Math.max(0, event.clientX - box.left));
    const seconds = secondsAt(x, box.width, axis);
    if (seconds === null) return null;
    setHover({ x, width: box.width, seconds });
    return Math.min(seconds, reachable.endSeconds);
  }

  function scrub(seconds: number | null) {
    setScrubSeconds(seconds);
    onScrub?.(seconds);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (disabled || event.button !== 0) return;
    const seconds = look(event);
    if (seconds === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    scrub(seconds);
  }

  function onPointerMove(event: PointerEvent) {
    if (disabled) return;
    const seconds = look(event);
    if (seconds !== null && scrubSeconds !== null) scrub(seconds);
  }

  function onPointerUp(event: PointerEvent) {
    if (scrubSeconds === null) return;
    const seconds = look(event);
    scrub(null);
    if (seconds !== null) onSeek(seconds);
    if (event.pointerType !== 'mouse') setHover(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (disabled) return;
    const seconds = keySeconds(event.key, positionSeconds, reachable, STEP_SECONDS);
    if (seconds === null) return;
    event.preventDefault();
    onSeek(seconds);
  }

  const drawn = drawSegments(axis, segments, { positionSeconds: shownSeconds, availableUntilSeconds });
  const bubbleWidth = THUMBNAIL_WIDTH_PX[size];
  const still = hover && thumbnail?.(hover.seconds);

  return (
    <Slider
      ref={slider}
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-label={translate('player_timeline')}
      aria-valuemin={Math.round(reachable.startSeconds)}
      aria-valuemax={Math.round(reachable.endSeconds)}
      aria-valuenow={Math.round(Math.min(positionSeconds, reachable.endSeconds))}
      aria-valuetext={valueText}
      aria-disabled={disabled || undefined}
      data-scrubbing={scrubSeconds === null ? undefined : true}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => scrub(null)}
      onPointerLeave={() => scrubSeconds === null && setHover(null)}
      onKeyDown={onKeyDown}
    >
      <Track>
        {drawn.map((segment) => (
          <Segment key={segment.id} data-blocked={segment.blocked || undefined} style={place(segment)}>
            <i data-part="available" />
            <i data-part="watched" />
          </Segment>
        ))}
        {highlightSeconds.map((seconds) => (
          <Mark key={seconds} data-kind="highlight" style={at(percentAt(seconds, axis))} />
        ))}
        {hover && <Mark data-kind="hover" style={at(percentAt(hover.seconds, axis))} />}
        {liveEdgeSeconds !== undefined && <Mark style={at(percentAt(liveEdgeSeconds, axis))} />}
      </Track>
      {segments.length > 0 &&
        drawn.map(
          (segment) =>
            segment.title && (
              <Name key={segment.id} style={place(segment)} aria-hidden>
                {segment.title}
              </Name>
            ),
        )}
      <Knob style={at(percentAt(shownSeconds, axis))} />
      {hover && (
        <Bubble style={{ width: bubbleWidth, left: bubbleLeft(hover.x, hover.width, bubbleWidth) }} aria-hidden>
          {still && still !== brokenThumbnail && (
            <img src={still} alt="" draggable={false} onError={() => setBrokenThumbnail(still)} />
          )}
          <p>
            {timeText(hover.seconds)}
            {sceneText?.(hover.seconds) && <b>{` · ${sceneText(hover.seconds)}`}</b>}
          </p>
        </Bubble>
      )}
    </Slider>
  );
}

const at = (percent: number) => ({ '--at': percent }) as React.CSSProperties;

const place = (segment: {
  leftPercent: number;
  widthPercent: number;
  watchedPercent?: number;
  availablePercent?: number;
}) =>
  ({
    '--left': segment.leftPercent,
    '--width': segment.widthPercent,
    '--watched': segment.watchedPercent,
    '--available': segment.availablePercent,
  }) as React.CSSProperties;
