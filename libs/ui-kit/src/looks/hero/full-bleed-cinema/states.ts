import type { AreaLook } from '../../look.ts';

export default {
  scene: `
    --scene: var(--full-bleed-cinema);
  `,
} satisfies AreaLook<'states'>;
