import { usePackets } from '@livery/widgets/use-packets';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PacketActions } from './packet-actions.tsx';
import { forSale, openPackets } from './testing/packets-site.tsx';

const FOREIGN = forSale(31, 'Чужой');

/** A packet that the viewer's provider does not list: its button comes with the list, before which the server decides. */
function Foreign() {
  const { data } = usePackets();
  const facts = { packet: FOREIGN, owned: null, future: null };
  return data && <PacketActions packet={FOREIGN} facts={facts} playAfter={{ kind: 'content', id: 9 }} />;
}

const press = () => page.getByRole('button', { name: 'Подключить' }).click();
const provider = (id: number) => ({ provider: { id, hasPurchases: true, landing: { shortname: 'north' } } }) as never;

it('SUBS-029 SUBS-032 a packet that the viewer’s provider does not sell leads a member to what it sells, and begins no purchase', async () => {
  const { opened } = await openPackets({ at: '/probe', screen: <Foreign />, network: provider(1) });
  await press();
  await expect.poll(() => location.pathname + location.hash).toBe('/provider/north#tariffs');
  expect(opened).not.toHaveBeenCalled();
});

it('SUBS-029 SUBS-030 BRAND-003 a viewer of provider 442 is told whom to ask', async () => {
  const { opened } = await openPackets({ at: '/probe', screen: <Foreign />, network: provider(442) });
  await press();
  await expect.poll(() => opened.mock.calls.map(([id]) => id as string)).toEqual(['provider_not_found']);
});

it('AUTH-043 PLAY-006 SUBS-029 SUBS-031 a guest signs in first, and what they wanted is begun on its page, which asks their own provider', async () => {
  const { opened } = await openPackets({ at: '/probe', screen: <Foreign />, viewer: 'guest', network: provider(1) });
  await press();
  await expect.poll(() => opened.mock.calls.map(([id]) => id as string)).toEqual(['auth']);
  expect(opened.mock.calls[0]?.[1]).toMatchObject({ after: { page: '/packets/31?action=buy&play_after=content-9' } });
});
