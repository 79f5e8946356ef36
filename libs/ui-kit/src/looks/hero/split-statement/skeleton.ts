import { onPhones, type HeroSkeleton } from '../../hero-skeleton.ts';

export default {
  parts: ['plain', 'picture'],
  css:
    '.sk-bar{background:var(--color-surface-1);border-bottom:1px solid var(--color-line)}' +
    '.sk-hero{grid-template-columns:minmax(0,min(500px,56%)) minmax(0,1fr);margin-top:20px;border:1px solid var(--color-line);border-radius:var(--radius-l);overflow:hidden}.sk-hero i+i{background:var(--color-surface-3)}' +
    onPhones('.sk-hero{grid-template-columns:1fr;grid-template-rows:auto 1fr}.sk-hero i+i{order:-1;aspect-ratio:2/1}'),
} satisfies HeroSkeleton;
