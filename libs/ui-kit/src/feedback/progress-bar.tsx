import styled from 'styled-components';
import { fill } from '../theme/css.ts';

const Track = styled.span`
  display: block;
  position: relative;
  height: var(--progress-height);
  border-radius: var(--progress-shape);
  overflow: hidden;

  /* The way ahead, in the colour of the text around, so that it shows on every surface. */
  &::before {
    content: '';
    ${fill}
    background: currentColor;
    opacity: 0.2;
  }
  &[data-on-art]::before {
    background: var(--color-text-on-art);
    opacity: 0.34;
  }
  &[data-on-art] > span {
    background: linear-gradient(90deg, var(--color-progress-on-art-from), var(--color-progress-on-art-to));
  }

  /* Inner shape from the width of the whole, so that a short fill is not squeezed. */
  > span {
    position: absolute;
    top: 0;
    bottom: 0;
    left: 0;
    width: calc(var(--percent) * 1%);
    border-radius: inherit;
    background: linear-gradient(90deg, var(--color-progress-from), var(--color-progress-to));
  }
  &[data-tone='live'] > span {
    background: linear-gradient(90deg, var(--live-from), var(--live-to));
  }
  &[data-tone='live'][data-on-art] > span {
    background: linear-gradient(90deg, var(--live-on-art-from), var(--live-on-art-to));
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    > span {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const clampPercent = (percent: number) => Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0));

/** How far something has come, 0 to 100. With a `label` it is read out; without, the text beside it already says it. */
export function ProgressBar({
  percent,
  label,
  tone = 'accent',
  onArt = false,
  className,
}: {
  readonly percent: number;
  readonly label?: string | undefined;
  readonly tone?: 'accent' | 'live';
  /** Lies on a picture. */
  readonly onArt?: boolean;
  readonly className?: string | undefined;
}) {
  const value = clampPercent(percent);
  return (
    <Track
      className={className}
      data-tone={tone}
      data-on-art={onArt || undefined}
      {...(label
        ? {
            role: 'progressbar',
            'aria-label': label,
            'aria-valuemin': 0,
            'aria-valuemax': 100,
            'aria-valuenow': Math.round(value),
            // In a link it is a part of the link's name, and a bare number would say nothing there.
            'aria-valuetext': label,
          }
        : { 'aria-hidden': true })}
    >
      <span style={{ '--percent': value } as React.CSSProperties} />
    </Track>
  );
}
