import { afterEach, expect, it } from 'vitest';
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
