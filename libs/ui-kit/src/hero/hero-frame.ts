import styled, { keyframes } from 'styled-components';
import { slot } from '../looks/slot.ts';

const run = keyframes`
  from { transform: scaleX(0); }
`;

/** The ground of the hero: slides over each other, a pager, and the brand's own layout. */
export const HeroFrame = styled.section`
  display: grid;
  position: relative;
  isolation: isolate;
  min-width: 0;

  [data-part='slides'] {
    display: grid;
    position: relative;
    min-width: 0;
    touch-action: pan-y;
  }
  [data-part='slides'] > div {
    display: grid;
    grid-area: 1 / 1;
    min-width: 0;
    opacity: 0;
    visibility: hidden;
    /* What leaves stays until what comes has covered it: a button that both have is there all the time, where it was. */
    transition:
      opacity 0s var(--motion-slow),
      visibility 0s var(--motion-slow);
  }
  [data-part='slides'] > div[data-current] {
    z-index: 1;
    opacity: 1;
    visibility: visible;
    transition: opacity var(--motion-slow) linear;
  }
  /* Pictures dissolve into each other; two titles over each other would only be noise. */
  [data-part='slides'] [data-part='words'] > :not([data-part='actions']) {
    opacity: 0;
    transition: opacity 0s;
  }
  [data-part='slides'] > div[data-current] [data-part='words'] > :not([data-part='actions']) {
    opacity: 1;
    transition: opacity var(--motion-normal) linear var(--motion-fast);
  }

  /* The one before has no need of its picture where it does not peek in; its words keep the hero as high as the highest. */
  [data-part='slides'] > div[data-at='previous']:not([data-leaving]) [data-part='media'] > * {
    display: var(--previous-picture, none);
  }

  [data-part='side'] b,
  [data-part='side'] small {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  [data-part='sheet'] a > :last-child {
    display: grid;
    min-width: 0;
  }
  [data-part='sheet'] b {
    color: var(--color-text-strong);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    line-height: 1.35;
  }
  [data-part='sheet'] small {
    color: var(--color-text-muted);
    font-size: var(--type--1);
    line-height: 1.35;
  }
  [data-part='tile'] > b {
    white-space: normal;
  }

  [data-part='pager'] {
    z-index: 2;
    display: flex;
    align-items: center;
    gap: 14px;
    color: var(--hero-pager, var(--color-text-on-art));
    font-size: var(--type--1);
    --icon-button-size: 28px;
    --button-ghost-text: var(--hero-pager, var(--color-text-on-art));
    --icon-button-icon: 16px;
  }
  [data-part='pager'] ol {
    display: flex;
    gap: 6px;
  }
  [data-part='pager'] button[data-slide] {
    display: flex;
    align-items: center;
    height: 28px;
    border-radius: var(--radius-s);
    color: inherit;
    text-align: start;
  }
  [data-part='pager'] button[data-slide] > span {
    position: relative;
    overflow: hidden;
    width: 22px;
    height: 5px;
    border-radius: var(--radius-pill);
  }
  [data-part='pager'] button[data-slide] > span::before {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background: var(--hero-pager, var(--color-text-on-art));
    opacity: 0.5;
  }
  [data-part='pager'] button[data-slide] > span > span {
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    transform: scaleX(0);
    transform-origin: left;
    background: var(--color-accent);
  }
  [data-part='pager'] button[aria-current] > span > span {
    transform: none;
    /* Two steps a pixel: a smooth bar would have the whole page drawn sixty times a second. */
    animation: ${run} var(--slide-ms) steps(44);
  }
  &[data-held] [data-part='pager'] button[aria-current] > span > span {
    animation-play-state: paused;
  }
  &[data-stopped] [data-part='pager'] button[aria-current] > span > span {
    animation: none;
  }
  [data-part='pager'] button > em {
    display: none;
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    font-style: normal;
    font-size: var(--type-0);
  }
  [data-part='pager'] button > em > b {
    margin-right: 10px;
    color: var(--color-accent-text);
  }
  [data-part='pager'] button > em > i {
    font-style: normal;
  }
  [data-part='next'] {
    display: none;
  }
  /* Fingers turn the page by themselves. */
  @media (max-width: 480px) {
    [data-part='pager'] > [data-to] {
      display: none;
    }
  }
  @media (max-width: 767px) {
    /* Small dots, but a finger's room around each, as far as there is room for all. */
    [data-part='pager'] ol {
      gap: 0;
      min-width: 0;
      margin: -8px 0;
    }
    [data-part='pager'] li {
      width: 36px;
      min-width: 24px;
    }
    [data-part='pager'] button[data-slide] {
      justify-content: center;
      width: 100%;
      height: var(--touch-target);
    }
    [data-part='pager'] button[data-slide] > span {
      width: 6px;
      height: 6px;
    }
    [data-part='pager'] button[aria-current] > span {
      width: 20px;
    }
  }

  /* On a phone the buttons share one line; a button that is only an icon keeps its square. */
  @media (max-width: 767px) {
    [data-part='actions'] {
      flex-wrap: nowrap;
      gap: 10px;
      width: 100%;
    }
    [data-part='actions'] > :not([aria-label]) {
      flex: 1 1 auto;
      padding: 0 8px;
      font-size: var(--type-0);
      white-space: nowrap;
    }
  }
  @media (max-width: 360px) {
    [data-part='actions'] {
      flex-wrap: wrap;
    }
  }

  ${slot('hero', 'heroFrame')}
`;
