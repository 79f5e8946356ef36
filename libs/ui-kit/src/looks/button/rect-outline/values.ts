import type { LookValues } from '../../base-values.ts';

export default {
  '--press-transform': 'none',
  '--button-secondary': 'transparent',
  '--button-secondary-hover': 'var(--color-surface-2)',
  '--button-secondary-text': 'var(--color-accent-text)',
  '--button-secondary-border': '1.5px solid var(--color-accent)',
  '--button-on-art-border': '1.5px solid var(--color-accent)',
} satisfies LookValues;
