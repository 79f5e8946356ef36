import type { LookValues } from '../../base-values.ts';

export default {
  '--button-side': '28px',
} satisfies LookValues;
