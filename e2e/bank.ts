import { expect, type Page } from '@playwright/test';
import { API_ORIGIN } from './origins.ts';
import { openAsMember, prepareMember, type Member } from './viewer.ts';

/** The bank of the demo, as its operator: answers what a viewer pays, and says how the next payment goes. */
export interface Bank {
  /** Of the newest payment that is open. */
  answer(action: 'approved' | 'declined' | 'twice' | 'expire'): Promise<void>;
  set(action: string, fields?: Readonly<Record<string, string | number>>): Promise<void>;
  /** Sells a plan from the account's balance. */
  own(plan: number): Promise<void>;
  /** Takes from the account what a plan costs; nothing stays of it. */
  spend(plan: number): Promise<void>;
  /** What the server itself says was charged for a packet, in all its entries. */
  paidTransactions(): Promise<readonly { readonly status: string; readonly packetId: number | null }[]>;
}

/** A page opens as a new member's, with the bank at hand. */
export async function openAsPayer(page: Page, brand: string, path: string, before?: (bank: Bank) => Promise<void>) {
  let bank: Bank | undefined;
  await openAsMember(page, brand, path, async (member) => {
    bank = await bankOf(member);
    await before?.(bank);
  });
  if (!bank) throw new Error('The member was not made.');
  return bank;
}

/** The same without opening a page: the credentials wait for whatever opens the site, in a frame too. */
export async function payerOf(page: Page, brand: string): Promise<Bank> {
  return bankOf(await prepareMember(page, brand));
}

interface WireTransaction {
  readonly id: string;
  readonly status: string;
  readonly packet_id?: number | null;
}

async function bankOf({ call }: Member): Promise<Bank> {
  const { id: viewer } = await call('GET', '/v2/users/self');
  const transactions = async () =>
    (await call('GET', '/v2/users/self/transactions'))['transactions'] as readonly WireTransaction[];
  const tell = async (desk: string, action: string, fields: Readonly<Record<string, string | number>>) => {
    const body = new URLSearchParams({ viewer: String(viewer), action });
    for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
    const answer = await fetch(`${API_ORIGIN}/desk/${desk}`, { method: 'POST', body });
    expect(answer.ok, `the desk on ${action}`).toBe(true);
  };
  const set: Bank['set'] = (action, fields = {}) => tell('payments', action, fields);
  return {
    set,
    own: (plan) => tell('sales', 'enable', { plan }),
    async spend(plan) {
      await tell('sales', 'enable', { plan });
      const { subscriptions } = await call('GET', '/v2/users/self/subscriptions/current');
      const owned = subscriptions as readonly { readonly id: number; readonly packet: { readonly id: number } }[];
      const bought = owned.find(({ packet }) => packet.id === Math.floor(plan / 100));
      await tell('sales', 'end', { subscription: bought?.id ?? 0 });
    },
    async answer(action) {
      await expect.poll(async () => (await transactions()).find(({ status }) => status === 'pending')).toBeTruthy();
      const open = (await transactions()).find(({ status }) => status === 'pending');
      await set(action, { transaction: open?.id ?? '' });
    },
    paidTransactions: async () =>
      (await transactions()).map(({ status, packet_id = null }) => ({ status, packetId: packet_id })),
  };
}
