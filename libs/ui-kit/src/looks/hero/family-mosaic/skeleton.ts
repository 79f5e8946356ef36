import { onPhones, overPicture, type HeroSkeleton } from '../../hero-skeleton.ts';

export default {
  parts: ['picture', 'plain'],
  css:
    '.sk-hero{gap:20px}.sk-hero i{border-radius:56px 14px 56px 14px}.sk-hero i+i{border-radius:44px 14px 14px 44px}' +
    '@media (min-width:1100px){.sk-hero{grid-template-columns:minmax(0,1fr) clamp(340px,27vw,480px)}}@media (max-width:1099px){.sk-hero i+i{display:none}}' +
    overPicture(
      'linear-gradient(90deg,var(--color-art-scrim) 20%,transparent 74%),linear-gradient(to top,var(--color-art-scrim),transparent 46%)',
    ) +
    onPhones(
      '.sk-hero{min-height:calc(52vw + 330px)}.sk-hero i{border-radius:40px 12px 40px 12px}.sk-picture img{height:78vw}' +
        overPicture('linear-gradient(to bottom,transparent 36vw,var(--color-surface-1) 74vw)'),
    ),
} satisfies HeroSkeleton;
