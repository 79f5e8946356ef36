import { FEATURE_CAPABILITIES } from '@livery/features/testing';
import { searchPanel } from '@livery/widgets/search-panel';
import { mountScreen } from '@livery/widgets/testing';
import { afterAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSiteKeys } from './site-keys.ts';

afterAll(() => page.viewport(1280, 800));

const modals = { open: () => {}, close: () => {}, prepare: () => {} };
function SiteKeys() {
  useSiteKeys(modals, null);
  return <input aria-label="A field" />;
}

it.each([
  ['SRCH-002 FIND-004 does not open', 390, false],
  ['SRCH-002 FIND-004 does not open', 1023, false],
  ['SRCH-001 FIND-003 opens', 1440, true],
])('%s the search in a window of %i px: the key /', async (_, width, isOpen) => {
  await page.viewport(width, 844);
  const { services } = await mountScreen(<SiteKeys />, { capabilities: FEATURE_CAPABILITIES });
  const panel = services.get(searchPanel);
  await userEvent.keyboard('/');
  expect(panel.get()).toBe(isOpen);
});

it('SRCH-003 FIND-005 the key / is typed where somebody types', async () => {
  await page.viewport(1440, 844);
  const { services } = await mountScreen(<SiteKeys />, { capabilities: FEATURE_CAPABILITIES });
  const field = page.getByRole('textbox', { name: 'A field' });
  await field.click();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveValue('/');
  expect(services.get(searchPanel).get()).toBe(false);
});
