import type { LookValues } from '../../base-values.ts';

export default {
  /* Sheets slide. */
  '--enter-transform': 'translateY(24px)',
  '--card-caption-padding': '8px 0 0',
  '--progress-height': '3px',
  '--progress-inset': '0px',
  '--progress-shape': '0px',
  '--tile-shape': 'var(--radius-m)',
  '--avatar-shape': 'var(--radius-m)',
  '--current-line': 'var(--color-surface-2)',
  '--chip-shape': 'var(--radius-pill)',
  '--guide-line': '46px',
  '--dialog-usual': '400px',
  '--dialog-edge': '0 solid transparent',
  '--dialog-rule': '0 solid transparent',
} satisfies LookValues;
