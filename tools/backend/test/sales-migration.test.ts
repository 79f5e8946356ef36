import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '../src/database/migrations.ts';
import { apply } from '../src/sales/apply.ts';
import { opensOf, type Book } from '../src/sales/book.ts';

const FOLDER = MIGRATIONS.migrationsFolder;
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const place = files.findIndex((name) => name.startsWith('0007'));

async function run(client: PGlite, names: readonly string[]): Promise<void> {
  for (const name of names) {
    for (const statement of readFileSync(join(FOLDER, name), 'utf8').split('--> statement-breakpoint'))
      await client.exec(statement);
  }
}

test('viewers from before there were books keep their promo days and their money', async () => {
  const client = await PGlite.create('memory://', { extensions: { pg_trgm } });
  await run(client, files.slice(0, place));
  await client.exec(`
    insert into users (username, is_guest, provider_id, device_limit, joined_at, promo_ends_at)
      values ('member', false, 1, 5, '2026-01-01Z', '2026-01-31Z'), ('guest', true, 1, 5, '2026-01-01Z', '2026-01-31Z');
    insert into accounts (user_id, balance_minor, is_payment_allowed) select id, 500, true from users where username = 'member';`);
  await run(client, files.slice(place));

  const { rows } = await client.query<{ state: Omit<Book, 'balanceMinor'>; balance: number; wallet: number | null }>(
    `select b.state, a.balance_minor as balance, p.amount_minor as wallet from users u
      join books b on b.user_id = u.id join accounts a on a.user_id = u.id
      left join ledger_postings p on p.user_id = u.id and p.account = 'wallet' order by u.id`,
  );
  expect(rows.map(({ balance, wallet }) => [balance, wallet])).toEqual([
    [500, 500],
    [0, null],
  ]);
  for (const { state, balance } of rows) {
    const book = { ...state, balanceMinor: balance };
    expect(opensOf(book, Date.UTC(2026, 0, 30))).toEqual([11]);
    const passed = apply(book, { type: 'pass' }, Date.UTC(2026, 0, 31));
    expect(passed.ok && passed.book.subscriptions).toEqual([]);
  }
  await client.close();
});
