import type { AreaLook } from '../../look.ts';

export default {
  brandAside: `
    --entrance: var(--coverflow-glow);
  `,
  entrance: `
    @media (min-width: 481px) {
      border-radius: 52px;
    }
    & > header > button {
      background: var(--color-surface-3);
    }
  `,
} satisfies AreaLook<'sign-in'>;
