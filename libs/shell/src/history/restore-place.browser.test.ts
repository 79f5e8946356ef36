import { afterEach, expect, it } from 'vitest';
import { readFocusPlace } from './focus-place.ts';
import { readPlace } from './place.ts';
import { restorePlace } from './restore-place.ts';

afterEach(() => document.body.replaceChildren());

const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

function tallPage() {
  const page = document.body.appendChild(document.createElement('div'));
  page.style.height = '5000px';
}

it('waits for a row that is still to come, and puts it where it stood', async () => {
  tallPage();
  const end = restorePlace({ scrollY: 900, focusKey: null, rowOffsets: { films: 120 } });
  await frame();
  expect(Math.round(window.scrollY)).toBe(900);
  const row = document.body.appendChild(document.createElement('div'));
  row.dataset['rowKey'] = 'films';
  row.style.cssText = 'overflow:auto;width:200px';
  row.innerHTML = '<div style="width:2000px;height:10px"></div>';
  await expect.poll(() => row.scrollLeft).toBe(120);
  end();
});

it('ends when another page has come: nothing moves that page', async () => {
  tallPage();
  const end = restorePlace({ scrollY: 400, focusKey: 'never-there', rowOffsets: {} });
  await frame();
  end();
  window.scrollTo({ top: 1200, behavior: 'instant' });
  await frame();
  expect(Math.round(window.scrollY)).toBe(1200);
});

/** A row with one card, so high. */
function rowOf(key: string, heightPx = 300) {
  const row = document.createElement('div');
  row.dataset['rowKey'] = key;
  row.style.height = `${heightPx}px`;
  row.innerHTML = '<a href="#" data-focus-key="film">Film</a>';
  return row;
}

it.each([900, 0])(
  'a row that has come above is not under the eye: what had the focus stays where it was seen, from scroll %i',
  async (scrollY) => {
    // The browser's own keeping of the place would hide what is looked for; Safari has none.
    document.documentElement.style.overflowAnchor = 'none';
    const main = document.body.appendChild(document.createElement('main'));
    main.style.height = '5000px';
    const space = main.appendChild(document.createElement('div'));
    space.style.height = `${scrollY + 200}px`;
    const row = main.appendChild(rowOf('on-air'));
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    row.querySelector('a')?.focus({ preventScroll: true });
    const place = { ...readPlace(), ...readFocusPlace() };
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('a')?.blur();

    // The same film stands there, too.
    space.after(rowOf('continue', 250));
    const end = restorePlace(place);
    const top = () => Math.round(row.querySelector('a')!.getBoundingClientRect().top);
    await expect.poll(top).toBe(200);
    expect(document.activeElement).toBe(row.querySelector('a'));
    space.after(rowOf('late', 120));
    await frame();
    await expect.poll(top, { message: 'one that comes a moment later, too' }).toBe(200);
    end();
    document.documentElement.style.overflowAnchor = '';
  },
);
