import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { slot } from '../looks/slot.ts';
import { clampLines, fill, oneLine } from '../theme/css.ts';

/** What the viewer stands at. */
export interface Staged {
  readonly id: string;
  readonly title: string;
  /** Above the title: that it is live, and where. */
  readonly kicker?: ReactNode;
  readonly facts?: readonly string[];
  readonly description?: string | undefined;
  readonly picture?: PictureSource | null | undefined;
}

const Frame = styled.section`
  position: fixed;
  z-index: 10;
  top: 0;
  right: 0;
  left: var(--rail-width);
  height: var(--rows-top);
  display: grid;
  align-content: end;
  overflow: hidden;
  background: var(--color-surface-0);
  color: var(--color-text-strong);
  --stage-scrim:
    linear-gradient(90deg, var(--color-surface-0) 4%, transparent 62%),
    linear-gradient(0deg, var(--color-surface-0), transparent 34%);

  > [data-part='picture'] {
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    width: 74%;
    overflow: hidden;
  }
  > [data-part='picture'] > span {
    ${fill}
  }
  > [data-part='picture'] img {
    object-position: 50% 30%;
  }
  > [data-part='picture']::after {
    content: '';
    ${fill}
    background: var(--stage-scrim);
  }
  > [data-part='words'] {
    position: relative;
    display: grid;
    justify-items: start;
    gap: 14px;
    width: 46%;
    padding: 0 0 44px calc(var(--content-left) - var(--rail-width));
  }
  [data-part='kicker'] {
    display: flex;
    align-items: center;
    gap: 16px;
    max-width: 100%;
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    color: var(--color-text-normal);
  }
  [data-part='kicker'] > :last-child {
    ${oneLine}
  }
  [data-part='title'] {
    ${clampLines(2)}
    font-family: var(--font-display);
    font-size: var(--type-5);
    font-weight: var(--weight-display);
    letter-spacing: var(--display-tracking);
    line-height: var(--display-leading);
    text-transform: var(--display-case);
    text-wrap: balance;
    padding: 0.14em 0 0.06em;
  }
  [data-part='title'][data-long] {
    font-size: var(--type-4);
  }
  [data-part='facts'] {
    ${oneLine}
    max-width: 100%;
    color: var(--color-text-normal);
    font-size: var(--type-0);
  }
  [data-part='description'] {
    ${clampLines(2)}
    max-width: 860px;
    color: var(--color-text-normal);
    font-size: var(--type-0);
    line-height: 1.4;
  }

  ${slot('television', 'stage')}
`;

const LONG_TITLE = 22;

/**
 * The upper part of a television's page of rows: it tells of what has the focus below, which moves under it. A viewer who listens hears that from the card
 * itself.
 */
export function Stage({ staged: { title, kicker, facts = [], description, picture } }: { readonly staged: Staged }) {
  return (
    <Frame aria-hidden data-stage="">
      <div data-part="picture">
        <Picture source={picture} ratio="fill" title={title} stand="none" priority sizes="74vw" />
      </div>
      <div data-part="words">
        {kicker && <p data-part="kicker">{kicker}</p>}
        <p data-part="title" data-long={title.length > LONG_TITLE || undefined}>
          {title}
        </p>
        {facts.length > 0 && <p data-part="facts">{facts.join(' · ')}</p>}
        {description && <p data-part="description">{description}</p>}
      </div>
    </Frame>
  );
}
