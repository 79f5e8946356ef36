import { onPhones, overPicture, type HeroSkeleton } from '../../hero-skeleton.ts';

export default {
  parts: ['picture'],
  css:
    '.sk-hero{margin:0 clamp(var(--m),11.8vw,240px)}.sk-hero i{border-radius:48px;box-shadow:var(--shadow-3)}' +
    overPicture('linear-gradient(90deg,var(--color-surface-0),transparent 62%)') +
    onPhones(
      '.sk-hero{margin:0 28px;min-height:calc(66vw + 296px)}.sk-hero i{border-radius:36px;background:var(--color-surface-0)}.sk-picture img{height:88vw}' +
        overPicture('linear-gradient(to bottom,transparent 48vw,var(--color-surface-0) 84vw)'),
    ),
} satisfies HeroSkeleton;
