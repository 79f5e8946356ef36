import type { AreaLook } from '../../look.ts';

export default {
  profileHead: `
    & [data-part='face'] {
      border-radius: 50%;
    }
  `,
  profileAvatar: `
    border-radius: 50%;
  `,
  profileChoice: `
    /* Lights of the night: each has a ring of the brand's gradient around it. */
    & [data-part='face'] {
      border-radius: 50%;
    }
    & [data-part='face']:not([data-empty])::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: -7px;
      border-radius: 50%;
      background: var(--color-surface-3);
      mask: radial-gradient(closest-side, transparent calc(100% - 4px), #000 calc(100% - 3px));
    }
    &:hover [data-part='face']::before,
    &:focus-visible [data-part='face']::before,
    &[aria-current] [data-part='face']::before {
      background: conic-gradient(from 210deg, var(--color-progress-from), var(--color-progress-to), var(--color-progress-from));
    }
    &[aria-current] [data-part='face'] {
      box-shadow: 0 0 44px color-mix(in oklab, var(--color-accent) 60%, transparent);
    }
  `,
  whoWatches: `
    background: radial-gradient(60% 50% at 50% 46%, color-mix(in oklab, var(--color-accent-from) 34%, transparent), transparent);
  `,
} satisfies AreaLook<'profiles'>;
