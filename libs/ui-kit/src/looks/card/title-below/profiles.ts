import type { AreaLook } from '../../look.ts';

export default {
  profilePicker: `
    /* A dark hall: whoever is not looked at steps back. */
    &:has(:focus-visible) > li:not(:focus-within) {
      opacity: 0.55;
    }
    & > li {
      transition: opacity var(--motion-normal) linear;
    }
  `,
} satisfies AreaLook<'profiles'>;
