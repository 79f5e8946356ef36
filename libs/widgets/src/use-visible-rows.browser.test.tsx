import type { Row } from '@livery/contract/catalogue/entities';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from './testing/mount-screen.tsx';
import { siteStore } from './testing/site-store.ts';
import { useVisibleRows } from './use-visible-rows.ts';

const CATEGORIES = '/v2/channels/categories';
const ROWS = [
  {
    id: 1,
    promotions: [],
    channels: [
      { id: 5, name: 'Sport', age: 6 },
      { id: 6, name: 'Night', age: 18 },
    ],
    contents: [
      { id: 7, title: 'Fox', age: 6 },
      { id: 8, title: 'Thriller', age: 16 },
    ],
    histories: [],
  },
] as unknown as readonly Row[];

function Seen() {
  const { rows, isComing } = useVisibleRows(ROWS);
  const names = rows.flatMap(({ channels, contents }) => [
    ...channels.map(({ name }) => name),
    ...contents.map(({ title }) => title),
  ]);
  return (
    <output aria-label="Seen">
      {names.join()}
      {isComing && ' …'}
    </output>
  );
}

const seenBy = (role: 'adult' | 'child') => {
  let answer: () => void = () => {};
  const comes = new Promise<void>((resolve) => (answer = resolve));
  return mountScreen(<Seen />, {
    store: siteStore({ activeProfile: { kind: 'known', turn: 1, id: 3, role } }),
    answer: async () => {
      await comes;
      return { json: { categories: [{ id: 1, title: 'Children', channels: [5, 6], is_for_children: true }] } };
    },
  }).then((screen) => ({ ...screen, answer }));
};

it('PROF-028 a grown-up sees rows as they came, and no call is made for them', async () => {
  const { server } = await seenBy('adult');
  await expect.element(page.getByRole('status', { name: 'Seen' })).toHaveTextContent('Sport,Night,Fox,Thriller');
  expect(server.seen.filter(({ path }) => path === CATEGORIES)).toEqual([]);
});

it('PROF-028 CHAN-060 a child sees films up to 12 at once, and channels as soon as it is known which are for children', async () => {
  const { answer } = await seenBy('child');
  const seen = page.getByRole('status', { name: 'Seen' });
  await expect.element(seen).toHaveTextContent('Fox …');
  answer();
  await expect.element(seen).toHaveTextContent('Sport,Fox');
});
