import { expect, it, onTestFinished, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { listening, openPages } from './testing/listening.tsx';
import { namesOf } from './testing/telling.ts';

it('STAT-027 a card is shown once a page view, when half of it is in the window', async () => {
  const { told, services } = await listening();
  const ids = () => told('show').map(({ fields }) => fields['id']);
  await expect.poll(ids).toEqual([1, 2]);
  services.events.emit('page', { pathname: '/elsewhere' });
  await expect.poll(ids).toEqual([1, 2, 1, 2]);
  expect(told('show')[0]?.fields).toMatchObject({ kind: 'content', row: 'cinema' });
});

it('STAT-027 STAT-028 a card that is rested on and pressed says so', async () => {
  const { told } = await listening();
  const card = page.getByRole('link', { name: /Film 1/ });
  // It may stand there already, and would come to nothing.
  await commands.takePointerAway();
  await userEvent.hover(card);
  await expect.poll(() => told('focus').map(({ fields }) => fields['id'])).toEqual([1]);
  (card.element() as HTMLElement).click();
  await expect.poll(() => told('click').map(({ fields }) => fields)).toMatchObject([{ id: 1, row: 'cinema' }]);
});

it('STAT-028 a finger that only touches a card does not rest on it, and a card that has gone is not told', async () => {
  const { told } = await listening();
  const card = page.getByRole('link', { name: /Film 1/ }).element();
  const over = (pointerType: string, target: Element) =>
    target.dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true }));
  over('touch', card);
  over('mouse', page.getByRole('link', { name: /Film 2/ }).element());
  await expect.poll(() => told('focus').map(({ fields }) => fields['id'])).toEqual([2]);
  over('mouse', card);
  card.remove();
  over('mouse', page.getByRole('link', { name: /Film 3/ }).element());
  await expect.poll(() => told('focus').map(({ fields }) => fields['id'])).toEqual([2, 3]);
});

/** A page that is heard, on which the time of a rest passes when the test says so. */
async function resting() {
  const listened = await listening();
  openPages(listened.services);
  await expect.poll(() => listened.told('open_install_devices').length).toBe(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return listened;
}

it('STAT-027 STAT-028 a card that the keyboard rests on is told, one that a finger touches or that goes meanwhile is not', async () => {
  const { told } = await resting();
  const film = (id: number) => page.getByRole('link', { name: `Film ${id}` }).element() as HTMLElement;
  film(1).dispatchEvent(new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true }));
  vi.advanceTimersByTime(1_000);
  film(2).focus();
  vi.advanceTimersByTime(500);
  film(1).focus();
  film(1).remove();
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await expect.poll(() => told('focus').map(({ fields }) => fields['id'])).toEqual([2]);
});

it('STAT-007 the way to a full row says which row is opened', async () => {
  const { told } = await listening();
  press('link', 'All of it');
  await expect.poll(() => told('see_all').map(({ fields }) => fields['row'])).toEqual(['cinema-9']);
});

it('STAT-027 the same card drawn anew is not shown again in the same page view', async () => {
  const { told, host } = await listening();
  const ids = () => told('show').map(({ fields }) => fields['id']);
  await expect.poll(ids).toEqual([1, 2]);
  const card = page.getByRole('link', { name: 'Film 1' }).element();
  card.replaceWith(card.cloneNode(true));
  const other = card.cloneNode(true) as HTMLElement;
  other.dataset['focusKey'] = 'content-8';
  host.querySelector('[data-row-key]')?.prepend(other);
  await expect.poll(ids).toEqual([1, 2, 8]);
});

it('STAT-028 STAT-029 a channel is rested on after 100 ms, a film after 500 ms', async () => {
  const { told } = await resting();
  const film = page.getByRole('link', { name: /Film 1/ }).element();
  const channel = document.querySelector('[data-focus-key="channel-7"]');
  const restOn = (element: Element | null, ms: number) => {
    element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    vi.advanceTimersByTime(ms);
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  };
  restOn(channel, 99);
  restOn(film, 499);
  restOn(channel, 100);
  restOn(film, 500);
  vi.useRealTimers();
  await expect.poll(() => told('focus').map(({ fields }) => fields['id'])).toEqual([7, 1]);
});

it('STAT-021 a device that is chosen among the instructions names its event; a choice elsewhere is none', async () => {
  const { arrived } = await listening();
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  const choose = () =>
    document.querySelector('input[type="radio"]')?.dispatchEvent(new Event('change', { bubbles: true }));
  choose();
  history.replaceState(null, '', '/instructions');
  choose();
  const devices = () => namesOf(arrived()).filter((name) => name.startsWith('click_'));
  await expect.poll(devices).toEqual(['click_android_tv']);
});

it('STAT-008 a back control is heard by its name', async () => {
  const { told } = await listening();
  press('button', 'Back');
  await expect.poll(() => told('back')).toHaveLength(1);
});

const press = (role: 'link' | 'button', name: string) =>
  (page.getByRole(role, { name, exact: true }).element() as HTMLElement).click();

it('STAT-006 STAT-027 "watch" on the panel over a card plays, and is a press on the card; keeping is neither', async () => {
  const { told } = await listening();
  press('button', 'Keep');
  press('link', 'Watch');
  await expect.poll(() => told('click').map(({ fields }) => fields['id'])).toEqual([4]);
  expect(told('play')).toHaveLength(1);
});

it('STAT-013 a box of the guide that several programmes share chooses none: a press in its list does', async () => {
  const { told } = await listening();
  press('button', 'Two programmes');
  press('button', 'Second');
  press('link', 'First');
  await expect.poll(() => told('select_schedule').map(({ fields }) => fields['programmeId'])).toEqual([32, 31]);
});

it('STAT-027 a card of which the window has less than half is not shown yet, whatever the browser calls it', async () => {
  let see: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        see = callback;
      }
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { told } = await listening();
  const card = (id: number) => page.getByRole('link', { name: `Film ${id}` }).element();
  const entry = (id: number, intersectionRatio: number) => ({
    target: card(id),
    isIntersecting: true,
    intersectionRatio,
  });
  see([entry(1, 0.2), entry(2, 0.5)] as never, {} as never);
  await expect.poll(() => told('show').map(({ fields }) => fields['id'])).toEqual([2]);
});

it('STAT-031 a search among channels is told when it has rested, without its text', async () => {
  const { told, services } = await listening({ at: '/channels/all' });
  const write = (name: string, text: string) => {
    const field = page.getByRole('searchbox', { name }).element() as HTMLInputElement;
    for (let end = 1; end <= text.length; end += 1) {
      field.value = text.slice(0, end);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  };
  const { clock } = services;
  write('Channels', 'spo');
  write('Channels', 'sport');
  const writtenMs = clock.now();
  // Another field neither tells nor takes the place of what was written among channels.
  write('Films', 'a night');
  await expect.poll(() => told('channel_search').map(({ fields }) => fields['characters'])).toEqual([5]);
  // A clock counts whole milliseconds.
  expect((told('channel_search')[0]?.atMs ?? 0) - writtenMs).toBeGreaterThanOrEqual(499);
  expect(JSON.stringify(told('channel_search'))).not.toContain('sport');
});
