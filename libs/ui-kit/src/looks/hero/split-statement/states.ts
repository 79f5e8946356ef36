import type { AreaLook } from '../../look.ts';

export default {
  scene: `
    --scene: var(--split-statement);
  `,
} satisfies AreaLook<'states'>;
