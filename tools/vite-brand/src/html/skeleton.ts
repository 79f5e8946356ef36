import type { Theme } from '@livery/brand-kit/theme';
import type { Site } from '../site/site.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { escapeHtml } from './escape.ts';

type Hero = Theme['variant']['hero'];

/** Side margin of the page, as the interface kit draws it. */
const MARGIN = 'max(var(--gutter),calc((100vw - var(--measure)) / 2))';

/** What a page of any brand stands on before its own styles arrive. */
const GROUND = `
*{box-sizing:border-box}
html{background:var(--color-surface-0);-webkit-text-size-adjust:100%}
body{margin:0;background:var(--color-surface-0);color:var(--color-text-normal);font:var(--weight-text) var(--type-0)/1.45 var(--font-text);font-variant-numeric:var(--font-numeric)}
.sk{overflow:hidden;height:100vh;padding:0 ${MARGIN}}
.sk i,.sk b{display:block;background:var(--color-surface-2);border-radius:var(--radius-s)}
.sk-bar{display:flex;align-items:center;gap:24px;height:72px}
.sk-bar i{width:72px;height:14px;opacity:.7}
.sk-bar i:last-child{width:36px;height:36px;margin-left:auto;border-radius:var(--radius-pill)}
.sk-hero{display:grid;gap:20px;height:var(--hero-height);margin-bottom:32px}
.sk-hero>i{background:var(--color-surface-1);border-radius:var(--radius-card)}
.sk-row{margin-bottom:32px}
.sk-row b{width:220px;height:22px;margin-bottom:16px}
.sk-cards{display:flex;gap:var(--row-gap)}
.sk-cards i{flex:none;width:clamp(140px,20vw,272px);aspect-ratio:16/9;border-radius:var(--radius-card)}
[data-start=page] .sk-hero,[data-start=page] .sk-row:nth-of-type(n+4){display:none}
.sk-no-script{position:fixed;inset:0;display:grid;align-content:center;gap:12px;padding:24px;background:var(--color-surface-0);color:var(--color-text-strong);text-align:center}
@media (max-width:1023px){.sk-bar{height:56px}.sk-bar i:not(:last-child){display:none}.sk-cards i{width:clamp(140px,44vw,272px)}}
@media (prefers-reduced-motion:no-preference){.sk i,.sk b{animation:sk 1.6s ease-in-out infinite alternate}}
@keyframes sk{to{opacity:.55}}
`;

/** How many blocks the brand's hero has, and how they lie. */
const HEROES: Readonly<Record<Hero, { readonly blocks: number; readonly css: string }>> = {
  'full-bleed-cinema': {
    blocks: 1,
    css: `.sk-hero{margin:-72px calc(-1 * ${MARGIN}) -12px;height:calc(var(--hero-height) + 28px)}.sk-hero>i{border-radius:0;background:linear-gradient(90deg,var(--color-surface-0),var(--color-surface-1))}.sk-bar{position:relative;z-index:1}`,
  },
  'family-mosaic': {
    blocks: 3,
    css: '@media (min-width:1024px){.sk-hero{grid-template:2fr 1fr/1fr 384px}.sk-hero>i:first-child{grid-row:1/3}}@media (max-width:1023px){.sk-hero>i+i{display:none}}',
  },
  'split-statement': {
    blocks: 2,
    css: '.sk-hero{gap:0;margin-top:20px;border:1px solid var(--color-line);border-radius:var(--radius-card);overflow:hidden}.sk-hero>i{border-radius:0}.sk-hero>i+i{background:var(--color-surface-3)}@media (min-width:1024px){.sk-hero{grid-template-columns:500px 1fr}}',
  },
  scoreboard: {
    blocks: 2,
    css: `.sk-hero{gap:0;margin:0 calc(-1 * ${MARGIN}) 32px;border-bottom:8px solid var(--color-accent)}.sk-hero>i+i{background:var(--color-surface-2)}@media (min-width:1024px){.sk-hero{grid-template-columns:1fr 336px}}@media (max-width:1023px){.sk-hero>i+i{display:none}}`,
  },
  'coverflow-glow': {
    blocks: 3,
    css: `.sk-bar{justify-content:center}.sk-hero{margin:0 calc(-1 * ${MARGIN}) 32px;grid-template-columns:150px 1fr 150px}.sk-hero>i{border-radius:48px;box-shadow:var(--shadow-3)}.sk-hero>i:first-child{order:-1;margin:30px 0 30px -48px;opacity:.6}.sk-hero>i:last-child{margin:30px -48px 30px 0;opacity:.6}@media (max-width:1023px){.sk-hero{grid-template-columns:1fr;margin-inline:0}.sk-hero>i:nth-child(odd){display:none}}`,
  },
  'inline-strip': {
    blocks: 1,
    css: '@media (min-width:1024px){.sk-hero,.sk-row{margin-right:404px}}',
  },
};

/** The rules that the first paint needs beside the tokens. */
export function skeletonCss({ theme }: Site): string {
  return (GROUND + HEROES[theme.variant.hero].css).replaceAll('\n', '');
}

const blocks = (count: number) => '<i></i>'.repeat(count);

/** A still picture of the home page that is about to come; the application replaces it. */
export function skeletonHtml({ brand, theme }: Site, { logo }: SiteFiles): string {
  const embedded = brand.rules.pages.frame === 'embedded';
  const mark = embedded
    ? ''
    : `<img src="${logo.url}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(brand.name)}" fetchpriority="high">`;
  const row = `<div class="sk-row"><b></b><div class="sk-cards">${blocks(8)}</div></div>`;
  return `<div class="sk" aria-hidden="true"><div class="sk-bar">${mark}${blocks(5)}</div><div class="sk-hero">${blocks(HEROES[theme.variant.hero].blocks)}</div>${row}${row}</div>`;
}

/** What a browser without scripts shows: the same sentence in each language of the brand. */
export function noScriptHtml({ translations }: Site): string {
  const sentences = [...translations].map(([language, texts]) => {
    const text = texts['noscript_text'] ?? '';
    return text && `<p lang="${language}">${escapeHtml(text)}</p>`;
  });
  return `<noscript><div class="sk-no-script">${sentences.join('')}</div></noscript>`;
}
