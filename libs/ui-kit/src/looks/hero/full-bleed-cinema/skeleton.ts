import { onPhones, overPicture, type HeroSkeleton } from '../../hero-skeleton.ts';

export default {
  parts: ['picture'],
  css:
    '.sk-hero{margin:calc(-1*var(--head)) 0 -44px}.sk-hero i{background:linear-gradient(90deg,var(--color-surface-0),var(--color-surface-1))}' +
    '@media (min-width:768px){.sk-picture img{object-position:66% 56%}}' +
    overPicture(
      'linear-gradient(90deg,var(--color-surface-0) 2%,transparent 58%),linear-gradient(to top,var(--color-surface-0) 5%,transparent 42%),linear-gradient(var(--color-art-scrim) 44px,transparent 124px)',
    ) +
    onPhones(
      '.sk-hero{min-height:calc(58vw + 254px);margin-bottom:0}.sk-hero i:has(img){background:none}.sk-picture img{height:calc(100% - 116px)}' +
        overPicture(
          'linear-gradient(to top,var(--color-surface-0) 128px,transparent 62%),linear-gradient(var(--color-art-scrim) 44px,transparent 124px)',
        ),
    ),
} satisfies HeroSkeleton;
