import { startTransition, StrictMode, Suspense, use, useState, type ReactElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../stories/mount.tsx';
import type { PictureSource } from './picture-source.ts';
import { Picture } from './picture.tsx';

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const SOURCE: PictureSource = { src: DOT, srcSet: `${DOT} 160w, ${DOT} 320w`, webpSrcSet: `${DOT} 320w` };
const picture = <Picture source={SOURCE} ratio="wide" title="A" sizes="(min-width: 1000px) 14vw, 50vw" priority />;

/** Every element that is made while the test runs. */
function watchMade(): Element[] {
  const made: Element[] = [];
  const create = document.createElement.bind(document);
  const spy = vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    made.push(element);
    return element;
  });
  onTestFinished(() => spy.mockRestore());
  return made;
}

/** Mounts, and answers with what is in the page by that selector. */
function mounted(element: ReactElement) {
  const { unmount } = mount(element);
  onTestFinished(unmount);
  return (selector: string) => [...document.querySelectorAll(selector)];
}

it('ROWS-096 ROWS-097 in a large window it asks for more pixels than the screen has', async () => {
  await page.viewport(2000, 900);
  onTestFinished(() => page.viewport(1280, 800));
  const all = mounted(picture);
  await expect.poll(() => all('img').length).toBe(1);
  expect(all('source, img').map((one) => one.getAttribute('sizes'))).toEqual(
    Array(2).fill(`(min-width: 1000px) calc(14vw * ${3 / devicePixelRatio}), calc(50vw * ${3 / devicePixelRatio})`),
  );
});

it('gives the browser its choice of widths once it is in the page', async () => {
  const all = mounted(picture);
  await expect.poll(() => all('img').length).toBe(1);
  const [source, image] = all('source, img');
  expect(source?.getAttribute('srcset')).toBe(SOURCE.webpSrcSet);
  expect(['src', 'srcset', 'sizes'].map((name) => image?.getAttribute(name))).toEqual([
    SOURCE.src,
    SOURCE.srcSet,
    '(min-width: 1000px) 14vw, 50vw',
  ]);
});

it('another source takes the place of the first', async () => {
  const other = { src: `${DOT}#other`, srcSet: `${DOT}#other 160w` };
  let change = () => {};
  function Changing() {
    const [source, setSource] = useState<PictureSource>(SOURCE);
    change = () => setSource(other);
    return <Picture source={source} ratio="wide" title="B" />;
  }
  const all = mounted(<Changing />);
  await expect.poll(() => all('source').length).toBe(1);
  change();
  await expect.poll(() => all('source, img').map((one) => one.getAttribute('srcset'))).toEqual([other.srcSet]);
});

it('what is drawn ahead and thrown away has no image: the browser would keep it for ever', async () => {
  const never = new Promise<void>(() => {});
  const Waiting = () => {
    use(never);
    return null;
  };
  let go = () => {};
  function Page() {
    const [next, setNext] = useState(false);
    go = () => startTransition(() => setNext(true));
    const ahead = (
      <>
        {picture}
        <Waiting />
      </>
    );
    return <Suspense>{next ? ahead : <p>before</p>}</Suspense>;
  }
  const all = mounted(<Page />);
  await expect.poll(() => all('p').length).toBe(1);
  const made = watchMade();
  go();
  await expect.poll(() => made.filter((one) => one.matches('picture')).length).toBeGreaterThan(0);
  expect(made.filter((one) => one.matches('img, source'))).toEqual([]);
});

it('drawn twice, as in development, it still says that it has come', async () => {
  const all = mounted(
    <StrictMode>
      <Picture source={{ src: DOT }} ratio="wide" title="A" priority />
    </StrictMode>,
  );
  await expect.poll(() => all('[data-ratio]').map((one) => one.getAttribute('data-state'))).toEqual(['loaded']);
});
