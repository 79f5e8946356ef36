import { ROW_TEMPLATES } from '@livery/contract/catalogue/entities';
import { expect, it } from 'vitest';
import { ROW_RENDERERS } from './row-templates.tsx';

it('ROWS-026 ROWS-030 ROWS-031 every template that has items is drawn, in cards or as the hero; one that is not known is not', () => {
  expect(ROW_TEMPLATES.filter((template) => ROW_RENDERERS[template] === undefined)).toEqual(['promo-bg']);
  expect(ROW_RENDERERS.unknown).toBeUndefined();
});
