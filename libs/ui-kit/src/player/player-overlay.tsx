import type { ReactNode } from 'react';
import styled from 'styled-components';
import { slot } from '../looks/slot.ts';
import { fill, focusOnArt, oneLine } from '../theme/css.ts';

/** An even fade has an edge to the eye: this one begins and ends softly. Shares of the way, and how much of the shade is left there. */
const SOFTLY = [
  [0, 1],
  [0.2, 0.74],
  [0.36, 0.5],
  [0.52, 0.29],
  [0.68, 0.14],
  [0.84, 0.04],
  [1, 0],
] as const;
const fades = (to: 'top' | 'bottom') => {
  const stops = SOFTLY.map(
    ([share, left]) => `rgb(0 0 0 / ${left}) calc(100% - var(--shade-fade) * ${Math.round((1 - share) * 100) / 100})`,
  ).join(', ');
  return `-webkit-mask: linear-gradient(to ${to}, ${stops}); mask: linear-gradient(to ${to}, ${stops});`;
};

const Overlay = styled.div`
  ${fill}
  z-index: 1;
  display: grid;
  grid-template: auto 1fr auto auto / minmax(0, 1fr);
  color: var(--color-text-on-art);
  --button-ghost-text: var(--color-text-on-art);
  transition:
    opacity var(--motion-normal) linear,
    visibility 0s;

  ${focusOnArt}
  /* What old television sets cut off: a look keeps it free. */
  --safe-x: 0px;
  --safe-y: 0px;
  /* The widest that controls on a panel of their own need. */
  --panel: 820px;
  /* How far the shade reaches beyond what is written on it. */
  --shade-fade: 88px;
  /* All of the shade lies under all words and lines: that is what contrast is measured on. It fades beyond them. */
  > header,
  > footer {
    position: relative;
  }
  > header::before,
  > footer::before {
    content: '';
    ${fill}
    z-index: -1;
    background: var(--color-art-scrim);
    pointer-events: none;
  }
  > header::before {
    bottom: calc(-1 * var(--shade-fade));
    ${fades('bottom')}
  }
  > footer::before {
    top: calc(-1 * var(--shade-fade));
    ${fades('top')}
  }
  &[data-hidden] {
    opacity: 0;
    visibility: hidden;
    transition:
      opacity var(--motion-normal) linear,
      visibility 0s var(--motion-normal);
  }
  > header,
  > footer {
    padding: 20px 28px;
    padding-left: max(28px, env(safe-area-inset-left, 0px));
    padding-right: max(28px, env(safe-area-inset-right, 0px));
  }
  > header {
    display: flex;
    align-items: center;
    /* A ring does not reach the next one. */
    gap: max(14px, calc(var(--focus-width) + var(--focus-gap) + 4px));
    --tile-size: 40px;
    --icon-button-size: 40px;
  }
  > header > [data-part='title'] {
    flex: 1;
    min-width: 0;
  }
  > header > [data-part='actions'] {
    display: flex;
    align-items: center;
    gap: inherit;
  }
  > header b {
    ${oneLine}
    display: block;
    font-size: var(--type-1);
    font-weight: var(--weight-bold);
    line-height: 1.3;
  }
  /* A title in the film's own letters is as high as two lines. */
  --lettering-width: 280px;
  --lettering-height: 60px;
  > header [data-lettering] {
    width: auto;
    max-width: var(--lettering-width);

    > img {
      width: auto;
    }
  }
  > header small {
    ${oneLine}
    display: block;
    font-size: var(--type-0);
  }
  > [data-part='centre'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 28px;
  }
  > header [data-kind='ghost'][aria-pressed='true'] {
    color: var(--color-progress-on-art-from);
  }
  > [data-part='aside'] {
    display: grid;
    justify-items: end;
    gap: 10px;
    padding: 0 max(28px, env(safe-area-inset-right, 0px)) 0 max(28px, env(safe-area-inset-left, 0px));
    pointer-events: none;

    > * {
      pointer-events: auto;
    }
  }
  [data-part='bar'] {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-top: 4px;
    --icon-button-size: 42px;
  }
  [data-part='time'] {
    ${oneLine}
    margin: 0 8px;
    font-size: var(--type-0);
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-part='time'] > b {
    font-weight: var(--weight-bold);
  }
  [data-part='time'][data-dated] > b::after {
    content: ',';
  }
  [data-part='end'] {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-left: auto;
  }
  [data-part='end'] > [data-kind='on-art'] {
    white-space: nowrap;
  }
  /* A finger's width. */
  @media (pointer: coarse) {
    > header,
    [data-part='bar'] {
      --icon-button-size: var(--touch-target);
    }
  }
  @media (max-width: 767px) {
    --shade-fade: 28px;
    --lettering-width: 100%;
    --lettering-height: 36px;
    > header,
    > footer {
      padding: 8px 10px;
    }
    > header {
      gap: 4px;
    }
    > [data-part='aside'] {
      padding: 0 14px;
    }
    [data-part='bar'] {
      gap: 0;
      --icon-button-size: var(--touch-target);
      --play-size: var(--touch-target);
    }
    > header {
      --icon-button-size: var(--touch-target);
    }
    [data-part='end'] {
      gap: 0;
    }
    [data-part='time'] {
      flex: none;
      margin: 0 4px;
    }
    [data-part='time'] > [data-part='note'],
    [data-part='end'] > [data-kind='on-art'] {
      display: none;
    }
  }
  /* The picture may be much narrower than the window: what counts is the bar. */
  > footer {
    container-type: inline-size;
  }
  @container (max-width: 1000px) {
    [data-control='programme'] {
      display: none;
    }
  }
  @container (max-width: 740px) {
    [data-part='time'] > [data-part='note'] {
      display: none;
    }
  }
  @container (max-width: 760px) {
    /* The day under the clock: side by side they are as wide as two buttons. */
    [data-part='time'] {
      flex: none;
      line-height: 1.2;
    }
    [data-part='time'] > [data-part='day'] {
      display: block;
      font-size: var(--type--1);
    }
    [data-part='time'][data-dated] > b::after {
      content: none;
    }
    /* The way back to now says that it is not now. */
    [data-part='end'] > [data-kind='on-art'] ~ span {
      display: none;
    }
  }
  /* A line of seven fingers: the small window, which a phone opens by itself, goes first, and what the list of episodes has too. */
  @media (max-width: 479px) {
    [data-control='picture-in-picture'],
    [data-control='previous'] {
      display: none;
    }
  }
  /* Ten feet away nothing is smaller than the text of a page. */
  :root[data-density='tv'] & {
    --type--1: 1.0625rem;
    --type-0: 1.0625rem;
    --type-1: 1.375rem;
    --safe-x: var(--gutter);
    --safe-y: 2.5vw;
    --panel: 1360px;

    > header,
    > footer {
      padding: var(--safe-y) var(--safe-x);
    }
    > header {
      gap: 24px;
    }
    > [data-part='aside'] {
      padding: 0 var(--safe-x) 24px;
    }
  }
  /* In every look: a ring does not reach the next one, and names of programmes have room. */
  :root[data-density='tv'] && > footer {
    padding-top: 32px;
  }
  :root[data-density='tv'] && > header {
    --icon-button-size: 72px;
    --icon-button-icon: 36px;
    --tile-size: 76px;
  }
  :root[data-density='tv'] && [data-part='bar'],
  :root[data-density='tv'] && [data-part='end'] {
    gap: max(16px, calc(var(--focus-width) + var(--focus-gap) + 4px));
    --icon-button-size: 72px;
    --icon-button-icon: 36px;
    --play-size: 96px;
  }

  ${slot('player', 'overlay')}
`;

/**
 * Everything that lies over the picture: head (what plays, and the way back), centre, and at the foot the timeline over a bar of
 * controls. `hidden` fades it away and takes it from the keyboard and the readers.
 */
export function PlayerOverlay({
  hidden = false,
  start,
  title,
  subtitle,
  actions,
  centre,
  aside,
  timeline,
  controls,
  day,
  time,
  timeNote,
  end,
}: {
  readonly hidden?: boolean;
  /** Before the title: the way back, the channel's mark. */
  readonly start?: ReactNode;
  readonly title?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  readonly centre?: ReactNode;
  /** What is offered for a while: stands over the end of the timeline, also when the controls are gone. */
  readonly aside?: ReactNode;
  readonly timeline?: ReactNode;
  readonly controls?: ReactNode;
  /** The day of the clock, where that is not plain: `вчера`. */
  readonly day?: string | undefined;
  readonly time?: ReactNode;
  readonly timeNote?: ReactNode;
  readonly end?: ReactNode;
}) {
  return (
    <Overlay data-hidden={hidden || undefined}>
      <header>
        {start}
        <div data-part="title">
          {title && <b>{title}</b>}
          {subtitle && <small>{subtitle}</small>}
        </div>
        {actions && <div data-part="actions">{actions}</div>}
      </header>
      <div data-part="centre">{centre}</div>
      <div data-part="aside">{aside}</div>
      <footer>
        {timeline}
        <div data-part="bar">
          {controls}
          {time && (
            <span data-part="time" data-dated={day ? true : undefined}>
              <b>{time}</b> {day && <span data-part="day">{day}</span>}{' '}
              {timeNote && <span data-part="note">{timeNote}</span>}
            </span>
          )}
          {end && <div data-part="end">{end}</div>}
        </div>
      </footer>
    </Overlay>
  );
}
