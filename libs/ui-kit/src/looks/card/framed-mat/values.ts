import type { LookValues } from '../../base-values.ts';

const ring = 'var(--focus-width) solid var(--color-focus)';

export default {
  /* Settles down, softly. */
  '--enter-transform': 'translateY(16px)',
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
  '--guide-line': '70px',
  '--dialog-shape': '56px 14px',
  '--dialog-edge': '0 solid transparent',
  '--dialog-rule': '0 solid transparent',
} satisfies LookValues;
