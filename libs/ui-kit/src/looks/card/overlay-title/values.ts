import type { LookValues } from '../../base-values.ts';

export default {
  '--arrow-shape': '0',
  /* A hard wipe from the left. */
  '--enter-opacity': '1',
  '--enter-clip': 'inset(0 100% 0 0)',
  '--enter-clip-end': 'inset(0)',
  '--card-title-font': 'var(--font-display)',
  '--card-title-size': 'var(--type-2)',
  '--card-title-weight': 'var(--weight-display)',
  '--card-title-case': 'uppercase',
  '--card-caption-padding': '40px 14px 16px',
  '--progress-height': '8px',
  '--progress-inset': '0px',
  '--progress-shape': '0px',
  '--row-heading': 'var(--type-3)',
  '--chip-room': '14px',
  '--avatar-shape': '0px',
  '--guide-line': '68px',
  '--dialog-ground': 'var(--color-surface-0)',
  '--dialog-field': 'var(--color-surface-1)',
  '--dialog-edge': '2px solid var(--color-surface-3)',
  '--dialog-rule': '8px solid var(--color-accent)',
  '--dialog-light': 'none',
} satisfies LookValues;
