import { overPicture, type HeroSkeleton } from '../../hero-skeleton.ts';

export default {
  parts: ['picture'],
  css:
    '.sk-hero{margin-top:12px}.sk-hero i{border-radius:14px}.sk-row{padding-top:18px}.sk-picture img{object-position:66% 82%}' +
    // The column of what is on air stands at the right.
    '@media (min-width:1100px){.sk-hero{margin-right:calc(var(--m) + 404px)}.sk-row{margin-right:calc(var(--m) + 404px);padding-right:0;overflow:hidden}}' +
    overPicture(
      'linear-gradient(90deg,var(--color-art-scrim),transparent 70%),linear-gradient(to top,var(--color-art-scrim),transparent 70%)',
    ),
} satisfies HeroSkeleton;
