import { createGlobalStyle } from 'styled-components';
import { childCss } from './child-look.ts';
import { lookValuesCss } from '../looks/values-css.ts';

/**
 * The ground that every page stands on: a small reset, text defaults, the focus ring and the named looks. The tokens
 * themselves are already in the branded HTML.
 */
export const GlobalStyle = createGlobalStyle`
  ${lookValuesCss}
  ${childCss}

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    background: var(--color-surface-0);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-color: var(--color-outline) transparent;
  }

  /* Side margin of the page: the brand's gutter, or what is left of its measure. A narrower container sets its own. */
  :root[data-bottom-nav] {
    --bottom-nav-height: calc(63px + env(safe-area-inset-bottom, 0px));
  }
  :root {
    --page-margin: max(var(--gutter), calc((100vw - var(--measure)) / 2));
    --ring-room: calc(var(--focus-width) + var(--focus-gap) + 6px);
  }

  body {
    background: var(--color-surface-0);
    color: var(--color-text-normal);
    font-family: var(--font-text);
    font-weight: var(--weight-text);
    font-variant-numeric: var(--font-numeric);
    font-size: var(--type-0);
    line-height: 1.45;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    min-height: 100vh;
  }

  img, picture, video, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; padding: 0; text-align: inherit; cursor: pointer; }
  a { color: inherit; text-decoration: none; }
  ul, ol { list-style: none; padding: 0; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  :disabled, [aria-disabled='true'] { cursor: default; }
  h1, h2, h3, h4 { text-wrap: balance; }
  ::selection { background: var(--color-accent); color: var(--color-text-on-accent); }

  :focus-visible {
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: var(--focus-gap);
  }

  [data-visually-hidden]:not(:focus):not(:active) {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /* A card's picture on its way to the page that it leads to, over the pages that give way to each other. The page is pressed through it. */
  ::view-transition { pointer-events: none; }
  ::view-transition-group(picture) {
    animation-duration: var(--motion-slow);
    animation-timing-function: var(--motion-ease);
  }
  ::view-transition-old(picture) {
    width: 100%;
    height: 100%;
    object-fit: cover;
    animation-duration: var(--motion-slow);
    animation-timing-function: ease-in;
  }
  ::view-transition-new(picture) { display: none; }
  ::view-transition-old(root), ::view-transition-new(root) { animation-duration: var(--motion-normal); }

  /* Nobody has to look through glass; and a blurred frame costs a device without a graphics processor a fifth of a second. */
  @media (prefers-reduced-transparency: reduce) {
    *, ::backdrop { backdrop-filter: none !important; }
  }

  /* Three times, to weigh more than a system theme's rule for its second scheme. */
  @media (prefers-contrast: more) {
    :root:root:root {
      --color-line: var(--color-outline);
      --color-outline: var(--color-text-normal);
      --color-text-muted: var(--color-text-normal);
    }
  }
`;
