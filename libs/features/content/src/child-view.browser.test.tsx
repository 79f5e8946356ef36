import { activeProfile } from '@livery/domain/profiles';
import type { Answering } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import ContentPage from './content-page.tsx';
import PersonPage from './person-page.tsx';

const film = (id: number, age?: number) => ({
  id,
  content_type: 'movie',
  title: `Фильм ${id}`,
  ...(age !== undefined && { age }),
});
const WORKS = { contents: [film(1, 6), film(2, 12), film(3, 16), film(4)] };

/** A server that holds nothing back: what a child sees is the site's own doing. */
const answer: Answering = ({ path }) => {
  if (path.includes('/persons/')) return { json: { id: 5, name: 'Актёр' } };
  if (/contents\/\d+$/.test(path)) return { json: film(Number(path.split('/').at(-1)), path.endsWith('/3') ? 16 : 6) };
  return { json: WORKS };
};

async function open(at: string, screen: ReactNode, path: string, role: 'adult' | 'child') {
  const { store } = await mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <PlayerHostProvider value={stubHost(stubPlayer().player)}>
        <Routes>
          <Route path={path} element={screen} />
        </Routes>
      </PlayerHostProvider>
    </ModalsProvider>,
    { at, answer },
  );
  store.dispatch(activeProfile.actions.seen({ id: 2, role }));
}

const film3 = page.getByText('Фильм 3');

it.each([
  ['child', 0],
  ['adult', 1],
] as const)(
  'CONT-068 PROF-028 of a person’s films a profile of kind %s sees those above 12 %i times',
  async (role, times) => {
    await open('/persons/5', <PersonPage />, '/persons/:id', role);
    await expect.element(page.getByText('Фильм 2').first()).toBeVisible();
    expect(film3.elements().length > 0 ? 1 : 0).toBe(times);
  },
);

it.each([
  ['child', 0],
  ['adult', 1],
] as const)(
  'PROF-028 CONT-034 beside a film a profile of kind %s is offered those above 12 %i times',
  async (role, times) => {
    await open('/contents/1', <ContentPage />, '/contents/:id', role);
    await expect.element(page.getByText('Фильм 2').first()).toBeVisible();
    expect(film3.elements().length > 0 ? 1 : 0).toBe(times);
  },
);

it('PROF-028 CONT-083 a film above 12 is not there for a child', async () => {
  await open('/contents/3', <ContentPage />, '/contents/:id', 'child');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => film3.elements()).toEqual([]);
});
