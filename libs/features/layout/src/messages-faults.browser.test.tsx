import { siteStore } from '@livery/widgets/testing-store';
import { configureApi } from '@livery/api-client';
import { testSettings, type Reply } from '@livery/api-client/testing';
import { failingCall, QuickCredentials, withoutPatience, type Fault } from '@livery/api-client/testing/faults';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import MessagesMenu from './messages-menu.tsx';

const MESSAGE = { id: 2, title: 'Новое', text: 'Два', created_at: '2026-11-20T10:00:00Z' };
const CREDENTIALS = { accessToken: 'a', deviceId: 1, signInId: 's', expiresAtMs: 9e15, receivedAtMs: 0 };

/** The bell over a server that fails as `use` says: in its list, or in what puts messages away. */
async function openBell(failing: 'GET' | 'DELETE', fault?: Fault) {
  let now = fault;
  const well = (method: string): Reply => (method === 'GET' ? { json: { messages: [MESSAGE] } } : { status: 204 });
  const store = siteStore({ session: { kind: 'loggedIn', network: {}, user: { id: 1 }, credentials: CREDENTIALS } });
  const open = vi.fn<Modals['open']>();
  const { server } = await mountScreen(
    <ModalsProvider modals={{ open, close: () => {}, prepare: () => {} }}>
      <MessagesMenu />
      <p>The page</p>
    </ModalsProvider>,
    { store, answer: ({ method }) => (method === failing && now?.answer()) || well(method) },
  );
  configureApi(testSettings(server, { credentials: new QuickCredentials() }));
  return { open, server, use: (next: Fault | undefined) => void (now = next) };
}

const bell = page.getByRole('button', { name: '1 сообщение' });
/** What stands in the sentences that were said. */
const said = (open: { mock: { calls: unknown[][] } }) =>
  open.mock.calls.flatMap(([id, request]) => (id === 'message' ? [(request as { text: string }).text] : []));

/** The viewer opens the message and presses its button. */
async function putAwayOne(open: { mock: { calls: unknown[][] } }) {
  await bell.click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').click();
  const request = open.mock.calls.findLast(([id]) => id === 'confirm')?.[1] as {
    onAnswer: (accepted: boolean) => void;
  };
  request.onAnswer(true);
}
async function putAwayAll() {
  await bell.click();
  await page.getByRole('button', { name: 'Отметить все прочитанными' }).click();
}

it.each([
  ['one message', failingCall('deleteMessage', { id: 2 }), putAwayOne],
  ['all messages', failingCall('deleteMessages'), putAwayAll],
])(
  'ACC-042 ACC-044 %s cannot be put away: each fault has its sentence, the bell stays, and the next press works',
  async (_, call, putAway) => {
    const { open, server, use } = await openBell('DELETE');
    await expect.element(bell).toBeVisible();
    withoutPatience();
    for (const fault of call.faults) {
      use(fault);
      open.mockClear();
      await putAway(open);
      await expect.poll(() => said(open), { message: fault.name }).toEqual([fault.says]);
      await expect.element(bell).toBeVisible();
    }
    use(undefined);
    open.mockClear();
    const before = server.lines.filter((line) => line.startsWith('GET')).length;
    await putAway(open);
    // The list is asked anew: it is empty as soon as the server says so.
    await expect.poll(() => server.lines.filter((line) => line.startsWith('GET')).length).toBeGreaterThan(before);
    expect(said(open)).toEqual([]);
  },
);

// What is refused with 401 waits for the session, and says nothing either.
it.each(failingCall('getMessages').faults.filter(({ name }) => name !== '401'))(
  'ACC-040 NTF-035 nobody has asked for the list: $name shows no bell and says nothing, and the next turn brings it',
  async (fault) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    withoutPatience();
    const { open, server, use } = await openBell('GET', fault);
    await expect.poll(() => server.lines.length).toBeGreaterThan(0);
    await expect.element(page.getByText('The page')).toBeVisible();
    await expect.element(bell).not.toBeInTheDocument();
    use(undefined);
    dispatchEvent(new Event('pointermove'));
    await expect
      .poll(() => {
        vi.advanceTimersByTime(150_000);
        return bell.query();
      })
      .not.toBeNull();
    expect(said(open)).toEqual([]);
  },
);
