import { onPhones, overPicture, type HeroSkeleton } from '../../hero-skeleton.ts';

export default {
  parts: ['picture', 'plain'],
  css:
    '.sk-bar{border-bottom:1px solid var(--color-line)}.sk-hero{margin:0;border-top:34px solid var(--color-surface-1);border-bottom:8px solid var(--color-accent)}.sk-row b{border-left:12px solid var(--color-accent)}' +
    '@media (min-width:1100px){.sk-hero{grid-template-columns:minmax(0,1fr) clamp(300px,23.4vw,460px)}}@media (max-width:1099px){.sk-hero i+i{display:none}}' +
    overPicture(
      'linear-gradient(90deg,var(--color-art-scrim),transparent 62%),linear-gradient(to top,var(--color-surface-0),transparent 46%)',
    ) +
    onPhones('.sk-hero{border-top-width:44px;min-height:calc(58vw + 352px)}'),
} satisfies HeroSkeleton;
