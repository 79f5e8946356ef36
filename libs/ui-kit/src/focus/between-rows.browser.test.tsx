import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Chip } from '../actions/chip.tsx';
import { ChipBar } from '../actions/chip-bar.tsx';
import { EpisodeCard } from '../cards/episode-card.tsx';
import { PersonCard } from '../cards/person-card.tsx';
import { PosterCard } from '../cards/poster-card.tsx';
import { Grid } from '../rows/grid.tsx';
import { Row } from '../rows/row.tsx';
import { mount } from '../stories/mount.tsx';
import { walkBetweenRows } from './between-rows.ts';

function startWalk() {
  const life = new AbortController();
  walkBetweenRows(life.signal);
  onTestFinished(() => life.abort());
}

/** Rows of cards by their widths; a story with two buttons above them. */
function page(rows: readonly (readonly number[])[], region = 'main') {
  const card = (row: number) => (width: number, at: number) =>
    `<a href="#" data-card-target style="display:inline-block;width:${width}px">${row}.${at}</a>`;
  document.body.innerHTML = `<${region}>
    <article inert><div data-row-actions><a href="#">Hidden</a></div></article>
    <article><div data-row-actions><a href="#">Watch</a> <a href="#">More</a></div></article>
    ${rows.map((cards, row) => `<h2><a href="#">Row ${row}</a></h2><div data-cards style="white-space:nowrap">${cards.map(card(row)).join('')}</div>`).join('')}
  </${region}>`;
  startWalk();
  onTestFinished(() => document.body.replaceChildren());
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

it('at the last row, with a key held and outside of the page’s content the arrows are the browser’s', async () => {
  const { focus } = page([[100, 100]]);
  focus('0.1');
  await press('ArrowDown');
  expect(focused()).toBe('0.1');
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(focused()).toBe('0.1');
  const other = page([[100], [100]], 'aside');
  other.focus('0.0');
  await press('ArrowDown');
  expect(focused()).toBe('0.0');
});

const five = [1, 2, 3, 4, 5];

it('every row and grid takes part: episodes with their seasons, persons, posters, a grid; Home and End stay within a row', async () => {
  const { host, unmount } = mount(
    <main>
      <Row
        title="Episodes"
        cards="wide"
        action={
          <ChipBar label="Seasons">
            <Chip selected>Season 1</Chip>
            <Chip>Season 2</Chip>
          </ChipBar>
        }
      >
        {five.map((at) => (
          <EpisodeCard key={at} title={`episode ${at}`} href="#" />
        ))}
      </Row>
      <Row title="Persons" cards="person">
        {five.map((at) => (
          <PersonCard key={at} title={`person ${at}`} href="#" />
        ))}
      </Row>
      <Grid cards="poster" label="Films">
        {five.map((at) => (
          <PosterCard key={at} title={`film ${at}`} href="#" />
        ))}
      </Grid>
    </main>,
  );
  onTestFinished(unmount);
  startWalk();
  /** What each key leads to. */
  const walk = async (...keys: string[]) => {
    const found: string[] = [];
    for (const key of keys) {
      await press(key);
      found.push(/(Season|episode|person|film) \d/.exec(focused() ?? '')?.[0] ?? 'nothing');
    }
    return found.join(', ');
  };
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await expect.poll(() => host.querySelectorAll('li a').length).toBe(15);
  host.querySelector<HTMLElement>('li a')?.focus();
  expect(await walk('End', 'Home')).toBe('episode 5, episode 1');
  expect(await walk('ArrowDown', 'ArrowDown')).toMatch(/^person \d, film \d$/);
  expect(await walk('ArrowUp', 'ArrowUp', 'ArrowUp')).toMatch(/^person \d, episode \d, Season \d$/);
  expect(await walk('ArrowDown')).toMatch(/^episode \d$/);
});
