import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { playIcon } from '../icons/shapes.ts';
import { slot } from '../looks/slot.ts';
import { Picture } from '../pictures/picture.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { clampLines } from '../theme/css.ts';

const Card = styled.section`
  display: grid;
  gap: 14px;
  width: min(620px, 100%);
  padding: 14px;
  border-radius: var(--radius-m);
  background: var(--color-art-scrim);
  color: var(--color-text-on-art);

  &[data-pictured] {
    grid-template-columns: 200px minmax(0, 1fr);
  }
  > [data-part='picture'] {
    position: relative;
    align-self: start;
    overflow: hidden;
    border-radius: var(--radius-picture);
  }
  /* How much of the wait is over, without a number to read. */
  [data-part='wait'] {
    position: absolute;
    left: 0;
    bottom: 0;
    width: 100%;
    height: 4px;
    background: linear-gradient(90deg, var(--color-progress-on-art-from), var(--color-progress-on-art-to));
    transform: scaleX(var(--waited));
    transform-origin: left;

    @media (prefers-reduced-motion: no-preference) {
      transition: transform 1s linear;
    }
  }
  > [data-part='words'] {
    display: grid;
    align-content: start;
    gap: 4px;
    min-width: 0;
  }
  p {
    margin: 0;
    font-size: var(--type-0);
    font-variant-numeric: tabular-nums lining-nums;
  }
  b {
    ${clampLines(2)}
    font-size: var(--type-1);
    line-height: 1.3;
  }
  [data-part='choices'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }
  /* A phone has room for one line of words: the buttons go under both. */
  @media (max-width: 479px) {
    gap: 4px 12px;
    padding: 10px;

    &[data-pictured] {
      grid-template-columns: 96px minmax(0, 1fr);
    }
    > [data-part='words'] {
      display: contents;
    }
    > [data-part='words'] > p,
    > [data-part='words'] > b {
      grid-column: -2;
    }
    > [data-part='picture'] {
      grid-row: span 2;
    }
    [data-part='choices'] {
      grid-column: 1 / -1;
      margin-top: 4px;
      --button-side: 18px;
    }
    p {
      font-size: var(--type--1);
    }
    b {
      ${clampLines(1)}
      font-size: var(--type-0);
    }
  }
  :root[data-density='tv'] & {
    width: min(940px, 100%);

    &[data-pictured] {
      grid-template-columns: 280px minmax(0, 1fr);
    }
  }

  ${slot('player', 'nextUp')}
`;

/** What comes next, and how soon; it can be had at once, or not at all. */
export function NextUp({
  text,
  title,
  picture,
  waited = 0,
  goLabel,
  stayLabel,
  onGo,
  onStay,
}: {
  /** How soon, in words. */
  readonly text: string;
  readonly title?: string | undefined;
  readonly picture?: PictureSource | undefined;
  /** The share of the wait that is over, 0 to 1. */
  readonly waited?: number;
  readonly goLabel: string;
  readonly stayLabel: string;
  readonly onGo: () => void;
  readonly onStay: () => void;
}) {
  return (
    <Card aria-label={title ?? text} data-pictured={picture ? true : undefined}>
      {picture && (
        <div data-part="picture">
          <Picture source={picture} ratio="wide" sizes="200px" title="" stand="none" />
          <i data-part="wait" style={{ '--waited': waited } as React.CSSProperties} />
        </div>
      )}
      <div data-part="words">
        <p>{text}</p>
        {title && <b>{title}</b>}
        <div data-part="choices">
          <Button kind="primary" size="small" icon={playIcon} onClick={onGo}>
            {goLabel}
          </Button>
          <Button kind="on-art" size="small" onClick={onStay}>
            {stayLabel}
          </Button>
        </div>
      </div>
    </Card>
  );
}
