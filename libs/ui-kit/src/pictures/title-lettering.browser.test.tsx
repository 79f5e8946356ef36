import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Backdrop } from '../hero/backdrop.tsx';
import { emulateWishes } from '../stories/emulate.ts';
import { mount } from '../stories/mount.tsx';
import { Heading } from '../text/heading.tsx';
import { TitleLettering } from './title-lettering.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300" fill="#fff4e0"/></svg>',
)}`;

function show(picture: string | undefined, wrap: (title: React.ReactNode) => React.ReactNode = (title) => title) {
  const { unmount } = mount(
    wrap(
      <Heading level={1} size="hero">
        <TitleLettering title="Тихий перевал" picture={picture} />
      </Heading>,
    ),
  );
  onTestFinished(unmount);
}
const heading = () => page.getByRole('heading', { level: 1, name: 'Тихий перевал', exact: true });

it('ROWS-040 has its place before its picture has come, and the same afterwards', async () => {
  show(PICTURE);
  const place = () => document.querySelector('[data-lettering]')?.getBoundingClientRect();
  await expect.element(heading()).toBeInTheDocument();
  const before = place();
  expect(before?.height).toBeGreaterThan(80);
  await expect.poll(() => document.querySelector<HTMLImageElement>('[data-lettering] img')?.naturalWidth).toBe(900);
  expect(place()).toEqual(before);
  await expect.element(heading().getByRole('img', { name: 'Тихий перевал' })).toBeVisible();
});

it.each([
  ['full-bleed-cinema', 'picture'],
  ['split-statement', 'text'],
  ['family-mosaic', 'text'],
  ['scoreboard', 'text'],
  ['inline-strip', 'text'],
] as const)('ROWS-040 above a page the look %s shows the title as %s', async (look, as) => {
  document.documentElement.dataset['hero'] = look;
  onTestFinished(() => document.documentElement.removeAttribute('data-hero'));
  show(PICTURE, (title) => <Backdrop title="Тихий перевал">{title}</Backdrop>);
  await expect.element(heading()).toBeVisible();
  const drawn = () => document.querySelector('[data-lettering] img')?.checkVisibility();
  const written = () => document.querySelector('[data-lettering] span')?.checkVisibility();
  await expect.poll(() => [drawn(), written()]).toEqual(as === 'picture' ? [true, false] : [false, true]);
});

it('in forced colours the title is text', async () => {
  await emulateWishes({ 'forced-colors': 'active' });
  onTestFinished(() => emulateWishes());
  show(PICTURE);
  await expect.element(heading()).toBeVisible();
  expect(document.querySelector('[data-lettering] span')?.checkVisibility()).toBe(true);
  expect(document.querySelector('[data-lettering] img')?.checkVisibility()).toBe(false);
});
