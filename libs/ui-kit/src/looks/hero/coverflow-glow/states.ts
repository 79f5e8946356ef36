import type { AreaLook } from '../../look.ts';

export default {
  scene: `
    --scene: var(--coverflow-glow);
  `,
} satisfies AreaLook<'states'>;
