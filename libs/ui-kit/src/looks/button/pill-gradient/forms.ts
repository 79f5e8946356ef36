import type { AreaLook } from '../../look.ts';

export default {
  pinDot: `
    &[data-filled] {
      border-color: transparent;
      background: var(--button-primary) border-box;
    }
  `,
  switchTrack: `
    &:checked {
      border-color: transparent;
      background: var(--button-primary) border-box;
    }
  `,
} satisfies AreaLook<'forms'>;
