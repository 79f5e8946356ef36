import type { AreaLook } from '../../look.ts';

export default {
  scene: `
    --scene: var(--family-mosaic);
  `,
} satisfies AreaLook<'states'>;
