import type { AreaLook } from '../../look.ts';

export default {
  buttonFace: `
    word-spacing: var(--display-word-spacing);
  `,
} satisfies AreaLook<'actions'>;
