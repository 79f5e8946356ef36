import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { useUiText } from '../theme/ui-context.tsx';
import {
  THUMBNAIL_WIDTH_PX,
  type DrawnSegment,
  type ThumbnailSize,
  type TimelineSegment,
  bubbleLeft,
  drawSegments,
  keySeconds,
  percentAt,
  secondsAt,
} from './timeline-geometry.ts';
import { Bubble, Knob, TimelineMark, Name, Segment, Slider, Track } from './timeline-parts.ts';
import { useScrub } from './use-scrub.ts';

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
  const { startSeconds, endSeconds, positionSeconds, segments = [], highlightSeconds = [] } = props;
  const { liveEdgeSeconds, valueText, stepSeconds, disabled = false, onSeek } = props;
  const translate = useUiText();
  const slider = useRef<HTMLDivElement>(null);
  const axis = { startSeconds, endSeconds };
  const availableUntilSeconds = Math.min(endSeconds, props.availableUntilSeconds);
  const { hover, scrubSeconds, handlers } = useScrub(slider, {
    axis,
    availableUntilSeconds,
    disabled,
    onSeek,
    onScrub: props.onScrub,
  });

  function onKeyDown(event: KeyboardEvent) {
    if (disabled) return;
    const reachable = { startSeconds, endSeconds: availableUntilSeconds };
    const seconds = keySeconds(event.key, positionSeconds, reachable, stepSeconds);
    if (seconds === null) return;
    event.preventDefault();
    onSeek(seconds);
  }

  const shownSeconds = scrubSeconds ?? positionSeconds;
  const drawn = drawSegments(axis, segments, { positionSeconds: shownSeconds, availableUntilSeconds });
  // What it points at changes under a pointer that rests: the film after its announcement, a schedule that goes on.
  const hoverSeconds = hover && secondsAt(hover.x, hover.width, axis);
  /** Once programmes are known, or others are shown, it is another line: nothing slides from its place on the old one. */
  const line = segments.length > 0 ? `${startSeconds} ${endSeconds}` : 'plain';

  return (
    <Slider
      ref={slider}
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-label={translate('player_timeline')}
      aria-valuemin={Math.round(startSeconds)}
      aria-valuemax={Math.round(availableUntilSeconds)}
      aria-valuenow={Math.round(Math.min(positionSeconds, availableUntilSeconds))}
      aria-valuetext={valueText}
      aria-disabled={disabled || undefined}
      data-scrubbing={scrubSeconds === null ? undefined : true}
      {...handlers}
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
            <TimelineMark key={seconds} data-kind="highlight" style={at(percentAt(seconds, axis))} />
          ))}
          {hoverSeconds !== null && <TimelineMark data-kind="hover" style={at(percentAt(hoverSeconds, axis))} />}
          {liveEdgeSeconds !== undefined && (
            <TimelineMark data-kind="live" style={at(percentAt(liveEdgeSeconds, axis))} />
          )}
        </Track>
        {segments.length > 0 && <Names of={drawn} />}
        <Knob data-part="knob" style={at(percentAt(shownSeconds, axis))} />
      </Fragment>
      {hover && hoverSeconds !== null && (
        <Moment {...props} hover={hover} seconds={hoverSeconds} isOverNames={segments.length > 0} />
      )}
    </Slider>
  );
}

function Names({ of: segments }: { of: readonly DrawnSegment[] }) {
  const named = segments.filter(({ title, widthPercent }) => title && widthPercent >= NAMED_FROM_PERCENT);
  return named.map((segment) => (
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
  ));
}

type MomentProps = Pick<TimelineProps, 'timeText' | 'sceneText' | 'thumbnail' | 'size'> & {
  readonly hover: { readonly x: number; readonly width: number };
  readonly seconds: number;
  readonly isOverNames: boolean;
};

/** What is seen at the moment under the pointer. */
function Moment({ timeText, sceneText, thumbnail, size = 'normal', hover, seconds, isOverNames }: MomentProps) {
  const [brokenThumbnail, setBrokenThumbnail] = useState<string | null>(null);
  const shown = thumbnail?.(seconds);
  const scene = sceneText?.(seconds);
  const width = THUMBNAIL_WIDTH_PX[size];
  return (
    <Bubble
      style={{ width, left: bubbleLeft(hover.x, hover.width, width) }}
      data-over-names={isOverNames || undefined}
      data-roomy={size === 'roomy' || undefined}
      aria-hidden
    >
      {shown && shown !== brokenThumbnail && (
        <img src={shown} alt="" draggable={false} onError={() => setBrokenThumbnail(shown)} />
      )}
      <p>
        {timeText(seconds)}
        {scene && <b>{scene}</b>}
      </p>
    </Bubble>
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
