import type { LookValues } from '../../base-values.ts';

export default {
  /* Springs up. */
  '--enter-transform': 'scale(0.94)',
  '--card-caption-align': 'center',
  '--card-caption-padding': '14px 4px 0',
  '--progress-height': '5px',
  '--row-heading': 'var(--type-3)',
  '--tile-shape': 'var(--radius-pill)',
  '--chip-shape': 'var(--radius-pill)',
  '--field-shape': 'var(--radius-pill)',
  '--badge-shape': 'var(--radius-pill)',
  '--guide-line': '66px',
} satisfies LookValues;
