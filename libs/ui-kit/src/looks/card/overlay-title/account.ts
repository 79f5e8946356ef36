import type { AreaLook } from '../../look.ts';

export default {
  settingsTile: `
    @media (min-width: 600px) {
      & strong {
        font-size: var(--type-2);
      }
    }
  `,
} satisfies AreaLook<'account'>;
