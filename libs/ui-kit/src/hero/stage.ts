import styled, { keyframes } from 'styled-components';
import { heroLooksCss } from './hero-looks.ts';

const run = keyframes`
  from { transform: scaleX(0); }
`;
const push = keyframes`
  from { transform: scale(1.02); }
`;

/** The ground of the hero: slides over each other, a pager, and the brand's own layout. */
export const Stage = styled.section`
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
    transition:
      opacity var(--motion-slow) linear,
      visibility 0s var(--motion-slow);
  }
  [data-part='slides'] > div[data-current] {
    z-index: 1;
    opacity: 1;
    visibility: visible;
    transition: opacity var(--motion-slow) linear;
  }
  /* Pictures dissolve into each other; two titles over each other would only be noise. */
  [data-part='slides'] [data-part='words'] {
    opacity: 0;
    transition: opacity 0s;
  }
  [data-part='slides'] > div[data-current] [data-part='words'] {
    opacity: 1;
    transition: opacity var(--motion-normal) linear var(--motion-fast);
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-part='slides'] > div[data-current] [data-part='media'] img {
      animation: ${push} 1.4s var(--motion-ease);
    }
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
    animation: ${run} var(--slide-ms) linear;
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
  @media (min-width: 1024px) {
    :root[data-hero='full-bleed-cinema'] & [data-part='next'] {
      display: block;
    }
  }
  @media (max-width: 767px) {
    /* Small dots, but a finger's room around each. */
    [data-part='pager'] button[data-slide] {
      justify-content: center;
      min-width: 24px;
    }
    [data-part='pager'] button[data-slide] > span {
      width: 6px;
      height: 6px;
    }
    [data-part='pager'] button[aria-current] > span {
      width: 20px;
    }
  }

  ${heroLooksCss}
`;
