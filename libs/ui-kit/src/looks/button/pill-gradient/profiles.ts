import type { AreaLook } from '../../look.ts';

export default {
  profileHead: `
    & [data-part='face'] {
      border-radius: 50%;
    }
  `,
  profileAvatar: `
    border-radius: 50%;
  `,
  profileChoice: `
    & [data-part='face'] {
      border-radius: 50%;
    }
  `,
} satisfies AreaLook<'profiles'>;
