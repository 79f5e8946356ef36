import type { AreaLook } from '../../look.ts';

export default {
  codeCell: `
    border-width: 3px;
  `,
  comboboxPanel: `
    border-width: 3px;
    box-shadow: none;
  `,
  fieldControl: `
    border-width: 3px;
  `,
  radioCard: `
    border-width: 3px;
  `,
} satisfies AreaLook<'forms'>;
