import type { AreaLook } from '../../look.ts';

export default {
  profileChoice: `
    & [data-part='face'] {
      border-radius: 34% 10%;
    }
    & [data-part='face']:not([data-empty]) {
      box-shadow: 0 0 0 6px var(--color-surface-1), 0 0 0 7px var(--color-line);
    }
    &[aria-current] [data-part='face'] {
      box-shadow: 0 0 0 6px var(--color-art-button);
    }
  `,
  profileAvatar: `
    border-radius: 34% 10%;
  `,
  profileHead: `
    & [data-part='face'] {
      border-radius: 34% 10%;
    }
  `,
} satisfies AreaLook<'profiles'>;
