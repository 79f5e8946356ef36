import type { AreaLook } from '../../look.ts';

export default {
  profilePicker: `
    gap: 4px;
    max-width: none;
    &[data-place='page'] {
      max-width: none;
    }
    @media (max-width: 480px) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      width: 100%;
    }
  `,
  profileChoice: `
    /* Cards of players: the name stands in the picture. */
    position: relative;
    --card-width: clamp(140px, 15.5vw, 232px);
    width: var(--card-width);
    & [data-part='face'] {
      aspect-ratio: 3 / 4;
      margin: 0;
      /* Rule, shade and picture end where the corner does, which a child's is round. */
      overflow: hidden;
    }
    /* They stand so close that the ring lies on the next one. */
    &:focus-visible {
      z-index: 1;
    }
    & [data-part='face']:not([data-empty])::after {
      content: '';
      position: absolute;
      inset: 45% 0 0;
      background: linear-gradient(transparent, #000 82%);
    }
    & [data-part='face'] > span:last-child:not(:first-child) {
      inset: 8px 8px auto auto;
      width: 40px;
    }
    & b,
    & small {
      position: absolute;
      z-index: 1;
      left: 12px;
      right: 12px;
      text-align: start;
    }
    & b {
      bottom: 34px;
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: calc(var(--card-width) * 0.165);
      font-weight: var(--weight-display);
      line-height: 0.94;
      text-transform: var(--display-case);
    }
    & b:last-child {
      bottom: 14px;
    }
    & small {
      bottom: 11px;
      font-size: var(--type--1);
      color: var(--color-text-normal);
    }
    /* Clear of the dashes. */
    & [data-empty] ~ b,
    & [data-empty] ~ small {
      left: 20px;
      right: 20px;
    }
    & [data-empty] ~ b {
      bottom: 40px;
      font-size: calc(var(--card-width) * 0.13);
      hyphens: manual;
    }
    & [data-empty] ~ b:last-child,
    & [data-empty] ~ small {
      bottom: 20px;
    }
    &[aria-current] [data-part='face'],
    &:hover [data-part='face'] {
      box-shadow: inset 0 8px 0 var(--color-accent);
      transform: none;
    }
    &[aria-current] [data-part='face']::before {
      content: '';
      position: absolute;
      z-index: 2;
      inset: 0 0 auto;
      height: 8px;
      background: var(--color-accent);
    }
    @media (max-width: 480px) {
      width: 100%;
    }
  `,
  whoWatches: `
    & h1 {
      font-size: clamp(4rem, 11vw, 11rem);
      line-height: 0.94;
    }
    @media (min-width: 820px) {
      place-items: center start;
      & > section {
        justify-items: start;
        gap: var(--space-6);
        text-align: start;
      }
    }
  `,
} satisfies AreaLook<'profiles'>;
