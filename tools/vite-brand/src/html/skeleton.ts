import type { HeroSkeleton } from '@livery/ui-kit/looks';
import type { Site } from '../site/site.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { escapeHtml } from './escape.ts';

/** Side margin of the page, as the interface kit draws it. */
const MARGIN = 'max(var(--gutter),calc((100vw - var(--measure)) / 2))';

/** Whole wide cards of a row from each window width on, px; a part of the next one peeks in. Those of the interface kit. */
const WIDE_CARDS: readonly (readonly [from: number, cards: number])[] = [
  [481, 2],
  [768, 3],
  [1280, 4],
  [1600, 5],
  [1920, 6],
];

/** What a page of any brand stands on before its own styles arrive. */
const GROUND = `
*{box-sizing:border-box}
html{background:var(--color-surface-0);-webkit-text-size-adjust:100%}
body{margin:0;background:var(--color-surface-0);color:var(--color-text-normal);font:var(--weight-text) var(--type-0)/1.45 var(--font-text);font-variant-numeric:var(--font-numeric)}
.sk{--m:${MARGIN};--head:80px;--cards:1;--peek:.55;overflow:hidden;height:100vh}
.sk i,.sk b{display:block;background:var(--color-surface-2);border-radius:var(--radius-s)}
.sk-bar{position:relative;z-index:1;display:flex;align-items:center;gap:40px;height:var(--head);padding:0 var(--m)}
.sk-bar img{display:block;height:32px;width:auto}
.sk-bar i{width:72px;height:14px}
.sk-bar i:last-child{width:40px;height:40px;margin-left:auto;border-radius:var(--radius-pill)}
.sk-menu{--head:56px;gap:8px}.sk-menu i{height:36px;border-radius:var(--radius-pill)}
.sk-hero{display:grid;margin:0 var(--m);min-height:var(--hero-height)}
.sk-hero i{background:var(--color-surface-1);border-radius:0}
.sk-row{position:relative;padding:28px var(--m) 0}
.sk-row b{width:min(220px,50vw);height:20px;margin:6px 0 14px}
.sk-cards{display:flex;gap:var(--row-gap)}
.sk-cards i{flex:none;width:calc((100vw - var(--m) - var(--cards)*var(--row-gap))/(var(--cards) + var(--peek)));aspect-ratio:16/9;border-radius:var(--radius-card)}
[data-start=page] .sk-hero,[data-start=page] .sk-row{display:none}
.sk-no-script{position:fixed;top:0;right:0;bottom:0;left:0;display:grid;align-content:center;gap:12px;padding:24px;background:var(--color-surface-0);color:var(--color-text-strong);text-align:center}
${WIDE_CARDS.map(([from, cards]) => `@media (min-width:${from}px){.sk{--cards:${cards};--peek:.42}}`).join('')}
@media (max-width:1023px){.sk{--head:64px}.sk-bar i:not(:last-child){display:none}}
@media (prefers-reduced-motion:no-preference){.sk-hero,.sk-row{animation:sk 1.2s ease-in-out 1s infinite alternate}}
@keyframes sk{to{opacity:.6}}
`;

/** What the pictures of all heroes share. */
const PICTURE =
  '.sk-picture{position:relative;overflow:hidden}.sk-picture::after{content:"";position:absolute;top:0;right:0;bottom:0;left:0}' +
  '.sk-picture img{position:absolute;top:0;left:0;width:100%;height:100%;object-fit:cover;object-position:66% 40%}.sk-hero:has(img){animation:none}';

/** The rules that the first paint needs beside the tokens. */
export function skeletonCss({ heroSkeleton }: Site): string {
  return (GROUND + PICTURE + heroSkeleton.css).replaceAll('\n', '');
}

const blocks = (count: number) => '<i></i>'.repeat(count);

/** Where the first script finds the place of the picture. */
const heroHtml = ({ parts }: HeroSkeleton): string =>
  `<div class="sk-hero">${parts.map((part) => (part === 'picture' ? '<i class="sk-picture"></i>' : '<i></i>')).join('')}</div>`;

/** A still picture of the home page that is about to come; the application replaces it. */
export function skeletonHtml({ brand, heroSkeleton }: Site, { logo }: SiteFiles): string {
  const mark = `<img src="${logo.url}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(brand.name)}" fetchpriority="high">`;
  const parts = blocks(5);
  // Inside another application the host draws the mark; the menu stands alone, without a bar's height.
  const bar =
    brand.rules.pages.frame === 'embedded'
      ? `<div class="sk-bar sk-menu">${parts}</div>`
      : `<div class="sk-bar">${mark}${parts}</div>`;
  const row = `<div class="sk-row"><b></b><div class="sk-cards">${blocks(7)}</div></div>`;
  return `<div class="sk" aria-hidden="true">${bar}${heroHtml(heroSkeleton)}${row}${row}</div>`;
}

/** What a browser without scripts shows: the same sentence in each language of the brand. */
export function noScriptHtml({ texts: ofSite }: Site): string {
  const sentences = [...ofSite].map(([language, areas]) => {
    const text = areas['translation']?.['noscript_text'] ?? '';
    return text && `<p lang="${language}">${escapeHtml(text)}</p>`;
  });
  return `<noscript><div class="sk-no-script">${sentences.join('')}</div></noscript>`;
}
