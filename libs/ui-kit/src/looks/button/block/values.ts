import type { LookValues } from '../../base-values.ts';

export default {
  '--press-transform': 'translate(2px, 2px)',
  '--button-font': 'var(--font-display)',
  '--button-weight': 'var(--weight-display)',
  '--button-size': 'var(--type-2)',
  '--button-small-size': 'var(--type-1)',
  '--button-case': 'uppercase',
  '--button-side': '32px',
  '--button-secondary': 'var(--color-surface-0)',
  '--button-secondary-border': '3px solid var(--color-text-strong)',
  '--button-on-art-border': '3px solid var(--color-text-on-art)',
} satisfies LookValues;
