import type { AreaLook } from '../../look.ts';

export default {
  codeCell: `
    border-radius: var(--radius-button);
  `,
  pinKey: `
    border-radius: var(--radius-button);
  `,
} satisfies AreaLook<'forms'>;
