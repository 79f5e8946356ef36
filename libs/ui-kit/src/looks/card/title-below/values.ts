import type { LookValues } from '../../base-values.ts';

export default {
  '--live-from': 'var(--color-live)',
  '--live-to': 'var(--color-live)',
  '--live-on-art-from': 'var(--color-live-on-art)',
  '--live-on-art-to': 'var(--color-live-on-art)',
  '--row-link': 'var(--color-text-muted)',
  '--row-link-weight': 'var(--weight-text)',
  '--dialog-usual': '640px',
  '--dialog-edge': '0 solid transparent',
  '--dialog-rule': '0 solid transparent',
  '--dialog-veil': 'blur(28px)',
} satisfies LookValues;
