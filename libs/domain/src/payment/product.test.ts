import type { UserPacket } from '@livery/contract/packets/entities';
import { expect, it } from 'vitest';
import { filmProduct, productOf, runningTypeId, type Product } from './product.ts';

const FAMILY = { id: 11, name: 'Family', isBase: true, isPaused: false };
const END_MS = 1_770_000_000_000;
const has = (id: number, changes: Partial<UserPacket> = {}): UserPacket => ({
  ...{ id, packet: { id, name: `Packet ${id}` } as UserPacket['packet'], isBase: true, isRenewed: true },
  ...{ isPaused: false, allowDeletePaused: false, endAtMs: END_MS },
  ...changes,
});
type Told = Pick<Product, 'begins' | 'beginsAtMs' | 'replaces'>;
const NOW: Told = { begins: 'now', beginsAtMs: null, replaces: null };
const FOLLOWS: Told = { begins: 'afterWhatRuns', beginsAtMs: END_MS, replaces: null };
const PAUSED: Told = { begins: 'afterPause', beginsAtMs: null, replaces: null };

it.each<[string, Partial<typeof FAMILY>, readonly UserPacket[], Told]>([
  ['nothing is owned', {}, [], NOW],
  ['it runs', {}, [has(11)], FOLLOWS],
  ['another base packet runs', {}, [has(10)], { ...FOLLOWS, replaces: 'Packet 10' }],
  ['the server does not say when that ends', {}, [has(11, { endAtMs: undefined })], { ...FOLLOWS, beginsAtMs: null }],
  ['a base packet runs, and it is none', { isBase: false }, [has(10)], NOW],
  ['another base packet came as a promotion', {}, [has(10, { type: 'promo' })], NOW],
  ['it is paused', {}, [has(11, { isPaused: true })], PAUSED],
  ['its packet says that it is paused', { isPaused: true }, [has(11)], PAUSED],
  ['it is paused, and another base packet runs', {}, [has(10), has(11, { isPaused: true })], PAUSED],
  ['its packet is called paused, and nothing is owned', { isPaused: true }, [], NOW],
  ['another base packet is paused: that does not run', {}, [has(10, { isPaused: true })], NOW],
])(
  'PAY-054 SUBS-018 SUBS-027 a purchase is told when it begins and what it replaces, where %s',
  (_, packet, owned, told) => {
    expect(productOf({ ...FAMILY, ...packet }, owned)).toMatchObject(told);
  },
);

it('PAY-054 SUBS-020 what is paused is paid for by its own period, what runs only by another', () => {
  const packet = { userPurchase: { id: 1, purchaseType: { id: 7 } } } as Parameters<typeof runningTypeId>[1];
  const typeId = (one: UserPacket) => runningTypeId(productOf(FAMILY, [one]), packet);
  expect([typeId(has(11)), typeId(has(11, { isPaused: true }))]).toEqual([7, null]);
});

it('PAY-022 a film by itself is called what its offer calls it, and begins at once', () => {
  const film = { id: 7, agreementId: null, begins: 'now', beginsAtMs: null, replaces: null };
  expect(filmProduct({ contentId: 7 }, { productTitle: 'Tulpar' })).toEqual({ ...film, name: 'Tulpar' });
  expect(filmProduct({ contentId: 7 }, {})).toEqual({ ...film, name: '' });
});
