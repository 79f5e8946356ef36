import { act } from 'react';
import { afterAll, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { homeIcon } from '../icons/shapes.ts';
import { mount } from '../stories/mount.tsx';
import { GlobalStyle } from '../theme/global-style.ts';
import { BottomNav } from './bottom-nav.tsx';

afterAll(() => browser.viewport(1280, 800));

const item = (id: string) => ({ id, label: id, href: `/${id}`, icon: homeIcon });
const leftsOf = (ids: readonly string[], keepsLast = false) => {
  const page = mount(
    <>
      <GlobalStyle />
      <BottomNav items={ids.map(item)} keepsLast={keepsLast} />
    </>,
  );
  const lefts = new Map(
    [...page.host.querySelectorAll('a')].map((link) => [
      link.textContent,
      Math.round(link.getBoundingClientRect().left),
    ]),
  );
  page.unmount();
  return lefts;
};

it('NAV-107 before the menu is known its tools stand where they will', async () => {
  await act(() => browser.viewport(390, 800));
  const whole = leftsOf(['home', 'channels', 'films', 'search', 'own']);
  expect(leftsOf(['search', 'own'])).toEqual(new Map([...whole].slice(3)));
  expect(leftsOf(['own'])).toEqual(new Map([...whole].slice(4)));
});

it('NAV-107 the last place is kept for whoever is not known yet', async () => {
  await act(() => browser.viewport(390, 800));
  const whole = leftsOf(['home', 'channels', 'films', 'search', 'own']);
  expect(leftsOf(['home', 'channels', 'films', 'search'], true)).toEqual(new Map([...whole].slice(0, 4)));
  expect(leftsOf(['search'], true)).toEqual(new Map([...whole].slice(3, 4)));
});
