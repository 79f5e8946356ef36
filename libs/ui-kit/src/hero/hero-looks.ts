/**
 * How each brand tells its first story: the CSS of a hero by the root's `data-hero`. Parts: the stage (`&`), a slide, its
 * `media`, its `scrim`, its `words`, and the `pager`. Phones have their own layout at the end of each look.
 */

const cinema = `
  :root[data-hero='full-bleed-cinema'] & {
    margin-top: calc(-1 * var(--header-height, 0px));
    margin-bottom: -44px;
  }
  :root[data-hero='full-bleed-cinema'] & [data-part='slide'] {
    min-height: var(--hero-height);
    align-items: end;
  }
  :root[data-hero='full-bleed-cinema'] & [data-part='scrim'] {
    background:
      linear-gradient(90deg, var(--color-surface-0) 2%, transparent 58%),
      linear-gradient(to top, var(--color-surface-0) 5%, transparent 42%),
      linear-gradient(to bottom, var(--color-art-scrim), transparent 22%);
  }
  :root[data-hero='full-bleed-cinema'] & [data-part='words'] {
    padding: calc(var(--header-height, 0px) + var(--space-3)) var(--page-margin) 84px;
  }
  :root[data-hero='full-bleed-cinema'] & [data-part='pager'] {
    position: absolute;
    right: var(--page-margin);
    bottom: 90px;
  }
  @media (min-width: 768px) {
    :root[data-hero='full-bleed-cinema'] & [data-part='pager'] [data-slide] > span {
      width: 28px;
      height: 3px;
    }
  }
  @media (max-width: 767px) {
    :root[data-hero='full-bleed-cinema'] & {
      margin-bottom: 0;
    }
    :root[data-hero='full-bleed-cinema'] & [data-part='slide'] {
      min-height: 0;
    }
    :root[data-hero='full-bleed-cinema'] & [data-part='media'] {
      bottom: 116px;
    }
    :root[data-hero='full-bleed-cinema'] & [data-part='scrim'] {
      background:
        linear-gradient(to top, var(--color-surface-0) 128px, transparent 62%),
        linear-gradient(to bottom, var(--color-art-scrim), transparent 26%);
    }
    :root[data-hero='full-bleed-cinema'] & [data-part='words'] {
      justify-items: center;
      text-align: center;
      padding: calc(58vw + 20px) var(--page-margin) 36px;
    }
    :root[data-hero='full-bleed-cinema'] & [data-part='words'] > [data-part='description'] {
      display: none;
    }
    :root[data-hero='full-bleed-cinema'] & [data-part='pager'] {
      left: 0;
      right: 0;
      bottom: 10px;
      justify-content: center;
    }
  }
`;

const mosaic = `
  :root[data-hero='family-mosaic'] & {
    margin: 0 var(--page-margin);
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  :root[data-hero='family-mosaic'] &[data-side] {
    @media (min-width: 1100px) {
      grid-template-columns: minmax(0, 1fr) 384px;
    }
  }
  :root[data-hero='family-mosaic'] & [data-part='slides'] {
    border-radius: 56px 14px 56px 14px;
    overflow: hidden;
  }
  :root[data-hero='family-mosaic'] & [data-part='slide'] {
    min-height: var(--hero-height);
    align-items: end;
  }
  :root[data-hero='family-mosaic'] & [data-part='scrim'] {
    background:
      linear-gradient(90deg, var(--color-art-scrim), transparent 62%),
      linear-gradient(to top, var(--color-art-scrim), transparent 46%);
  }
  :root[data-hero='family-mosaic'] & [data-part='words'] {
    padding: 32px 44px 36px;
    --hero-text: var(--color-text-on-art);
  }
  :root[data-hero='family-mosaic'] & [data-part='pager'] {
    position: absolute;
    right: 32px;
    bottom: 28px;
  }
  @media (max-width: 767px) {
    :root[data-hero='family-mosaic'] & [data-part='slides'] {
      border-radius: 40px 12px 40px 12px;
    }
    :root[data-hero='family-mosaic'] & [data-part='words'] {
      padding: 44vw 20px 44px;
    }
    :root[data-hero='family-mosaic'] & [data-part='scrim'] {
      background: linear-gradient(to top, var(--color-surface-0) 12%, var(--color-art-scrim) 44%, transparent 82%);
    }
    :root[data-hero='family-mosaic'] & [data-part='pager'] {
      left: 20px;
      right: auto;
      bottom: 12px;
    }
  }
`;

const statement = `
  :root[data-hero='split-statement'] & {
    margin: var(--space-5) var(--page-margin) 0;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    overflow: hidden;
  }
  :root[data-hero='split-statement'] & [data-part='slide'] {
    grid-template-columns: minmax(0, 500px) minmax(0, 1fr);
    min-height: var(--hero-height);
    background: var(--color-surface-1);
  }
  :root[data-hero='split-statement'] & [data-part='media'] {
    position: relative;
    grid-area: 1 / 2;
  }
  :root[data-hero='split-statement'] & [data-part='scrim'] {
    display: none;
  }
  :root[data-hero='split-statement'] & [data-part='words'] {
    grid-area: 1 / 1;
    align-content: center;
    padding: 32px 40px;
    --color-art-button: transparent;
    --color-text-on-art-button: var(--color-accent-text);
    --button-on-art-border: var(--button-secondary-border);
  }
  :root[data-hero='split-statement'] & {
    --hero-pager: var(--color-text-strong);
  }
  :root[data-hero='split-statement'] & [data-part='facts'] [data-tone='outline'] {
    min-height: 0;
    padding: 0;
    border: 0;
    font-size: inherit;
  }
  :root[data-hero='split-statement'] & [data-part='title'] > * {
    font-size: var(--type-5);
  }
  :root[data-hero='split-statement'] & [data-part='facts'] {
    display: flex;
    gap: 0;
    width: max-content;
    max-width: 100%;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-m);
  }
  :root[data-hero='split-statement'] & [data-part='facts'] > * {
    padding: 10px 16px;
    border-left: 1px solid var(--color-line);
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  :root[data-hero='split-statement'] & [data-part='facts'] > :first-child {
    border-left: 0;
  }
  :root[data-hero='split-statement'] & [data-part='pager'] {
    border-top: 1px solid var(--color-line);
    gap: 0;
    padding-right: 10px;
  }
  :root[data-hero='split-statement'] & [data-part='pager'] ol {
    flex: 1;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 0;
  }
  :root[data-hero='split-statement'] & [data-part='pager'] li + li {
    border-left: 1px solid var(--color-line);
  }
  :root[data-hero='split-statement'] & [data-part='pager'] [data-slide] {
    width: 100%;
    height: 48px;
    padding: 0 18px;
    outline-offset: -3px;
    border-top: 3px solid transparent;
  }
  :root[data-hero='split-statement'] & [data-part='pager'] [data-slide][aria-current] {
    border-top-color: var(--color-accent);
    background: var(--color-surface-0);
    color: var(--color-text-strong);
  }
  :root[data-hero='split-statement'] & [data-part='pager'] [data-slide] > span {
    display: none;
  }
  :root[data-hero='split-statement'] & [data-part='pager'] [data-slide] > em {
    display: block;
  }
  @media (max-width: 767px) {
    :root[data-hero='split-statement'] & [data-part='slide'] {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      min-height: 0;
    }
    :root[data-hero='split-statement'] & [data-part='media'] {
      grid-area: 1 / 1;
      aspect-ratio: 2 / 1;
    }
    :root[data-hero='split-statement'] & [data-part='words'] {
      grid-area: 2 / 1;
      align-content: start;
      padding: 16px;
    }
    :root[data-hero='split-statement'] & [data-part='title'] > * {
      font-size: var(--type-4);
    }
    :root[data-hero='split-statement'] & [data-part='facts'] {
      gap: 4px 12px;
      width: auto;
      border: 0;
    }
    :root[data-hero='split-statement'] & [data-part='facts'] > * {
      padding: 0;
      border: 0;
      color: var(--color-text-normal);
      font-weight: var(--weight-text);
    }
    :root[data-hero='split-statement'] & [data-part='words'] > [data-part='description'] {
      display: none;
    }
    :root[data-hero='split-statement'] & [data-part='pager'] [data-slide] {
      padding: 0;
      justify-content: center;
    }
    :root[data-hero='split-statement'] & [data-part='pager'] [data-slide] > em > i {
      display: none;
    }
  }
`;

const scoreboard = `
  :root[data-hero='scoreboard'] & {
    border-bottom: 8px solid var(--color-accent);
  }
  :root[data-hero='scoreboard'] & [data-part='slide'] {
    min-height: var(--hero-height);
    align-items: end;
  }
  :root[data-hero='scoreboard'] & [data-part='scrim'] {
    background:
      linear-gradient(90deg, var(--color-art-scrim), transparent 62%),
      linear-gradient(to top, var(--color-surface-0), transparent 46%);
  }
  :root[data-hero='scoreboard'] & [data-part='words'] {
    padding: 28px var(--page-margin) 30px;
    gap: 18px;
    --hero-text: var(--color-text-on-art);
  }
  :root[data-hero='scoreboard'] & [data-part='title'] > * {
    max-width: 900px;
  }
  :root[data-hero='scoreboard'] & [data-part='pager'] {
    position: absolute;
    right: var(--page-margin);
    bottom: 24px;
  }
  :root[data-hero='scoreboard'] & [data-part='pager'] [data-slide] > span {
    width: 36px;
    height: 8px;
    border-radius: 0;
  }
  @media (max-width: 767px) {
    :root[data-hero='scoreboard'] & [data-part='words'] {
      padding: 46vw 0 0;
      gap: 12px;
    }
    :root[data-hero='scoreboard'] & [data-part='words'] > :not([data-part='actions']) {
      margin: 0 var(--page-margin);
    }
    :root[data-hero='scoreboard'] & [data-part='words'] > [data-part='description'] {
      display: none;
    }
    :root[data-hero='scoreboard'] & [data-part='actions'] {
      display: grid;
      gap: 0;
    }
    :root[data-hero='scoreboard'] & [data-part='actions'] > * {
      width: 100%;
    }
    :root[data-hero='scoreboard'] & [data-part='actions'] > :not([aria-label]) {
      font-size: var(--button-size);
    }
    :root[data-hero='scoreboard'] & [data-part='pager'] {
      top: 16px;
      bottom: auto;
    }
  }
`;

const coverflow = `
  :root[data-hero='coverflow-glow'] & {
    margin: 0 clamp(var(--page-margin), 12vw, 190px);
  }
  :root[data-hero='coverflow-glow'] &::before {
    content: '';
    position: absolute;
    z-index: -1;
    top: 10%;
    left: 4%;
    right: 4%;
    bottom: -8%;
    border-radius: 48px;
    background: linear-gradient(90deg, var(--color-accent-from), var(--color-accent-to));
    filter: blur(80px);
    opacity: 0.42;
  }
  :root[data-hero='coverflow-glow'] & [data-part='slides'] {
    border-radius: 48px;
    overflow: hidden;
  }
  :root[data-hero='coverflow-glow'] & [data-part='slide'] {
    min-height: var(--hero-height);
    align-items: center;
  }
  :root[data-hero='coverflow-glow'] & [data-part='scrim'] {
    background: linear-gradient(90deg, var(--color-surface-0), transparent 62%);
  }
  :root[data-hero='coverflow-glow'] & [data-part='words'] {
    padding: 36px 56px;
    --hero-text: var(--color-text-on-art);
  }
  :root[data-hero='coverflow-glow'] & [data-part='title'] > * {
    font-size: var(--type-5);
  }
  :root[data-hero='coverflow-glow'] & [data-part='pager'] {
    position: absolute;
    right: 40px;
    bottom: 36px;
  }
  @media (max-width: 767px) {
    :root[data-hero='coverflow-glow'] & {
      margin: 0 var(--page-margin);
    }
    :root[data-hero='coverflow-glow'] & [data-part='slides'] {
      border-radius: 36px;
    }
    :root[data-hero='coverflow-glow'] & [data-part='scrim'] {
      background: linear-gradient(to top, var(--color-surface-0) 16%, transparent 80%);
    }
    :root[data-hero='coverflow-glow'] & [data-part='words'] {
      padding: 62vw 22px 48px;
      justify-items: center;
      text-align: center;
    }
    :root[data-hero='coverflow-glow'] & [data-part='words'] > [data-part='description'] {
      display: none;
    }
    :root[data-hero='coverflow-glow'] & [data-part='actions'] {
      justify-content: center;
    }
    :root[data-hero='coverflow-glow'] & [data-part='pager'] {
      left: 0;
      right: 0;
      bottom: 16px;
      justify-content: center;
    }
  }
`;

const strip = `
  :root[data-hero='inline-strip'] & {
    margin: 0 var(--page-margin);
  }
  :root[data-hero='inline-strip'] & [data-part='slides'] {
    border-radius: 14px;
    overflow: hidden;
  }
  :root[data-hero='inline-strip'] & [data-part='slide'] {
    min-height: var(--hero-height);
    align-items: end;
  }
  :root[data-hero='inline-strip'] & [data-part='scrim'] {
    background:
      linear-gradient(90deg, var(--color-art-scrim), transparent 70%),
      linear-gradient(to top, var(--color-art-scrim), transparent 70%);
  }
  :root[data-hero='inline-strip'] & [data-part='words'] {
    padding: 20px 24px 22px;
    gap: 8px;
    --hero-text: var(--color-text-on-art);
    --rating: currentColor;
    --rating-over-7: currentColor;
    --rating-over-8: currentColor;
  }
  :root[data-hero='inline-strip'] & [data-part='title'] > * {
    font-size: var(--type-5);
  }
  :root[data-hero='inline-strip'] & [data-part='words'] > [data-part='description'],
  :root[data-hero='inline-strip'] & [data-part='words'] > [data-part='kicker'] {
    display: none;
  }
  :root[data-hero='inline-strip'] & [data-part='pager'] {
    position: absolute;
    right: 20px;
    bottom: 18px;
  }
  @media (max-width: 767px) {
    :root[data-hero='inline-strip'] & [data-part='words'] {
      padding: 14px 16px 16px;
    }
    :root[data-hero='inline-strip'] & [data-part='pager'] {
      right: 12px;
      top: 10px;
      bottom: auto;
    }
  }
`;

/** On a phone the buttons share one line; a button that is only an icon keeps its square. */
const phone = `
  @media (max-width: 767px) {
    [data-part='actions'] {
      flex-wrap: nowrap;
      gap: 10px;
      width: 100%;
    }
    [data-part='actions'] > :not([aria-label]) {
      flex: 1 1 auto;
      padding: 0 8px;
      font-size: var(--type-0);
      white-space: nowrap;
    }
  }
  @media (max-width: 360px) {
    [data-part='actions'] {
      flex-wrap: wrap;
    }
  }
`;

export const heroLooksCss = [phone, cinema, mosaic, statement, scoreboard, coverflow, strip].join('\n');
