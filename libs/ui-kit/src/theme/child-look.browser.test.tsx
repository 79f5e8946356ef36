import { validTheme } from '@livery/brand-kit/valid-brand';
import { themeToCss } from '@livery/brand-kit/theme-css';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../actions/button.tsx';
import { mount } from '../stories/mount.tsx';
import { GlobalStyle } from './global-style.ts';

const { dataset } = document.documentElement;
afterEach(() => void delete dataset['audience']);

it('MISC-005 a child’s page has its own look: a band along the top, light in the corners, and round shapes', () => {
  const { host, unmount } = mount(
    <>
      <style>{themeToCss(validTheme)}</style>
      <GlobalStyle />
      <Button kind="primary">Watch</Button>
    </>,
  );
  const look = () => ({
    band: getComputedStyle(document.body, '::before').height,
    light: getComputedStyle(document.body).backgroundImage,
    corner: getComputedStyle(host.querySelector('button') as Element).borderTopLeftRadius,
  });
  const grownUp = look();
  expect(grownUp).toMatchObject({ band: 'auto', light: 'none' });
  dataset['audience'] = 'child';
  expect(look()).toMatchObject({ band: '6px', corner: '999px' });
  expect(look().light).toContain('radial-gradient');
  expect(grownUp.corner).not.toBe('999px');
  unmount();
});
