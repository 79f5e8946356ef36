import type { AreaLook } from '../../look.ts';

export default {
  playButton: `
    border-radius: 0;
    color: var(--color-text-on-accent);
    &::before {
      background: linear-gradient(90deg, var(--color-accent-from), var(--color-accent-to));
      opacity: 1;
      border-radius: 0;
    }
  `,
} satisfies AreaLook<'player'>;
