import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusPage } from './focus-page.ts';

afterEach(() => document.body.replaceChildren());

const page = (html: string) => (document.body.innerHTML = html);
const focused = () => document.activeElement?.textContent;
const HEADER = '<header><a href="#menu">Menu</a></header>';

it('a page that comes late has the focus on its heading as soon as that is drawn, and Tab goes on from there', async () => {
  page(`${HEADER}<main></main>`);
  document.querySelector('a')?.focus();
  focusPage();
  document.querySelector('main')!.innerHTML = '<p><a href="#x">Before</a></p><h1>Title</h1><a href="#w">Watch</a>';
  await expect.poll(focused).toBe('Title');
  await userEvent.tab();
  expect(focused()).toBe('Watch');
});

it('the heading of a page that is kept beneath is not meant', async () => {
  page(`<div style="display:none"><main><h1>Beneath</h1></main></div><main><h1>Above</h1></main>`);
  focusPage();
  await expect.poll(focused).toBe('Above');
});

it.each([
  ['something of the page', '<main><h1>Title</h1><button>Field</button></main>', 'button'],
  ['a dialogue', '<main><h1>Title</h1></main><div role="dialog"><button>Field</button></div>', 'button'],
])('%s that has the focus keeps it', async (_, html, selector) => {
  page(html);
  document.querySelector<HTMLElement>(selector)?.focus();
  focusPage();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(focused()).toBe('Field');
});

it('whoever presses a key first has the focus where they want it', async () => {
  page(`${HEADER}<main></main>`);
  focusPage();
  await userEvent.tab();
  document.querySelector('main')!.innerHTML = '<h1>Title</h1>';
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(focused()).toBe('Menu');
});

it('a film that fills the window has the focus on its player, one that is refused on what says so', async () => {
  page(`<main><div data-player-place="viewport">.</div></main><div id="player" role="region">Player</div>`);
  focusPage();
  await expect.poll(focused).toBe('Player');
  page(`<section><h1>Not in your subscription</h1></section>`);
  focusPage();
  await expect.poll(focused).toBe('Not in your subscription');
});
