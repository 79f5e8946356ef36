import type { Reply } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route, Routes } from 'react-router-dom';
import RowPage from './row-page.tsx';
import { Rowset } from './rowset.tsx';

const begun = (id: number, isRemovable = true) => ({
  id,
  seconds: 600,
  watch_percentage: 33,
  is_removable: isRemovable,
  content: { id: 100 + id, title: `Фильм ${id}`, content_type: 'movie', duration: 1800 },
});

interface World {
  items?: readonly object[];
  refuses?: 'DELETE' | 'POST';
}

/** A page with what was begun, of a server that takes it off and brings it back. */
async function open({ items = [begun(1), begun(2), begun(3)], refuses }: World = {}) {
  const hidden = new Set<number>();
  let isHeld = false;
  const held: (() => void)[] = [];
  const reply = (path: string, method: string): Reply => {
    const id = Number(path.split('/').at(-1));
    if (path.includes('/histories/')) {
      if (method === refuses) return { status: 500, json: {} };
      if (method === 'DELETE') hidden.add(id);
      else hidden.delete(id);
      return { status: 204 };
    }
    const histories = items.filter((item) => !hidden.has((item as { id: number }).id));
    const films = [{ id: 9, title: 'Маяк', content_type: 'movie' }];
    return {
      json: {
        id: 9,
        template: 'group',
        rows: [
          { id: 2, title: 'Продолжить', template: 'history', histories },
          { id: 3, title: 'Кино', template: 'content-v', contents: films },
        ],
      },
    };
  };
  const screen = await mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <Rowset id="my" />
    </ModalsProvider>,
    {
      answer: async ({ path, method }) => {
        if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
        return reply(path, method);
      },
    },
  );
  await expect.element(card(1)).toBeVisible();
  return {
    ...screen,
    hold: () => (isHeld = true),
    release() {
      isHeld = false;
      held.splice(0).forEach((go) => go());
    },
  };
}

const card = (id: number) => page.getByRole('link', { name: new RegExp(`Фильм ${id}`) });
const titles = () =>
  page
    .getByRole('link', { name: /Фильм/ })
    .elements()
    .map((link) => /Фильм \d/.exec(link.textContent)?.[0]);
const button = (id: number) =>
  page.getByRole('button', { name: `Убрать «Фильм ${id}» из продолжения просмотра`, includeHidden: true });
const press = (id: number) => (button(id).element() as HTMLElement).click();

it('ROWS-036 ROWS-104 what was begun goes off its row at once, before the server has answered', async () => {
  const { hold, release, server } = await open();
  hold();
  press(2);
  await expect.poll(titles).toEqual(['Фильм 1', 'Фильм 3']);
  await expect.poll(() => server.lines).toContain('DELETE /v2/users/self/histories/2');
  release();
  await expect.poll(() => server.lines.filter((line) => line.includes('/rowsets/')).length).toBe(2);
  expect(titles()).toEqual(['Фильм 1', 'Фильм 3']);
});

it('ROWS-104 only what the server lets go can be taken off', async () => {
  await open({ items: [begun(1), begun(2, false)] });
  await expect.element(card(2)).toBeVisible();
  expect([button(1).elements().length, button(2).elements().length]).toEqual([1, 0]);
});

it('ROWS-104 undo brings it back to its place, and tells the server after it has heard of the other', async () => {
  const { hold, release, server } = await open();
  hold();
  press(2);
  const undo = page.getByRole('button', { name: 'Вернуть' });
  await expect.element(undo).toBeVisible();
  (undo.element() as HTMLElement).click();
  await expect.poll(titles).toEqual(['Фильм 1', 'Фильм 2', 'Фильм 3']);
  release();
  await expect
    .poll(() => server.lines.filter((line) => line.includes('/histories/')))
    .toEqual(['DELETE /v2/users/self/histories/2', 'POST /v2/users/self/histories/2']);
  await expect.poll(titles).toEqual(['Фильм 1', 'Фильм 2', 'Фильм 3']);
});

it('ROWS-104 PROF-026 the offer to undo goes with its viewer, and stays while the same one is told of again', async () => {
  const { services } = await open();
  press(2);
  const undo = page.getByRole('button', { name: 'Вернуть' });
  await expect.element(undo).toBeVisible();
  const viewer = { user: 77, isGuest: false, profile: 1 };
  services.events.emit('viewer', { ...viewer, changed: false });
  await expect.element(undo).toBeVisible();
  services.events.emit('viewer', { ...viewer, profile: 3, changed: true });
  await expect.element(undo).not.toBeInTheDocument();
});

it('ROWS-104 what the server does not let go comes back, and the viewer is told', async () => {
  await open({ refuses: 'DELETE' });
  press(2);
  await expect.element(page.getByText(/Что-то пошло не так|Ошибка|не получилось|Попробуйте/i)).toBeVisible();
  await expect.poll(titles).toEqual(['Фильм 1', 'Фильм 2', 'Фильм 3']);
});

it('ROWS-104 what cannot be brought back is off its row, and the viewer is told', async () => {
  const { server } = await open({ refuses: 'POST' });
  press(2);
  await expect.poll(() => server.lines.filter((line) => line.includes('/rowsets/')).length).toBe(2);
  (page.getByRole('button', { name: 'Вернуть' }).element() as HTMLElement).click();
  await vi.waitFor(() => expect(server.lines).toContain('POST /v2/users/self/histories/2'));
  await expect.poll(titles).toEqual(['Фильм 1', 'Фильм 3']);
});

it.each([
  ['the next one', 2, /Фильм 3/],
  ['the one before where it was the last', 3, /Фильм 2/],
])('ROWS-104 by the keyboard: the focus goes on to %s', async (_, id, name) => {
  await open();
  (card(id).element() as HTMLElement).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(button(id).element());
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name })).toHaveFocus();
});

it('ROWS-104 where nothing is left of its row the focus goes on to the next row', async () => {
  await open({ items: [begun(1)] });
  (card(1).element() as HTMLElement).focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: /^Маяк/ })).toHaveFocus();
});

it('ROWS-104 where nothing is left of a page that is one row the focus goes on to its heading', async () => {
  let isHidden = false;
  await mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <Routes>
        <Route path="/row/:id" element={<RowPage />} />
      </Routes>
    </ModalsProvider>,
    {
      at: '/row/2',
      answer({ method }) {
        if (method === 'DELETE') isHidden = true;
        const histories = isHidden ? [] : [begun(1)];
        return { json: { id: 2, title: 'Продолжить', template: 'history', histories } };
      },
    },
  );
  await expect.element(card(1)).toBeVisible();
  (card(1).element() as HTMLElement).focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Здесь пока ничего нет')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Продолжить' })).toHaveFocus();
});
