import type { AreaLook } from '../../look.ts';

export default {
  dialogHead: `
    & > button {
      background: var(--color-surface-3);
    }
  `,
} satisfies AreaLook<'overlay'>;
