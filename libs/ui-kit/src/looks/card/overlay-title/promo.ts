import type { AreaLook } from '../../look.ts';

export default {
  promoConfirmation: `
    & > [data-part='description'],
    & > [role='status']:not(:empty) {
      border: 0;
      border-left: 8px solid var(--color-accent);
      border-radius: 0;
    }
  `,
} satisfies AreaLook<'promo'>;
