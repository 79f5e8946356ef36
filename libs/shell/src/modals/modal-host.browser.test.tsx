import { siteStore } from '@livery/widgets/testing-store';
import { type ApiError } from '@livery/api-client';
import { LoadProblem } from '@livery/widgets/load-problem';
import { useSayProblem } from '@livery/widgets/say-problem';
import { modalStands } from '@livery/widgets/modal-stands';
import { useModals } from '@livery/widgets/modals';
import { mountScreen as mount } from '@livery/widgets/testing';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RouterLink } from '../history/router-link.tsx';
import { ModalHost } from './modal-host.tsx';
import { EVERY_CAPABILITY, EVERY_PLACE } from '../testing/every-capability.ts';
import { isNotBuilt } from './not-built.ts';

const mountScreen = (...[screen, world]: Parameters<typeof mount>) =>
  mount(screen, { capabilities: EVERY_CAPABILITY, ...world });

afterEach(() => void vi.restoreAllMocks());

const dialog = page.getByRole('dialog');
const failure = (status: number): ApiError => ({
  kind: 'http',
  endpoint: 'getChannel',
  status,
  code: '',
  message: `error ${status}`,
  details: [],
});

function Failing() {
  const say = useSayProblem();
  return (
    <>
      <button onClick={() => say(failure(503), 'viewer')}>Buy</button>
      <button onClick={() => say(failure(504), 'page')}>Refresh</button>
    </>
  );
}

it('API-088 a failure of what the viewer asked for stands in a modal, one of the page’s own at the foot of the window', async () => {
  const { host } = await mountScreen(
    <ModalHost>
      <Failing />
    </ModalHost>,
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByRole('status').getByText(/Ошибка 504/)).toBeVisible();
  expect(host.querySelector('dialog')).toBeNull();
  // A press without a pointer: the tokens that keep the message at the foot are not on this page.
  (page.getByRole('button', { name: 'Buy' }).element() as HTMLElement).click();
  await expect.element(dialog.getByText(/Ошибка 503/)).toBeVisible();
});

it('API-091 a channel that the server does not know opens its modal, with the way to the others', async () => {
  const { host } = await mountScreen(
    <ModalHost>
      <LoadProblem error={failure(404)} kind="channel" onRetry={() => {}} />
    </ModalHost>,
  );
  await expect.element(dialog.getByText('Такого канала нет. Возможно, он сменил имя.')).toBeVisible();
  expect(dialog.getByRole('link').element().getAttribute('href')).toBe('/channels');
  expect(location.hash).toBe('#not_found_channel');
  expect(host.querySelector('h1')?.textContent).toBe('Не нашли');
});

function Arriving() {
  const modals = useModals();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === '/new') modals.open('message', { heading: '', text: 'Here' });
    else void navigate('/new', { replace: true });
  }, [pathname, modals, navigate]);
  return null;
}

it('a modal that opens as its page comes does not bring the old address back', async () => {
  const replaced = vi.spyOn(history, 'replaceState');
  const added = vi.spyOn(history, 'pushState');
  await mountScreen(
    <ModalHost>
      <Arriving />
    </ModalHost>,
    { at: '/old' },
  );
  await expect.element(dialog.getByText('Here')).toBeVisible();
  const addresses = (of: typeof added) => of.mock.calls.map(([, , address]) => address).filter(Boolean);
  expect([addresses(replaced), addresses(added)]).toEqual([['/old', '/new'], ['/new#message']]);
});

it('STAT-012 a dialogue that opens is said to who counts, by its name, once', async () => {
  const { services } = await mountScreen(
    <ModalHost>
      <Messenger />
    </ModalHost>,
  );
  const heard: string[] = [];
  services.events.on('modal', ({ id }) => void heard.push(id), new AbortController().signal);
  await page.getByRole('button', { name: 'Say' }).click();
  await dialog.getByRole('button', { name: 'Хорошо' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(heard).toEqual(['message']);
});

it('MISC-017 MISC-019 MISC-047 NAV-072 Back under a message leaves the page and the message, which has a title', async () => {
  await mountScreen(
    <ModalHost>
      <Messenger />
    </ModalHost>,
    { at: '/page' },
  );
  await page.getByRole('button', { name: 'Say' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Сообщение' }).getByText('Here')).toBeVisible();
  history.back();
  await expect.poll(() => location.pathname + location.hash).toBe('/page');
  await expect.element(dialog.getByText('Here')).toBeVisible();
  await dialog.getByRole('button', { name: 'Хорошо' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.pathname + location.hash).toBe('/page');
});

function Messenger() {
  const modals = useModals();
  return <button onClick={() => modals.open('message', { heading: '', text: 'Here' })}>Say</button>;
}

it('ROWS-065 a text of the server is shown under the title that came with it', async () => {
  await mountScreen(
    <ModalHost>
      <Opener />
    </ModalHost>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog', { name: 'News' }).getByText('Here')).toBeVisible();
});

function Opener() {
  const modals = useModals();
  return <button onClick={() => modals.open('message', { heading: 'News', text: 'Here' })}>Open</button>;
}
it('NAV-059 a link opens its modal before the page has drawn itself for the address, also out of another modal', async () => {
  await mountScreen(
    <ModalHost>
      <RouterLink href="#not_found_channel">To the modal</RouterLink>
      <Opener />
    </ModalHost>,
  );
  const link = page.getByText('To the modal');
  await link.hover();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog.getByText('Here')).toBeVisible();
  (link.element() as HTMLElement).click();
  await expect.element(dialog.getByText('Такого канала нет. Возможно, он сменил имя.')).toBeVisible();
  expect(location.hash).toBe('#not_found_channel');
});

it('NAV-059 NAV-072 an address that goes from one modal to another takes the first away and opens the other', async () => {
  await mountScreen(
    <ModalHost>
      <Opener />
    </ModalHost>,
    { at: '/#shortcuts' },
  );
  await expect.element(dialog).toBeVisible();
  location.hash = '#not_found_channel';
  await expect.element(dialog.getByText('Такого канала нет. Возможно, он сменил имя.')).toBeVisible();
  expect(location.hash).toBe('#not_found_channel');
});

it('NAV-071 an address that names a modal still to come says so over the page, and leaves the page as it is', async () => {
  await mountScreen(
    <ModalHost>
      <main>The page</main>
    </ModalHost>,
    { at: '/#push' },
  );
  await expect.element(dialog.getByText('Этого на сайте пока нет. Загляните позже.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Хорошо' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.hash).toBe('');
  await expect.element(page.getByText('The page')).toBeVisible();
});

it('NAV-071 NAV-020 a hash that is a place on the page opens nothing and stays', async () => {
  await mountScreen(
    <ModalHost>
      <main>The page</main>
    </ModalHost>,
    { at: '/#tariffs' },
  );
  await expect.element(page.getByText('The page')).toBeVisible();
  await vi.waitFor(async () => expect(await isNotBuilt('#push')).toBe(true));
  expect([location.hash, document.querySelector('dialog')]).toEqual(['#tariffs', null]);
});

it('NAV-064 a question is answered by its button with yes, and by every other way out with no', async () => {
  const answers: boolean[] = [];
  function Asker() {
    const modals = useModals();
    const question = { heading: 'Remove?', text: 'For ever', accept: 'Remove' };
    const onAnswer = (accepted: boolean) => void answers.push(accepted);
    return <button onClick={() => modals.open('confirm', { ...question, onAnswer })}>Ask</button>;
  }
  await mountScreen(
    <ModalHost>
      <Asker />
    </ModalHost>,
  );
  const ways = [
    () => dialog.getByRole('button', { name: 'Remove' }).click(),
    () => dialog.getByRole('button', { name: 'Отмена' }).click(),
    () => userEvent.keyboard('{Escape}'),
  ];
  for (const way of ways) {
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect.element(dialog.getByText('For ever')).toBeVisible();
    await way();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  expect(answers).toEqual([true, false, false]);
});

it.each([
  ['/channel_embed/101', '/channels/all/101'],
  ['/content_embed/7?library_id=3', '/watch/7?library_id=3'],
])(
  'MISC-007 AUTH-043 at %s signing in opens a window of its own, which ends at %s, and nothing over the page',
  async (at, leadsTo) => {
    const opened = { opener: window } as unknown as Window;
    const beside = vi.spyOn(window, 'open').mockReturnValue(opened);
    const gone = vi.fn();
    function Guest() {
      const modals = useModals();
      return <button onClick={() => modals.open('auth', {}, gone)}>Sign in</button>;
    }
    const { host } = await mountScreen(
      <ModalHost>
        <Guest />
      </ModalHost>,
      { at },
    );
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(beside.mock.calls).toEqual([[`/auth_methods?return=${encodeURIComponent(leadsTo)}`, '_blank']]);
    expect(opened.opener).toBeNull();
    expect(gone).toHaveBeenCalledOnce();
    expect([host.querySelector('dialog'), location.hash]).toEqual([null, '']);
  },
);

it('MISC-007 where a browser refuses the window, signing in is the dialogue', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  function Guest() {
    const modals = useModals();
    return <button onClick={() => modals.open('auth', {})}>Sign in</button>;
  }
  await mountScreen(
    <ModalHost>
      <Guest />
    </ModalHost>,
    { at: '/channel_embed/101' },
  );
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => location.hash).toBe('#auth');
});

const isOpen = () => document.querySelector('dialog')?.matches(':modal:not([data-closing])') ?? false;

it('NAV-073 NAV-061 Escape closes the open modal, clears the hash and gives the focus back', async () => {
  await mountScreen(
    <ModalHost>
      <Opener />
    </ModalHost>,
  );
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.click();
  await expect.element(dialog.getByText('Here')).toBeVisible();
  expect(location.hash).toBe('#message');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.hash).toBe('');
  await expect.element(opener).toHaveFocus();
});

/** A press on the overlay, beside the modal. */
const pressOverlay = () =>
  document
    .querySelector('dialog')
    ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX: 2, clientY: 2 }));

it('NAV-074 a press on the overlay closes the open modal', async () => {
  await mountScreen(
    <ModalHost>
      <Opener />
    </ModalHost>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog.getByText('Here')).toBeVisible();
  pressOverlay();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('NAV-075 while sign-in is required, neither Escape nor the overlay closes the modal for it', async () => {
  const store = siteStore({ session: { kind: 'authOnly', network: { isGuestAllowed: false } } });
  await mountScreen(
    <ModalHost>
      <Opener />
    </ModalHost>,
    { store, siteMap: { modals: { ...EVERY_PLACE.modals, message: { authOnly: true } } } },
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog.getByText('Here')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  pressOverlay();
  await new Promise((drawn) => requestAnimationFrame(drawn));
  expect([isOpen(), location.hash]).toEqual([true, '#message']);
});

it('BOOT-015 API-078 API-087 a country that is forbidden without words is told in a sentence', async () => {
  function Forbidden() {
    const modals = useModals();
    useEffect(
      () => modals.open('forbidden_country', { message: 'error 403', country: 'DE', ipAddress: null }),
      [modals],
    );
    return null;
  }
  await mountScreen(
    <ModalHost>
      <Forbidden />
    </ModalHost>,
  );
  await expect.element(dialog.getByText(/В вашем регионе сервис недоступен/)).toBeVisible();
  expect(dialog.getByText(/error 403/).query()).toBeNull();
});

it('NAV-076 a modal with hideClose has no cross, and neither Escape nor the overlay closes it', async () => {
  function Blocked() {
    const modals = useModals();
    useEffect(
      () => modals.open('forbidden_country', { message: 'Not here', country: null, ipAddress: null }),
      [modals],
    );
    return null;
  }
  await mountScreen(
    <ModalHost>
      <Blocked />
    </ModalHost>,
  );
  await expect.element(dialog.getByText('Not here')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Закрыть' }).elements()).toEqual([]);
  await userEvent.keyboard('{Escape}{Escape}');
  pressOverlay();
  await new Promise((drawn) => requestAnimationFrame(drawn));
  expect(isOpen()).toBe(true);
});

/** Hands out the way to open one. */
function Following({ attach }: { attach: (open: (text: string) => void) => void }) {
  const modals = useModals();
  useEffect(() => attach((text) => modals.open('message', { heading: '', text })), [modals, attach]);
  return null;
}

it('NAV-077 that a modal stands is known until the last of those that follow one another has gone', async () => {
  let open: (text: string) => void = () => undefined;
  const { services } = await mountScreen(
    <ModalHost>
      <Following attach={(given) => void (open = given)} />
    </ModalHost>,
  );
  open('First');
  await expect.element(dialog.getByText('First')).toBeVisible();
  const heard: boolean[] = [];
  expect(services.get(modalStands).get()).toBe(true);
  services.get(modalStands).subscribe((stands) => heard.push(stands));
  open('Second');
  await expect.element(dialog.getByText('Second')).toBeVisible();
  expect(heard).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => heard).toEqual([false]);
});
