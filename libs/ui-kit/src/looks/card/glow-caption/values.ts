import type { LookValues } from '../../base-values.ts';

export default {
  /* Springs up. */
  '--enter-transform': 'scale(0.94)',
  '--card-caption-align': 'center',
  '--card-caption-padding': '14px 4px 0',
  '--progress-height': '5px',
  '--row-heading': 'clamp(1.125rem, 0.8rem + 1.4vw, var(--type-3))',
  '--chip-room': '11px',
  '--tile-shape': 'var(--radius-pill)',
  '--chip-shape': 'var(--radius-pill)',
  '--field-shape': 'var(--radius-pill)',
  '--badge-shape': 'var(--radius-pill)',
  '--guide-line': '66px',
  '--dialog-shape': '40px',
  '--dialog-edge': '1px solid color-mix(in oklab, var(--color-accent) 45%, transparent)',
  '--dialog-rule': '1px solid color-mix(in oklab, var(--color-accent) 45%, transparent)',
  '--dialog-light': '0 0 120px -8px color-mix(in oklab, var(--color-accent-from) 70%, transparent)',
  '--dialog-veil': 'blur(28px) saturate(1.3)',
} satisfies LookValues;
