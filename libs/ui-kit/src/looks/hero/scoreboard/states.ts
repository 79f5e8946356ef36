import type { AreaLook } from '../../look.ts';

export default {
  scene: `
    --scene: var(--scoreboard);
  `,
} satisfies AreaLook<'states'>;
