import type { AreaLook } from '../../look.ts';

export default {
  choiceTile: `
    border-radius: var(--radius-l);
  `,
  tile: `
    border-color: var(--color-line);
  `,
} satisfies AreaLook<'reading'>;
