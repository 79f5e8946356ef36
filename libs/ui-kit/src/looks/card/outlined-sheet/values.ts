import type { LookValues } from '../../base-values.ts';

const ring = 'var(--focus-width) solid var(--color-focus)';

export default {
  '--card-surface': 'var(--color-surface-1)',
  '--card-border': '1px solid var(--color-line)',
  '--card-frame-ring': ring,
  '--card-picture-ring': 'none',
  '--card-caption-padding': '12px 14px 14px',
  /* Many posters on white sheets: quieter, a little cool, as deep as they were. Faces keep their colour. */
  '--picture-grade': 'saturate(0.72) contrast(1.05)',
  '--progress-inset': '0px',
  '--progress-shape': '0px',
  '--current-line': 'var(--color-surface-2)',
  '--avatar-shape': 'var(--radius-m)',
  '--guide-line': '56px',
  '--dialog-edge': '1px solid var(--color-outline)',
  '--dialog-rule': '1px solid var(--color-outline)',
  '--dialog-light': 'none',
} satisfies LookValues;
