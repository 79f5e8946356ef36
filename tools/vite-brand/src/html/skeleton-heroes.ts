import type { Theme } from '@livery/brand-kit/theme';

type HeroLook = Theme['variant']['hero'];

/** The part of a hero that will carry its picture, and another part that stands beside it. */
type Part = 'picture' | 'plain';

/** How the skeleton of a hero lies, as the interface kit draws the hero itself. */
interface SkeletonHero {
  readonly parts: readonly Part[];
  readonly css: string;
}

const phone = (css: string) => `@media (max-width:767px){${css}}`;
/** Over the picture, so that the words which come later stand on it as they will. */
const scrim = (gradients: string) => `.sk-picture:has(img)::after{background:${gradients}}`;

/** What the pictures of all heroes share. */
export const SKELETON_PICTURE_CSS =
  '.sk-picture{position:relative;overflow:hidden}.sk-picture::after{content:"";position:absolute;top:0;right:0;bottom:0;left:0}' +
  '.sk-picture img{position:absolute;top:0;left:0;width:100%;height:100%;object-fit:cover;object-position:66% 40%}.sk-hero:has(img){animation:none}';

export const SKELETON_HEROES: Readonly<Record<HeroLook, SkeletonHero>> = {
  'full-bleed-cinema': {
    parts: ['picture'],
    css:
      '.sk-hero{margin:calc(-1*var(--head)) 0 -44px}.sk-hero i{background:linear-gradient(90deg,var(--color-surface-0),var(--color-surface-1))}' +
      '@media (min-width:768px){.sk-picture img{object-position:66% 56%}}' +
      scrim(
        'linear-gradient(90deg,var(--color-surface-0) 2%,transparent 58%),linear-gradient(to top,var(--color-surface-0) 5%,transparent 42%),linear-gradient(to bottom,var(--color-art-scrim),transparent 22%)',
      ) +
      phone(
        '.sk-hero{min-height:calc(58vw + 254px);margin-bottom:0}.sk-hero i:has(img){background:none}.sk-picture img{height:calc(100% - 116px)}' +
          scrim(
            'linear-gradient(to top,var(--color-surface-0) 128px,transparent 62%),linear-gradient(to bottom,var(--color-art-scrim),transparent 26%)',
          ),
      ),
  },
  'family-mosaic': {
    parts: ['picture', 'plain'],
    css:
      '.sk-hero{gap:20px}.sk-hero i{border-radius:56px 14px 56px 14px}.sk-hero i+i{border-radius:44px 14px 14px 44px}' +
      '@media (min-width:1100px){.sk-hero{grid-template-columns:minmax(0,1fr) clamp(340px,27vw,480px)}}@media (max-width:1099px){.sk-hero i+i{display:none}}' +
      scrim(
        'linear-gradient(90deg,var(--color-art-scrim) 20%,transparent 74%),linear-gradient(to top,var(--color-art-scrim),transparent 46%)',
      ) +
      phone(
        '.sk-hero{min-height:calc(52vw + 330px)}.sk-hero i{border-radius:40px 12px 40px 12px}.sk-picture img{height:78vw}' +
          scrim('linear-gradient(to bottom,transparent 36vw,var(--color-surface-1) 74vw)'),
      ),
  },
  'split-statement': {
    parts: ['plain', 'picture'],
    css:
      '.sk-bar{background:var(--color-surface-1);border-bottom:1px solid var(--color-line)}' +
      '.sk-hero{grid-template-columns:minmax(0,min(500px,56%)) minmax(0,1fr);margin-top:20px;border:1px solid var(--color-line);border-radius:var(--radius-l);overflow:hidden}.sk-hero i+i{background:var(--color-surface-3)}' +
      phone('.sk-hero{grid-template-columns:1fr;grid-template-rows:auto 1fr}.sk-hero i+i{order:-1;aspect-ratio:2/1}'),
  },
  scoreboard: {
    parts: ['picture', 'plain'],
    css:
      '.sk-bar{border-bottom:1px solid var(--color-line)}.sk-hero{margin:0;border-top:34px solid var(--color-surface-1);border-bottom:8px solid var(--color-accent)}.sk-row b{border-left:12px solid var(--color-accent)}' +
      '@media (min-width:1100px){.sk-hero{grid-template-columns:minmax(0,1fr) clamp(300px,23.4vw,460px)}}@media (max-width:1099px){.sk-hero i+i{display:none}}' +
      scrim(
        'linear-gradient(90deg,var(--color-art-scrim),transparent 62%),linear-gradient(to top,var(--color-surface-0),transparent 46%)',
      ) +
      phone('.sk-hero{border-top-width:44px;min-height:calc(52vw + 352px)}'),
  },
  'coverflow-glow': {
    parts: ['picture'],
    css:
      '.sk-hero{margin:0 clamp(var(--m),11.8vw,240px)}.sk-hero i{border-radius:48px;box-shadow:var(--shadow-3)}' +
      scrim('linear-gradient(90deg,var(--color-surface-0),transparent 62%)') +
      phone(
        '.sk-hero{margin:0 28px;min-height:calc(66vw + 296px)}.sk-hero i{border-radius:36px;background:var(--color-surface-0)}.sk-picture img{height:88vw}' +
          scrim('linear-gradient(to bottom,transparent 48vw,var(--color-surface-0) 84vw)'),
      ),
  },
  'inline-strip': {
    parts: ['picture'],
    css:
      '.sk-hero{margin-top:12px}.sk-hero i{border-radius:14px}.sk-row{padding-top:18px}.sk-picture img{object-position:66% 82%}' +
      // The column of what is on air stands at the right.
      '@media (min-width:1100px){.sk-hero{margin-right:calc(var(--m) + 404px)}.sk-row{margin-right:calc(var(--m) + 404px);padding-right:0;overflow:hidden}}' +
      scrim(
        'linear-gradient(90deg,var(--color-art-scrim),transparent 70%),linear-gradient(to top,var(--color-art-scrim),transparent 70%)',
      ),
  },
};

/** Where the first script finds the place of the picture. */
export const heroHtml = (look: HeroLook): string =>
  `<div class="sk-hero">${SKELETON_HEROES[look].parts.map((part) => (part === 'picture' ? '<i class="sk-picture"></i>' : '<i></i>')).join('')}</div>`;
