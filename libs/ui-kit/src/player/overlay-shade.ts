import { fill } from '../theme/css.ts';

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

/** All of the shade lies under all words and lines: that is what contrast is measured on. It fades beyond them. */
export const shade = `
  /* How far the shade reaches beyond what is written on it. */
  --shade-fade: 88px;
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
  @media (max-width: 767px) {
    --shade-fade: 28px;
  }
  :root[data-density='tv'] && {
    --shade-fade: 220px;
  }
`;
