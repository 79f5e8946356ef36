import type { AreaLook } from '../../look.ts';

export default {
  channelZoom: `
    border: 0;
    border-top: 6px solid var(--color-accent);
  `,
} satisfies AreaLook<'channels'>;
