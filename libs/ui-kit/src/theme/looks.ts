/**
 * The named looks of brand-kit's `variant`, as tables of custom properties. A component reads the property; what a brand looks
 * like is decided here, on the root's `data-card` and `data-button`, so that switching a brand re-renders nothing.
 */
type Look = Readonly<Record<`--${string}`, string>>;

const ring = 'var(--focus-width) solid var(--color-focus)';

const baseCard: Look = {
  '--card-surface': 'transparent',
  '--card-padding': '0px',
  '--card-border': '0 solid transparent',
  '--card-shape': 'var(--radius-card)',
  '--card-frame-ring': 'none',
  '--card-picture-ring': ring,
  '--card-caption-padding': '10px 0 0',
  '--card-caption-align': 'start',
  '--card-title-font': 'var(--font-text)',
  '--card-title-size': 'var(--type-0)',
  '--card-title-weight': 'var(--weight-bold)',
  '--card-title-case': 'none',
  '--progress-height': '4px',
  '--progress-inset': '12px',
  '--progress-shape': 'var(--radius-pill)',
  '--live-from': 'var(--color-progress-from)',
  '--live-to': 'var(--color-progress-to)',
  '--live-on-art-from': 'var(--color-progress-on-art-from)',
  '--live-on-art-to': 'var(--color-progress-on-art-to)',
  '--row-link': 'var(--color-accent-text)',
  '--row-link-weight': 'var(--weight-bold)',
  '--row-heading': 'var(--type-2)',
  '--tile-shape': 'var(--radius-s)',
  '--current-line': 'var(--color-surface-3)',
  '--chip-shape': 'var(--radius-m)',
  '--field-shape': 'var(--radius-m)',
  '--badge-shape': 'min(var(--radius-s), 6px)',
  '--avatar-shape': '50%',
};

export const cardLooks: Readonly<Record<string, Look>> = {
  'title-below': {
    '--live-from': 'var(--color-live)',
    '--live-to': 'var(--color-live)',
    '--live-on-art-from': 'var(--color-live-on-art)',
    '--live-on-art-to': 'var(--color-live-on-art)',
    '--row-link': 'var(--color-text-muted)',
    '--row-link-weight': 'var(--weight-text)',
  },
  'framed-mat': {
    '--card-surface': 'var(--color-surface-1)',
    '--card-padding': '8px',
    '--card-frame-ring': ring,
    '--card-picture-ring': 'none',
    '--card-caption-padding': '10px 8px 8px',
    '--progress-height': '6px',
    '--row-heading': 'var(--type-3)',
    '--tile-shape': '28%',
    '--chip-shape': 'var(--radius-button)',
    '--badge-shape': '8px 3px 8px 3px',
    '--avatar-shape': '42% 14% 42% 14%',
  },
  'outlined-sheet': {
    '--card-surface': 'var(--color-surface-1)',
    '--card-border': '1px solid var(--color-line)',
    '--card-frame-ring': ring,
    '--card-picture-ring': 'none',
    '--card-caption-padding': '12px 14px 14px',
    '--progress-inset': '0px',
    '--progress-shape': '0px',
    '--current-line': 'var(--color-surface-2)',
    '--avatar-shape': 'var(--radius-m)',
  },
  'overlay-title': {
    '--card-title-font': 'var(--font-display)',
    '--card-title-size': 'var(--type-2)',
    '--card-title-weight': 'var(--weight-display)',
    '--card-title-case': 'uppercase',
    '--card-caption-padding': '40px 14px 16px',
    '--progress-height': '8px',
    '--progress-inset': '0px',
    '--progress-shape': '0px',
    '--row-heading': 'var(--type-3)',
    '--avatar-shape': '0px',
  },
  'glow-caption': {
    '--card-caption-align': 'center',
    '--card-caption-padding': '14px 4px 0',
    '--progress-height': '5px',
    '--row-heading': 'var(--type-3)',
    '--tile-shape': 'var(--radius-pill)',
    '--chip-shape': 'var(--radius-pill)',
    '--field-shape': 'var(--radius-pill)',
    '--badge-shape': 'var(--radius-pill)',
  },
  'inset-list': {
    '--card-caption-padding': '8px 0 0',
    '--progress-height': '3px',
    '--progress-inset': '0px',
    '--progress-shape': '0px',
    '--tile-shape': 'var(--radius-m)',
    '--avatar-shape': 'var(--radius-m)',
    '--current-line': 'var(--color-surface-2)',
    '--chip-shape': 'var(--radius-pill)',
  },
};

const baseButton: Look = {
  '--button-font': 'var(--font-text)',
  '--button-weight': 'var(--weight-bold)',
  '--button-size': 'var(--type-1)',
  '--button-small-size': 'var(--type-0)',
  '--button-case': 'none',
  '--button-side': '24px',
  '--button-primary': 'linear-gradient(90deg, var(--color-accent-from), var(--color-accent-to))',
  '--button-primary-hover': 'linear-gradient(var(--color-accent-hover), var(--color-accent-hover))',
  '--button-primary-shadow': 'none',
  '--button-secondary': 'var(--color-surface-2)',
  '--button-secondary-hover': 'var(--color-surface-3)',
  '--button-secondary-text': 'var(--color-text-strong)',
  '--button-secondary-border': '0 solid transparent',
  '--button-on-art-border': '0 solid transparent',
};

export const buttonLooks: Readonly<Record<string, Look>> = {
  'solid-medium': {},
  'leaf-solid': {
    '--button-side': '28px',
  },
  'rect-outline': {
    '--button-secondary': 'transparent',
    '--button-secondary-hover': 'var(--color-surface-2)',
    '--button-secondary-text': 'var(--color-accent-text)',
    '--button-secondary-border': '1.5px solid var(--color-accent)',
    '--button-on-art-border': '1.5px solid var(--color-accent)',
  },
  block: {
    '--button-font': 'var(--font-display)',
    '--button-weight': 'var(--weight-display)',
    '--button-size': 'var(--type-2)',
    '--button-small-size': 'var(--type-1)',
    '--button-case': 'uppercase',
    '--button-side': '32px',
    '--button-secondary': 'var(--color-surface-0)',
    '--button-secondary-border': '3px solid var(--color-text-strong)',
    '--button-on-art-border': '3px solid var(--color-text-on-art)',
  },
  'pill-gradient': {
    '--button-side': '28px',
    '--button-primary-hover': 'linear-gradient(90deg, var(--color-accent-hover), var(--color-accent-to))',
    '--button-primary-shadow': '0 8px 28px -8px var(--color-accent)',
  },
  'tinted-compact': {
    '--button-size': 'var(--type-0)',
    '--button-side': '16px',
    '--button-secondary': 'transparent',
    '--button-secondary-text': 'var(--color-accent-text)',
  },
};

const declare = (look: Look) =>
  Object.entries(look)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

const table = (attribute: string, looks: Readonly<Record<string, Look>>) =>
  Object.entries(looks)
    .map(([name, look]) => `:root[data-${attribute}='${name}']{${declare(look)}}`)
    .join('\n');

/** All looks as rules on the root; the first one is what a page without a brand gets. */
export const looksCss = [
  `:root{${declare({ ...baseCard, ...baseButton })}}`,
  table('card', cardLooks),
  table('button', buttonLooks),
].join('\n');
