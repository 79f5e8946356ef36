import type { AreaLook } from '../../look.ts';

export default {
  radioSegments: `
    border: 3px solid var(--color-text-strong);
  `,
} satisfies AreaLook<'forms'>;
