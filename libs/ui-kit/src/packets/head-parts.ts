import styled from 'styled-components';
import { fill } from '../theme/css.ts';

/**
 * The top of a page that sells: words on the left, a picture on the right that fades into the page. Brands whose pictures carry no text put it on
 * a sheet of its own beside the words. On a phone the picture is above. It stands within the margin of the page, and its picture reaches over it.
 */
export const HeadFrame = styled.header`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  min-height: min(52vh, 30rem);
  padding: var(--space-7) 0;
  --art-side: calc(-1 * var(--page-margin, 0px));

  > [data-part='art'] {
    position: absolute;
    z-index: -1;
    top: 0;
    right: var(--art-side);
    bottom: 0;
    width: 64%;
    overflow: hidden;
    mask-image: linear-gradient(90deg, transparent, #000 55%);
  }
  > [data-part='art'] > span:first-child {
    ${fill}
  }
  > [data-part='art'] > [data-part='corner'] {
    position: absolute;
    top: var(--space-4);
    right: var(--space-4);
  }
  > [data-part='words'] {
    display: grid;
    justify-items: start;
    gap: var(--space-3);
    max-width: min(34rem, 100%);
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:not([data-art]) {
    min-height: 0;
  }
  /* Long words of Kazakh find room on a small phone. */
  @media (max-width: 480px) {
    > [data-part='words'] > h1 {
      font-size: var(--type-4);
    }
  }

  :root[data-card='framed-mat'] &,
  :root[data-card='outlined-sheet'] &,
  :root[data-card='inset-list'] & {
    --art-side: 0px;
  }
  :root[data-card='framed-mat'] & > [data-part='art'] {
    border-radius: var(--radius-card);
  }
  :root[data-card='glow-caption'] & > [data-part='art'] {
    border-radius: var(--radius-l);
  }
  :root[data-card='overlay-title'] & {
    border-bottom: 8px solid var(--color-accent);
  }
  :root[data-card='outlined-sheet'] &,
  :root[data-card='inset-list'] & {
    min-height: 0;
    padding: var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface-1);
  }
  @media (min-width: 821px) {
    :root[data-card='outlined-sheet'] &[data-art],
    :root[data-card='inset-list'] &[data-art] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 0.85fr);
      gap: var(--space-6);
    }
    :root[data-card='outlined-sheet'] & > [data-part='art'],
    :root[data-card='inset-list'] & > [data-part='art'] {
      position: relative;
      grid-column: 2;
      grid-row: 1;
      width: auto;
      height: 100%;
      min-height: 18rem;
      border-radius: var(--radius-picture);
      mask-image: none;
    }
    :root[data-card='outlined-sheet'] & > [data-part='words'],
    :root[data-card='inset-list'] & > [data-part='words'] {
      grid-column: 1;
      grid-row: 1;
    }
  }
  @media (max-width: 820px) {
    min-height: 0;
    padding: var(--space-4) 0 var(--space-6);
    gap: var(--space-4);

    > [data-part='art'] {
      position: relative;
      right: auto;
      width: auto;
      height: clamp(180px, 46vw, 320px);
      margin: 0 var(--art-side);
      mask-image: linear-gradient(#000 55%, transparent);
    }
    :root[data-card='framed-mat'] & > [data-part='art'],
    :root[data-card='outlined-sheet'] & > [data-part='art'],
    :root[data-card='inset-list'] & > [data-part='art'] {
      border-radius: var(--radius-picture);
      mask-image: none;
    }
    :root[data-card='outlined-sheet'] &,
    :root[data-card='inset-list'] & {
      padding: var(--space-4);
    }
  }
`;

export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-2);

  @media (max-width: 480px) {
    display: grid;
    justify-self: stretch;
  }
`;

/** A packet's or provider's own mark. */
export const OwnLogo = styled.span`
  position: relative;
  display: block;
  width: 140px;
  height: 48px;

  > span {
    background: none;
  }
  img {
    object-position: left center;
  }
`;
