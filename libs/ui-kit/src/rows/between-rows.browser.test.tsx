import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { walkBetweenRows } from './between-rows.ts';

/** Rows of cards by their widths; a story with two buttons above them. */
function page(rows: readonly (readonly number[])[], attribute = 'data-rows') {
  const card = (row: number) => (width: number, at: number) =>
    `<a href="#" data-card-target style="display:inline-block;width:${width}px">${row}.${at}</a>`;
  document.body.innerHTML = `<div ${attribute}>
    <article inert><div data-part="actions"><a href="#">Hidden</a></div></article>
    <article><div data-part="actions"><a href="#">Watch</a> <a href="#">More</a></div></article>
    ${rows.map((cards, row) => `<h2><a href="#">Row ${row}</a></h2><div style="white-space:nowrap">${cards.map(card(row)).join('')}</div>`).join('')}
  </div>`;
  const life = new AbortController();
  walkBetweenRows(life.signal);
  onTestFinished(() => {
    life.abort();
    document.body.replaceChildren();
  });
  const all = () => [...document.querySelectorAll('a')];
  return {
    focus: (name: string) =>
      all()
        .find(({ textContent }) => textContent === name)
        ?.focus(),
  };
}
const focused = () => document.activeElement?.textContent;
const press = async (...keys: string[]) => {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
};

it('arrows lead from a story to the rows, from card to what stands under it, and back', async () => {
  const { focus } = page([
    [100, 100, 100, 100],
    [200, 200],
    [100, 100, 100],
  ]);
  focus('Watch');
  await press('ArrowDown');
  expect(focused()).toBe('0.0');
  focus('0.3');
  await press('ArrowDown');
  expect(focused()).toBe('1.1');
  await press('ArrowDown');
  expect(focused()).toBe('2.2');
  await press('ArrowUp', 'ArrowUp', 'ArrowUp');
  expect(focused(), 'the titles of rows are passed by, and stories that are not shown').toMatch(/Watch|More/);
});

it('at the last row, with a key held and on other pages the arrows are the browser’s', async () => {
  const { focus } = page([[100, 100]]);
  focus('0.1');
  await press('ArrowDown');
  expect(focused()).toBe('0.1');
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(focused()).toBe('0.1');
  const other = page([[100], [100]], 'data-other');
  other.focus('0.0');
  await press('ArrowDown');
  expect(focused()).toBe('0.0');
});
