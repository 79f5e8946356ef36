import type { LookValues } from '../../base-values.ts';

export default {
  '--button-side': '28px',
  '--button-primary-hover': 'linear-gradient(90deg, var(--color-accent-hover), var(--color-accent-to))',
  '--button-primary-shadow': '0 8px 28px -8px var(--color-accent)',
} satisfies LookValues;
