import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Picture } from '../pictures/picture.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { clampLines } from '../theme/css.ts';
import { useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';

const Next = styled.section`
  display: grid;
  grid-template: 'picture words' auto / 124px minmax(0, 1fr);
  align-items: center;
  gap: 0 var(--space-3);
  min-height: 70px;
  color: var(--color-text-normal);

  > [data-part='still'] {
    grid-area: picture;
    border-radius: var(--radius-s);
    overflow: hidden;
  }
  > [data-part='text'] {
    grid-area: words;
    display: grid;
    justify-items: start;
    gap: 1px;
    min-width: 0;
  }
  small {
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-variant-numeric: tabular-nums lining-nums;
  }
  b {
    ${clampLines(1)}
    color: var(--color-text-strong);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    line-height: 1.3;
  }

  ${slot('channels', 'nextProgramme')}
  [data-narrow] & {
    ${slot('channels', 'narrowNextProgramme')}
  }
`;

/** The programme that comes after the one on the screen, and what can be done about it. */
export function NextProgramme({
  time,
  title,
  picture,
  action,
}: {
  readonly time: string;
  readonly title: string;
  readonly picture?: PictureSource | null | undefined;
  readonly action?: ReactNode;
}) {
  const translate = useUiText();
  return (
    <Next aria-label={translate('programme_next')}>
      <div data-part="still">
        <Picture source={picture} ratio="wide" title={title} stand="none" sizes="200px" />
      </div>
      <div data-part="text">
        <small>
          {translate('programme_next')} <time>{time}</time>
        </small>
        <b>{title}</b>
        {action}
      </div>
    </Next>
  );
}
