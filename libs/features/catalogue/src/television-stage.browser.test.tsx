import type { Row } from '@livery/contract/catalogue/entities';
import { decode } from '@livery/contract/schema';
import { Row as RowEntity } from '@livery/contract/catalogue/entities';
import { activeProfile } from '@livery/domain/profiles';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import TelevisionStage from './television-stage.tsx';

const film = (id: number, title: string, age: number) => ({ id, title, age, content_type: 'movie' });
const decoded = decode(RowEntity, {
  id: 1,
  template: 'content-v',
  contents: [film(1, 'Полночь', 18), film(2, 'Лиса и Луна', 6)],
});
const ROWS: readonly Row[] = decoded.ok ? [decoded.value] : [];

it.each([
  ['adult', 'Полночь'],
  ['child', 'Лиса и Луна'],
] as const)(
  'PROF-028 the stage of a television shows a profile of the role %s what it may see: %s',
  async (role, title) => {
    const { store } = await mountScreen(<TelevisionStage rows={ROWS} hasBanner={false} />, {
      answer: ({ path }) => ({ json: path.endsWith('category_list') ? { categories: [] } : {} }),
    });
    store.dispatch(activeProfile.actions.seen({ id: 2, role }));
    await expect.element(page.getByText(title)).toBeVisible();
  },
);
