import type { ReactNode } from 'react';
import styled from 'styled-components';
import { slot } from '../looks/slot.ts';
import { fill, focusOnArt } from '../theme/css.ts';
import { bar } from './overlay-bar.ts';
import { head } from './overlay-head.ts';
import { shade } from './overlay-shade.ts';
import { sizes } from './overlay-sizes.ts';

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
  ${sizes}
  ${shade}
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
  > [data-part='centre'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 28px;
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
  @media (min-width: 1280px) {
    > header,
    > footer {
      padding: 28px 40px;
    }
    > [data-part='aside'] {
      padding: 0 40px;
    }
  }
  @media (max-width: 767px) {
    > header,
    > footer {
      padding: 8px 10px;
    }
    > [data-part='aside'] {
      padding: 0 14px;
    }
  }
  :root[data-density='tv'] & {
    > header,
    > footer {
      padding: var(--safe-y) var(--safe-x);
    }
    > [data-part='aside'] {
      padding: 0 var(--safe-x) 24px;
    }
  }
  /* In every look: names of programmes have room. */
  :root[data-density='tv'] && > footer {
    padding-top: 32px;
  }
  ${head}
  ${bar}

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
