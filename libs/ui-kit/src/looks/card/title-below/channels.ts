import type { AreaLook } from '../../look.ts';

export default {
  nextProgramme: `
    padding-left: var(--space-5);
    border-left: 1px solid var(--color-line);
  `,
  narrowNextProgramme: `
    padding: 0;
    border: 0;
  `,
} satisfies AreaLook<'channels'>;
