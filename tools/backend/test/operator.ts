import { eq } from 'drizzle-orm';
import { createCatalogueMemory } from '../src/catalogue/catalogue-memory.ts';
import { providers } from '../src/database/schema/catalogue.ts';
import { users } from '../src/database/schema/viewers.ts';
import { saleCommand } from '../src/http/sales-desk-actions.ts';
import { changeBook, RefusedSale } from '../src/packets/keep-book.ts';
import { changePayments } from '../src/packets/keep-payments.ts';
import { readShelf } from '../src/packets/shelf.ts';
import type { Command as PaymentCommand } from '../src/payments/payments.ts';
import type { Book, Command as SaleCommand } from '../src/sales/book.ts';
import type { Backend } from '../src/server.ts';

export type Operator = Awaited<ReturnType<typeof createOperator>>;

/** What the operator's desk does to a viewer, without drawing its pages: for whoever prepares viewers by the thousand. */
export async function createOperator({ db }: Pick<Backend, 'db'>, clock: () => number) {
  const shelf = await readShelf({ db, memory: createCatalogueMemory(clock) }, '');
  const known = new Map((await db.select().from(providers)).map((one) => [one.id, one]));

  /** @returns the book before and after; the same where the command is refused */
  async function sell(userId: number, command: SaleCommand): Promise<{ readonly before: Book; readonly after: Book }> {
    let before: Book | undefined;
    try {
      const { book: after } = await changeBook(db, userId, (book) => ((before = book), command), clock());
      return { before: before ?? after, after };
    } catch (error) {
      if (!(error instanceof RefusedSale) || !before) throw error;
      return { before, after: before };
    }
  }

  return {
    pay: (userId: number, command: PaymentCommand) => changePayments(db, userId, command, clock()),
    sell,
    /** Takes from the account what a plan costs; nothing stays of it. @returns how much that was */
    async spend(userId: number, planId: number, providerId: number): Promise<number> {
      const [packet, provider] = [shelf.findByPlan(planId), known.get(providerId)];
      const enable =
        provider && saleCommand('enable', (name) => (name === 'plan' ? planId : Number.NaN), { shelf, provider });
      if (!packet || !enable) throw new Error(`Nobody sells plan ${planId} at provider ${providerId}.`);
      const { before, after } = await sell(userId, enable);
      const bought = after.subscriptions.find(({ packetId }) => packetId === packet.id);
      if (bought) await sell(userId, { type: 'end', subscriptionId: bought.id });
      return before.balanceMinor - after.balanceMinor;
    },
    async moveTo(userId: number, providerId: number): Promise<void> {
      await db.update(users).set({ providerId }).where(eq(users.id, userId));
    },
  };
}
