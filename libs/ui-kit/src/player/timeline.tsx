import { Fragment, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useUiText } from '../theme/ui-context.tsx';
import {
  THUMBNAIL_WIDTH_PX,
  type ThumbnailSize,
  type TimelineSegment,
  bubbleLeft,
  drawSegments,
  keySeconds,
  percentAt,
  secondsAt,
} from './timeline-geometry.ts';
import { Bubble, Knob, Mark, Name, Segment, Slider, Track } from './timeline-parts.ts';

/** A scrub that is not confirmed goes back to where it plays. CTRL-046 */
export const SCRUB_RESET_MS = 5_000;
/** A shorter programme has no room for its name: the bubble tells it. */
const NAMED_FROM_PERCENT = 5;

/** What begins behind it has hardly room for its name up to the end of a short line. */
const LATE_FROM_PERCENT = 60;

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
  /** The address of a thumbnail; without one, or when it does not come, the time stands alone (CTRL-056). */
  readonly thumbnail?: ((seconds: number) => string | undefined) | undefined;
  readonly size?: ThumbnailSize;
  /** How far an arrow goes. CTRL-025, CTRL-026 */
  readonly stepSeconds: number;
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
    stepSeconds,
    disabled = false,
    onSeek,
    onScrub,
  } = props;
  const translate = useUiText();
  const slider = useRef<HTMLDivElement>(null);
  const [hover, setHover] = useState<{ x: number; width: number } | null>(null);
  const [scrubSeconds, setScrubSeconds] = useState<number | null>(null);
  const [brokenThumbnail, setBrokenThumbnail] = useState<string | null>(null);

  const axis = { startSeconds, endSeconds };
  /** Once programmes are known, or others are shown, it is another line: nothing slides from its place on the old one. */
  const line = segments.length > 0 ? `${startSeconds} ${endSeconds}` : 'plain';
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
    setHover({ x, width: box.width });
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
    const seconds = keySeconds(event.key, positionSeconds, reachable, stepSeconds);
    if (seconds === null) return;
    event.preventDefault();
    onSeek(seconds);
  }

  const drawn = drawSegments(axis, segments, { positionSeconds: shownSeconds, availableUntilSeconds });
  const bubbleWidth = THUMBNAIL_WIDTH_PX[size];
  // What it points at changes under a pointer that rests: the film after its announcement, a schedule that goes on.
  const hoverSeconds = hover && secondsAt(hover.x, hover.width, axis);
  const shown = hoverSeconds === null ? undefined : thumbnail?.(hoverSeconds);

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
      <Fragment key={line}>
        <Track data-part="track">
          {drawn.map((segment) => (
            <Segment
              key={segment.id}
              data-part="segment"
              data-blocked={segment.blocked || undefined}
              style={place(segment)}
            >
              <i data-part="available" />
              <i data-part="watched" />
            </Segment>
          ))}
          {highlightSeconds.map((seconds) => (
            <Mark key={seconds} data-kind="highlight" style={at(percentAt(seconds, axis))} />
          ))}
          {hoverSeconds !== null && <Mark data-kind="hover" style={at(percentAt(hoverSeconds, axis))} />}
          {liveEdgeSeconds !== undefined && <Mark data-kind="live" style={at(percentAt(liveEdgeSeconds, axis))} />}
        </Track>
        {segments.length > 0 &&
          drawn.map(
            (segment) =>
              segment.title &&
              segment.widthPercent >= NAMED_FROM_PERCENT && (
                <Name
                  key={segment.id}
                  data-part="name"
                  style={place(segment)}
                  data-late={segment.leftPercent > LATE_FROM_PERCENT || undefined}
                  data-current={(segment.watchedPercent > 0 && segment.watchedPercent < 100) || undefined}
                  aria-hidden
                >
                  {segment.title}
                </Name>
              ),
          )}
        <Knob data-part="knob" style={at(percentAt(shownSeconds, axis))} />
      </Fragment>
      {hover && hoverSeconds !== null && (
        <Bubble
          style={{ width: bubbleWidth, left: bubbleLeft(hover.x, hover.width, bubbleWidth) }}
          data-over-names={segments.length > 0 || undefined}
          data-roomy={size === 'roomy' || undefined}
          aria-hidden
        >
          {shown && shown !== brokenThumbnail && (
            <img src={shown} alt="" draggable={false} onError={() => setBrokenThumbnail(shown)} />
          )}
          <p>
            {timeText(hoverSeconds)}
            {sceneText?.(hoverSeconds) && <b>{sceneText(hoverSeconds)}</b>}
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
