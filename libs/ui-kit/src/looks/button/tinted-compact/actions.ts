import type { AreaLook } from '../../look.ts';

export default {
  buttonFace: `
    &[data-kind='secondary']::before {
      background: var(--color-accent);
      opacity: 0.14;
    }
    &[data-kind='secondary']:hover::before {
      opacity: 0.22;
    }
  `,
} satisfies AreaLook<'actions'>;
