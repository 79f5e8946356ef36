import type { LookValues } from '../../base-values.ts';

export default {
  '--press-transform': 'none',
  '--press-opacity': '0.92',
  '--button-size': 'var(--type-0)',
  '--button-side': '16px',
  '--button-secondary': 'transparent',
  '--button-secondary-text': 'var(--color-accent-text)',
} satisfies LookValues;
