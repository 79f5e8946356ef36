import { type ComponentType, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { screenPart } from '../routes/screen-part.tsx';
import { SiteRouter } from './site-router.tsx';

const CARD = { width: 100, height: 150 };
const COVER = { width: 600, height: 240 };

/** Like the site, it gives the focus back to the card that led away. */
function List() {
  const card = useRef<HTMLAnchorElement>(null);
  const how = useNavigationType();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (how === 'POP') card.current?.focus();
  }, [how]);
  return (
    <main>
      <h1>List</h1>
      {['film', 'text', 'late', 'near'].map((name) => (
        <Link
          key={name}
          to={`/${name}`}
          ref={name === 'film' ? card : null}
          data-card-target
          style={{ display: 'block' }}
        >
          <span data-part="picture" style={{ ...CARD, display: 'block', background: 'teal' }} />
          To the {name}
        </Link>
      ))}
      <Link to="/film">No card</Link>
      <button onClick={() => void navigate('/list', { replace: true, state: 'seen' })}>Mark the entry</button>
      <Link to="/playing">Play</Link>
    </main>
  );
}

function Film({ name }: { readonly name: string }) {
  const navigate = useNavigate();
  return (
    <main>
      <h1>{name}</h1>
      <div data-page-picture style={{ ...COVER, background: 'teal' }} />
      <button onClick={() => void navigate(-1)}>Back</button>
      <Link to="/text">On</Link>
      <div data-row-actions>
        <Link to="/watch">Watch</Link>
      </div>
    </main>
  );
}

/** The whole window is the picture; the player lies over it, at the end of the document. */
function Watch() {
  const navigate = useNavigate();
  return (
    <main data-page-picture style={{ position: 'fixed', inset: 0, background: 'black' }}>
      <h1>Watch</h1>
      <div data-where="page" style={{ position: 'fixed', inset: '40px 0 0 0', background: 'teal' }} />
      <button style={{ position: 'relative' }} onClick={() => void navigate(-1)}>
        Leave
      </button>
    </main>
  );
}

/** The size of the mini player. */
const IN_MINI_PLAYER = { width: 320, height: 180 };

/** Above all pages: once it has begun it goes into the mini player when its page goes, and glides there by itself. */
function Player() {
  const navigate = useNavigate();
  const isAtHome = useLocation().pathname === '/playing';
  const [hasBegun, setHasBegun] = useState(false);
  if (isAtHome && !hasBegun) setHasBegun(true);
  const box = useRef<HTMLDivElement>(null);
  const wasAtHome = useRef<boolean | null>(null);
  useLayoutEffect(() => {
    const hasMoved = wasAtHome.current !== null && wasAtHome.current !== isAtHome;
    if (hasMoved) box.current?.animate([{ transform: 'scale(2)' }, { transform: 'none' }], 60_000);
    if (box.current) wasAtHome.current = isAtHome;
  }, [isAtHome]);
  if (!hasBegun) return null;
  const place = isAtHome ? { inset: 0 } : { right: 0, bottom: 0, ...IN_MINI_PLAYER };
  return (
    <div ref={box} data-where={isAtHome ? 'page' : 'corner'} style={{ position: 'fixed', ...place }}>
      <video style={{ display: 'block', width: '100%', height: '100%', background: 'teal' }} />
      {isAtHome ? (
        <button style={{ position: 'absolute', top: 0, left: 0 }} onClick={() => void navigate(-1)}>
          Leave
        </button>
      ) : (
        <Link to="/playing" style={{ position: 'absolute', inset: 0 }}>
          Return
        </Link>
      )}
    </div>
  );
}

/** A page whose code comes when the test says so. */
function latePage() {
  let come = () => {};
  const code = new Promise<ComponentType>((resolve) => {
    come = () => resolve(() => <Film name="Late" />);
  });
  const { Screen: Late, load } = screenPart(() => code);
  return { Late, load, come: () => come() };
}

async function open() {
  history.replaceState(null, '', '/list');
  const { Late, load, come } = latePage();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <SiteRouter>
      <Suspense>
        <Routes>
          <Route path="/list" element={<List />} />
          <Route path="/film" element={<Film name="Film" />} />
          <Route path="/watch" element={<Watch />} />
          <Route path="/playing" element={<main data-page-picture style={{ position: 'fixed', inset: 0 }} />} />
          <Route path="/text" element={<h1>Text</h1>} />
          <Route path="/late" element={<Late />} />
          <Route
            path="/near"
            element={
              // As each page of the site has it.
              <Suspense fallback={<p>Soon</p>}>
                <Late />
              </Suspense>
            }
          />
        </Routes>
      </Suspense>
      <Player />
    </SiteRouter>,
  );
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const transitions = watchTransitions();
  await shown('List');
  // The viewer's first activity fetches what moves the pictures, and that listens for presses.
  const listen = vi.spyOn(document, 'addEventListener');
  const listens = () => {
    window.dispatchEvent(new PointerEvent('pointermove'));
    return listen.mock.calls.some(([type]) => type === 'click');
  };
  await expect.poll(listens).toBe(true);
  listen.mockRestore();
  return { transitions, come, load };
}

/** Each brand moves at its own pace: 140 to 280 ms. */
const ABOUT_MS = 200;

interface Seen {
  readonly finished: Promise<void>;
  /** How large the moving picture is at both ends of its way; `null` where none moves. */
  readonly way: Promise<{ readonly from: Size; readonly to: Size; readonly leavesMs: number } | null>;
}

function watchTransitions(): Seen[] {
  const transitions: Seen[] = [];
  const start = document.startViewTransition.bind(document);
  const spy = vi.spyOn(document, 'startViewTransition').mockImplementation((update) => {
    const transition = start(update);
    const way = transition.ready.then(measureWay, () => null).finally(() => transition.skipTransition());
    transitions.push({ finished: transition.finished, way });
    return transition;
  });
  onTestFinished(() => spy.mockRestore());
  return transitions;
}

const shown = (name: string) => expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
const link = (name: string) => page.getByRole('link', { name, exact: true });

type Size = typeof CARD;

/** How long the page that is left takes to go. */
const leavesMs = () =>
  Math.max(
    ...document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-old(root)')
      .map(({ effect }) => Number(effect?.getComputedTiming().duration)),
  );

function measureWay() {
  const [way] = document
    .getAnimations()
    .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-group(picture)');
  if (!way) return null;
  way.pause();
  const sizeAt = (share: number): Size => {
    way.currentTime = Number(way.effect?.getComputedTiming().duration) * share;
    const { width, height } = getComputedStyle(document.documentElement, '::view-transition-group(picture)');
    return { width: Math.round(parseFloat(width)), height: Math.round(parseFloat(height)) };
  };
  return { from: sizeAt(0), to: sizeAt(0.999_999), leavesMs: leavesMs() };
}

it('MISC-022 the picture of a pressed card becomes the picture of its page, and goes home on the way back while the page leaves in about 200 ms', async () => {
  const { transitions } = await open();
  await link('To the film').click();
  expect(await transitions[0]?.way).toMatchObject({ from: CARD, to: COVER });
  await shown('Film');

  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => transitions.length).toBe(2);
  const home = await transitions[1]?.way;
  expect(home).toMatchObject({ from: COVER, to: CARD });
  expect(Math.abs((home?.leavesMs ?? 0) - ABOUT_MS)).toBeLessThanOrEqual(80);
  await shown('List');
  await expect.element(link('To the film')).toHaveFocus();
  expect(document.querySelectorAll('body > [aria-hidden]').length).toBe(0);
});

it('what is no card, and what leads to no picture, shows its page as ever', async () => {
  const { transitions } = await open();
  await link('No card').click();
  await shown('Film');
  expect(transitions).toEqual([]);
  await link('On').click();
  await shown('Text');
  expect(transitions).toEqual([]);
  history.go(-2);
  await shown('List');

  await link('To the text').click();
  await shown('Text');
  expect(await transitions.at(-1)?.way).toBeNull();
});

it('a page that is not ready is not waited for: the window goes on, and the page comes when it can', async () => {
  const { transitions, come } = await open();
  await link('To the late').click();
  expect(location.pathname).toBe('/late');
  await transitions[0]?.finished;
  await shown('List');
  come();
  await shown('Late');
});

it('a page that was left before the next one is drawn does not replace the entry of the next', async () => {
  const { come } = await open();
  await page.getByRole('button', { name: 'Mark the entry' }).click();
  expect(history.state).toMatchObject({ usr: 'seen' });
  await link('To the late').click();
  await page.getByRole('button', { name: 'Mark the entry' }).click();
  expect(location.pathname).toBe('/late');
  come();
  await shown('Late');
});

it('MISC-022 the picture moves at the first press where the code of the page came before it', async () => {
  const { transitions, come, load } = await open();
  come();
  await load();
  await link('To the near').click();
  expect(await transitions[0]?.way).toMatchObject({ from: CARD, to: COVER });
  await shown('Late');
});

it('two steps in one frame end at the second', async () => {
  const { transitions } = await open();
  const [film, text] = ['To the film', 'To the text'].map((name) => link(name).element() as HTMLElement);
  film?.click();
  text?.click();
  await shown('Text');
  await Promise.all(transitions.map(({ finished }) => finished));
  await shown('Text');
  expect(location.pathname).toBe('/text');
});

it('nothing moves where motion is unwelcome, and nothing is missed where the browser cannot', async () => {
  const send = (cdp() as unknown as Session).send.bind(cdp());
  const wish = (value: string) =>
    send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  onTestFinished(() => wish(''));
  const { transitions } = await open();
  await wish('reduce');
  await link('To the film').click();
  await shown('Film');
  expect(transitions).toEqual([]);

  await wish('');
  history.back();
  await shown('List');
  await Promise.all(transitions.map(({ finished }) => finished));
  withoutTransitions();
  await link('To the film').click();
  await shown('Film');
});

/** A browser that knows of no transitions, until the test is over. */
function withoutTransitions(): void {
  const own = Object.getOwnPropertyDescriptor(document, 'startViewTransition') ?? {};
  Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true });
  onTestFinished(() => void Object.defineProperty(document, 'startViewTransition', own));
}

interface Session {
  send(method: string, parameters: { features: { name: string; value: string }[] }): Promise<void>;
}

it('the picture of a film’s page becomes the window that it plays in, and the player goes home to the page on the way back', async () => {
  const { transitions } = await open();
  await link('To the film').click();
  await shown('Film');
  await link('Watch').click();
  await expect.poll(() => transitions.length).toBe(2);
  expect(await transitions[1]?.way).toMatchObject({ from: COVER, to: { width: innerWidth, height: innerHeight } });
  await shown('Watch');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => transitions.length).toBe(3);
  expect(await transitions[2]?.way).toMatchObject({ from: { width: innerWidth, height: innerHeight - 40 }, to: COVER });
  await shown('Film');
});

it('what goes on playing is carried into the mini player, and from there to its page, in one movement', async () => {
  const { transitions } = await open();
  const whole = { width: innerWidth, height: innerHeight };
  await link('Play').click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => transitions.length).toBe(1);
  expect(await transitions[0]?.way).toMatchObject({ from: whole, to: IN_MINI_PLAYER });
  await shown('List');
  const corner = document.querySelector('[data-where="corner"]');
  expect(corner?.getAnimations()).toEqual([]);

  await link('Return').click();
  await expect.poll(() => transitions.length).toBe(2);
  expect(await transitions[1]?.way).toMatchObject({ from: IN_MINI_PLAYER, to: whole });
  expect(document.querySelector('[data-where="page"]')?.getAnimations()).toEqual([]);
});

it('the page of a card comes as ever while something plays in the mini player', async () => {
  const { transitions } = await open();
  await link('Play').click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await shown('List');
  await link('To the film').click();
  await expect.poll(() => transitions.length).toBe(2);
  expect(await transitions[1]?.way).toBeNull();
  await shown('Film');
});

/** A press of the device, as the browser itself gives it to the page. */
async function pressAt(x: number, y: number) {
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  const { left = 0, top = 0 } = window.frameElement?.getBoundingClientRect() ?? {};
  for (const type of ['mousePressed', 'mouseReleased'])
    await session.send('Input.dispatchMouseEvent', { type, x: left + x, y: top + y, button: 'left', clickCount: 1 });
}

it('a press that comes while the browser takes its picture of the page is not lost', async () => {
  const { come } = await open();
  const wait = window.setTimeout.bind(window);
  // As on a slow machine: the page is drawn before the transition gives up waiting for it.
  const patience = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((run: () => void, delayMs?: number) => wait(run, delayMs === 100 ? 3_000 : delayMs)) as never);
  onTestFinished(() => patience.mockRestore());
  const { left, top, width, height } = link('To the text').element().getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const heard: EventTarget[] = [];
  const listen = ({ target }: Event) => void (target && heard.push(target));
  document.addEventListener('click', listen, true);
  onTestFinished(() => document.removeEventListener('click', listen, true));
  await link('To the late').click();
  await expect.poll(() => document.elementFromPoint(x, y)).toBe(document.documentElement);
  await pressAt(x, y);
  await expect.poll(() => heard.at(-1)).toBe(document.documentElement);
  const late = new Promise<Element>((resolve) =>
    document.addEventListener('click', ({ target }) => resolve(target as Element), { capture: true, once: true }),
  );
  come();
  await shown('Late');
  expect((await late).tagName).not.toBe('HTML');
});
