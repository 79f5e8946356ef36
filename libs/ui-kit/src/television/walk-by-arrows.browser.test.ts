import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepFocus } from './keep-focus.ts';
import { stepIntoRail, walkByArrows } from './walk-by-arrows.ts';

const PAGE = `
  <nav data-rail style="position:fixed;top:0;left:0;width:50px">
    <a href="#home" style="display:block;height:40px">Home</a>
    <a href="#films" aria-current="page" style="display:block;height:40px">Films</a>
  </nav>
  <main style="margin-left:60px">
    <div data-row-actions><a href="#watch">Watch</a></div>
    <input value="ab" aria-label="Text" style="display:block;width:80px" />
    <section data-row="poster"><header><a href="#all">All</a></header>
      <div data-row-key="one" style="overflow:auto;display:flex;width:250px;padding-left:10px">
        ${Array.from({ length: 9 }, (_, at) => `<a data-card-target href="#one-${at}" style="flex:none;width:100px;height:40px">${at}</a>`).join('')}
        <i style="flex:none;width:200px"></i>
      </div>
    </section>
    <section data-row="poster">
      <div data-row-key="two" style="overflow:auto;display:flex;width:250px;padding-left:10px">
        ${Array.from({ length: 9 }, (_, at) => `<a data-card-target href="#two-${at}" style="flex:none;width:100px;height:40px">${at}</a>`).join('')}
        <i style="flex:none;width:200px"></i>
      </div>
    </section>
  </main>`;

let life = new AbortController();
beforeEach(() => {
  life = new AbortController();
  document.body.innerHTML = PAGE;
  walkByArrows(life.signal);
});
afterEach(() => {
  vi.useRealTimers();
  life.abort();
  document.body.innerHTML = '';
});

const focused = () => document.activeElement?.getAttribute('href');
const left = () => Math.round(document.activeElement!.getBoundingClientRect().left);
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)!.focus();
/** The page's clocks stand still until `pass`. */
function holdClocks() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const press = (...keys: readonly string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''));

it('moves the row under the ring, which stays where it is', async () => {
  focus('[href="#one-0"]');
  const before = left();
  await press('ArrowRight', 'ArrowRight', 'ArrowRight');
  expect(focused()).toBe('#one-3');
  await expect.poll(left).toBe(before);
});

it('enters the next row where that row stands, and leaves its heading aside', async () => {
  focus('[href="#two-0"]');
  await press('ArrowRight', 'ArrowRight');
  await expect.poll(left).toBe(70);
  focus('[href="#one-0"]');
  await press('ArrowDown');
  expect(focused()).toBe('#two-2');
  await press('ArrowUp', 'ArrowUp');
  expect(document.activeElement?.tagName).toBe('INPUT');
});

it('comes to the whole of a row behind its last card', async () => {
  focus('[href="#one-8"]');
  await press('ArrowRight');
  expect(focused()).toBe('#all');
});

it('goes into the rail at the left edge, to the page that is open, and back to where it was', async () => {
  focus('[href="#one-0"]');
  await press('ArrowLeft');
  expect(focused()).toBe('#films');
  await press('ArrowUp');
  expect(focused()).toBe('#home');
  await press('ArrowRight');
  expect(focused()).toBe('#one-0');
  expect(stepIntoRail()).toBe(true);
  expect(focused()).toBe('#films');
  expect(stepIntoRail(), 'it is there already').toBe(false);
});

it('leaves the letters of a text to who writes it', async () => {
  const field = document.querySelector('input')!;
  field.focus();
  field.setSelectionRange(1, 1);
  await press('ArrowLeft');
  expect(document.activeElement).toBe(field);
  await press('ArrowLeft');
  expect(focused()).toBe('#films');
});

it('does not lose the focus with what had it', async () => {
  keepFocus(life.signal);
  focus('[href="#one-0"]');
  document.activeElement!.remove();
  await expect.poll(focused).toBe('#watch');
});

it('a page whose beginning lies below the window moves to it: the ring is in sight', async () => {
  document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<p style="height:200vh"></p>');
  keepFocus(life.signal);
  await expect.poll(focused).toBe('#watch');
  const { top, bottom } = document.activeElement!.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
});

const MESSAGE = '<div data-over="message"><button>Again</button><button>Details</button></div>';

it.each([
  ['a picture that fills the window', undefined],
  ['controls that had the focus', '#pause'],
])('ENG-001 a message over %s has the focus on its first button', async (_, start) => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main></main><div id="player" tabindex="-1"><footer><a id="pause" href="#pause">Pause</a></footer></div>`;
  if (start) focus(start);
  keepFocus(life.signal);
  document.querySelector('#player')!.insertAdjacentHTML('beforeend', MESSAGE);
  await vi.advanceTimersByTimeAsync(600);
  expect(document.activeElement?.textContent).toBe('Again');
  // Who has gone on within it stays there.
  document.querySelector<HTMLElement>('[data-over] :last-child')!.focus();
  document.body.append('.');
  await vi.advanceTimersByTimeAsync(600);
  expect(document.activeElement?.textContent).toBe('Details');
});

describe('a picture that fills the window', () => {
  const presses: string[] = [];
  beforeEach(() => {
    presses.length = 0;
    document.body.innerHTML = `<main><div data-player-place="viewport"></div></main>
      <div id="player" style="position:fixed;inset:0"><header><button>Settings</button></header><footer><button>Pause</button><button>Whole screen</button></footer></div>`;
    const pause = document.querySelector('footer button')!;
    pause.addEventListener('click', () => presses.push('pause'), { signal: life.signal });
    const onLeft = (event: KeyboardEvent) => void (event.defaultPrevented || presses.push(event.key));
    document.addEventListener('keydown', onLeft, { signal: life.signal });
    keepFocus(life.signal);
  });
  const id = () => document.activeElement?.id;

  it('CTRL-022 has the focus from the beginning, also where the page was opened by its address', async () => {
    await expect.poll(id).toBe('player');
    await press('ArrowRight', 'ArrowLeft');
    expect(presses, 'left to the player').toEqual(['ArrowRight', 'ArrowLeft']);
    expect(id()).toBe('player');
  });

  it('CTRL-022 is paused by Enter', async () => {
    await expect.poll(id).toBe('player');
    await press('Enter');
    expect(presses).toEqual(['pause']);
  });

  it.each(['ArrowUp', 'ArrowDown'])('CTRL-022 leads into its controls by %s', async (key) => {
    await expect.poll(id).toBe('player');
    await press(key);
    expect(document.activeElement?.textContent).toBe('Pause');
    await press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('Whole screen');
    expect(presses, 'nothing of these was the player’s own').toEqual([]);
  });
});

it('ENG-001 a message over a picture in the page leaves the focus where the viewer is', async () => {
  vi.useFakeTimers();
  document.body.insertAdjacentHTML('beforeend', `<div id="player">${MESSAGE}</div>`);
  focus('[href="#one-0"]');
  keepFocus(life.signal);
  document.body.append('.');
  await vi.advanceTimersByTimeAsync(600);
  expect(focused()).toBe('#one-0');
});

it('a page under a dialogue stays where it is', async () => {
  holdClocks();
  document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<p style="height:200vh"></p>');
  document.body.insertAdjacentHTML('beforeend', '<dialog><button>Close</button></dialog>');
  const dialog = document.querySelector('dialog')!;
  dialog.showModal();
  scrollTo(0, 0);
  keepFocus(life.signal);
  dialog.firstElementChild!.remove();
  await pass(600);
  expect(focused()).not.toBe('#watch');
  expect(document.scrollingElement!.scrollTop).toBe(0);
});

it('begins in a grid without moving it: a grid shows what it is of by itself', async () => {
  document.querySelector('main')!.innerHTML =
    '<div role="grid" style="overflow:auto;width:200px"><div style="width:3000px"><a href="#now" data-stop="true" style="margin-left:100px;display:block;width:550px">Now</a></div></div>';
  const grid = document.querySelector('[role="grid"]')!;
  grid.scrollLeft = 600;
  keepFocus(life.signal);
  await expect.poll(focused).toBe('#now');
  expect(grid.scrollLeft).toBe(600);
});

it('begins a page of filters at the first of them, above its cards', async () => {
  document.querySelector('main')!.innerHTML =
    '<button data-filter="genre">Genre</button><a data-card-target href="#film">Film</a>';
  keepFocus(life.signal);
  await expect.poll(() => document.activeElement?.textContent).toBe('Genre');
});

const BACK = '<a href="#back">Back</a>';
const ASIDE = '<nav data-look="aside"><a href="#account">Account</a></nav>';

it.each([
  ['settings at the first of their cards', `${BACK}${ASIDE}<nav data-look="tiles"><a href="#begins">Account</a></nav>`],
  [
    'a page of the settings at its name in their list',
    `${BACK}<nav data-look="aside"><a href="#account">Account</a><a href="#begins" aria-current="page">Language</a></nav><a href="#packets">All</a>`,
  ],
  [
    'a list of settings at its first line',
    `${BACK}<nav data-look="list"><a href="#begins">Interface</a><a href="#sound">Sound</a></nav>`,
  ],
])('begins %s', async (_, main) => {
  holdClocks();
  document.querySelector('main')!.innerHTML = main;
  keepFocus(life.signal);
  await pass(300);
  expect(focused()).toBe('#begins');
});

it('begins a comparison of packets at what can be done with the first of them', async () => {
  holdClocks();
  document.querySelector('main')!.innerHTML =
    '<table><thead><tr><td rowspan="2"><button aria-disabled="true">Before</button><button>After</button></td><th><a href="#start">Start</a></th></tr><tr><td data-part="action"><button>Buy</button></td></tr></thead></table>';
  keepFocus(life.signal);
  await pass(300);
  expect(document.activeElement?.textContent).toBe('Buy');
});

it('begins a guide in its grid, also where what is told of above it has come first', async () => {
  holdClocks();
  const main = document.querySelector('main')!;
  main.innerHTML = '<div data-part="programme-details"><a href="#programme" data-focus-key="watch">Watch</a></div>';
  keepFocus(life.signal);
  await pass(600);
  expect(document.activeElement).toBe(document.body);
  main.insertAdjacentHTML('beforeend', '<div role="grid"><a href="#now" data-stop="true">Now</a></div>');
  await pass(600);
  expect(focused()).toBe('#now');
});

const LATE_PAGE = `<main><a href="#anew">From the start</a>
  <div role="group"><button data-card-target aria-pressed="true">Today</button></div><ol></ol></main>`;
const LIST =
  '<li><a data-card-target href="#first">1</a></li><li><a data-card-target aria-current="page" href="#open">2</a></li>';
const listComes = () => void (document.querySelector('ol')!.innerHTML = LIST);

it('waits for a list that is still to come rather than begin in the days', async () => {
  holdClocks();
  document.body.innerHTML = LATE_PAGE;
  keepFocus(life.signal);
  await pass(1_000);
  expect(document.activeElement).toBe(document.body);
  listComes();
  await pass(300);
  expect(focused()).toBe('#open');
});

it.each([
  ['gives way to the page’s beginning', [], '#open'],
  ['stays once the viewer has pressed a key', ['Shift'], '#anew'],
])('what has the focus on a page that is very late %s', async (_, keys, where) => {
  holdClocks();
  document.body.innerHTML = LATE_PAGE;
  keepFocus(life.signal);
  await pass(3_500);
  expect(focused()).toBe('#anew');
  for (const key of keys) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  listComes();
  await pass(300);
  expect(focused()).toBe(where);
});

const ROW = (id: string) => `<section style="height:90vh"><a data-card-target href="#${id}">${id}</a></section>`;

it('what came first gives way to what comes in above it, and the page stands at its beginning', async () => {
  holdClocks();
  document.body.innerHTML = `<main><div style="height:80vh">On its way</div>${ROW('late')}</main>`;
  keepFocus(life.signal);
  await pass(300);
  expect(focused()).toBe('#late');
  document.querySelector('main > div')!.outerHTML = `<div style="height:20vh"></div>${ROW('early')}`;
  await pass(300);
  expect(focused()).toBe('#early');
  expect(document.scrollingElement!.scrollTop).toBe(0);
});

it('what comes in above does not take the viewer away from what they went to', async () => {
  holdClocks();
  document.body.innerHTML = `<main><div></div>${ROW('late')}${ROW('later')}</main>`;
  keepFocus(life.signal);
  await pass(300);
  focus('[href="#later"]');
  document.querySelector('main > div')!.outerHTML = ROW('early');
  await pass(300);
  expect(focused()).toBe('#later');
});
