import type { AreaLook } from '../../look.ts';

export default {
  playButton: `
    &::before {
      background: linear-gradient(90deg, var(--color-accent-from), var(--color-accent-to));
      opacity: 1;
    }
  `,
} satisfies AreaLook<'player'>;
