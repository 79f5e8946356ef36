import { afterAll, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { PosterCard } from '../cards/poster-card.tsx';
import { Row } from '../rows/row.tsx';
import { RowStack } from '../rows/row-stack.tsx';
import { mount } from '../stories/mount.tsx';
import { WornBrand } from '../stories/wear.tsx';
import { BesideRows } from './beside-rows.tsx';

afterAll(() => browser.viewport(1280, 800));

const row = (title: string, count: number) => (
  <Row title={title} cards="poster">
    {Array.from({ length: count }, (_, index) => (
      <PosterCard key={index} title={`${title} ${index}`} href="/" />
    ))}
  </Row>
);

it.each([1280, 1600, 1920, 2560])(
  'CONT-064 in a window of %i px the cards of a short row are as large as those of the long row above, within a tenth',
  async (width) => {
    await browser.viewport(width, 900);
    const { host, unmount } = mount(
      <>
        <WornBrand />
        <RowStack>
          {row('Films', 12)}
          <BesideRows>
            <div>{row('Series', 1)}</div>
            <p>Life</p>
          </BesideRows>
        </RowStack>
      </>,
    );
    const widthOf = (list: number) =>
      host.querySelectorAll('ul[data-cards]')[list]?.querySelector('li')?.getBoundingClientRect().width ?? 0;
    await expect.poll(() => widthOf(1) / widthOf(0)).toBeGreaterThan(0.9);
    expect(widthOf(1) / widthOf(0)).toBeLessThan(1.1);
    // What is read stands near the one card, and not half a wide page away.
    if (width >= 1920) expect(host.querySelector('p')!.getBoundingClientRect().left).toBeLessThan(width / 3);
    unmount();
  },
);
