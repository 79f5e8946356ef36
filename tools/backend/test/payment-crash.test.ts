import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfiguration } from '../src/configuration.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { startBackendProcess, type BackendProcess } from './backend-process.ts';
import { atBank, payerOf, type Payer } from './payments-desk.ts';
import { startPrivatePostgres, type PrivatePostgres } from './postgres.ts';
import { apiClient, type Answer } from './test-backend.ts';
import { findTemplate } from './test-database.ts';

// Real processes that are killed and started again, each on the demo world.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PAYERS = 6;
const PAYMENTS = 12;
const KILLS = 3;
const AMOUNT = '10.00';
const AMOUNT_MINOR = 1000;
const FIRST_BALANCE_MINOR = 1_245_000;

const isOnServer = process.env['TEST_DATABASE'] === 'postgres';
let server: PrivatePostgres | undefined;
let folder: string;
let environment: Record<string, string>;
let backend: BackendProcess;
let apiOrigin: string;

async function start(): Promise<void> {
  backend = startBackendProcess(environment);
  apiOrigin = (await backend.apiOrigin) ?? (await backend.ended).stderr;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-payment-crash-'));
  if (isOnServer) server = await startPrivatePostgres();
  else await cp(await findTemplate(), join(folder, 'database'), { recursive: true });
  environment = { DATA_DIR: folder, ...(server && { DATABASE_URL: server.databaseUrl }) };
  await start();
});
afterAll(async () => {
  await backend.end('SIGKILL');
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const newPayer = () => payerOf({ apiOrigin } as Parameters<typeof payerOf>[0]);
const apiOf = ({ token }: Payer) => apiClient(apiOrigin, { token, language: 'en' });
const lost = (): null => null;

/** One try of one intent; null where nobody answered. */
async function payByCard(payer: Payer, key: string): Promise<Answer | null> {
  const api = apiOf(payer);
  const cards = await api.get('/v2/users/self/cards').catch(lost);
  if (!cards) return null;
  const path = `/v2/users/self/accounts/${payer.accountId}/payforms/linkedcard`;
  const body = { amount: AMOUNT, card_id: cards.body.cards[0].id };
  return api.post(path, body, { headers: { 'idempotency-key': key } }).catch(lost);
}

const idsOf = async (payer: Payer): Promise<string[]> =>
  (await apiOf(payer).get('/v2/users/self/transactions')).body.transactions.map(({ id }: { id: string }) => id);
const balanceMinorOf = async (payer: Payer): Promise<number> =>
  Math.round(Number((await apiOf(payer).get('/v2/users/self/balance')).body.balance) * 100);

/** Read from the database itself while no backend runs. */
async function expectLedgerToAddUp(): Promise<void> {
  await backend.end('SIGTERM');
  const database = await openDatabase(readConfiguration({ ...environment, LOG_LEVEL: 'silent' }));
  try {
    const unbalanced = sql`(select 1 from ledger_postings group by user_id, number having sum(amount_minor) <> 0) as found`;
    const wrong = sql`(select 1 from accounts a where a.balance_minor <> (
      select coalesce(sum(p.amount_minor), 0) from ledger_postings p where p.user_id = a.user_id and p.account = 'wallet')) as found`;
    expect([await database.db.$count(unbalanced), await database.db.$count(wrong)]).toEqual([0, 0]);
  } finally {
    await database.close();
  }
  await start();
}

test.each(['charged', 'settled'])(
  'a backend that is killed when a payment is %s charges once, and the same request learns the outcome',
  async (moment) => {
    const payer = await newPayer();
    const key = randomUUID();
    await atBank({ apiOrigin }, payer.userId, 'fault', { crashBeforeAnswer: moment });
    expect(await payByCard(payer, key)).toBeNull();
    await backend.ended;
    await start();
    const again = await payByCard(payer, key);
    expect(again?.body).toMatchObject({ status: 'complete', amount: AMOUNT });
    expect(await idsOf(payer)).toEqual([again?.body.id]);
    expect(await balanceMinorOf(payer)).toBe(FIRST_BALANCE_MINOR + AMOUNT_MINOR);
    await expectLedgerToAddUp();
  },
);

test('a backend that is killed in the middle of many payments leaves each with one outcome', async () => {
  const payers = await Promise.all(Array.from({ length: PAYERS }, newPayer));
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const keys = payers.map(() => Array.from({ length: PAYMENTS }, () => randomUUID()));
    let answered = 0;
    let isHalfDone = (): void => undefined;
    const half = new Promise<void>((resolve) => (isHalfDone = resolve));
    const paying = payers.map(async (payer, place) => {
      for (const key of keys[place] ?? []) {
        if (await payByCard(payer, key)) answered += 1;
        if (answered >= (PAYERS * PAYMENTS) / 2) isHalfDone();
      }
    });
    await half;
    await backend.end('SIGKILL');
    await Promise.all(paying);
    expect(answered).toBeLessThan(PAYERS * PAYMENTS);
    await start();
    for (const [place, payer] of payers.entries()) {
      const ids = new Set<string>();
      for (const key of keys[place] ?? []) {
        const answer = await payByCard(payer, key);
        expect(answer?.body.status).toBe('complete');
        ids.add(answer?.body.id);
      }
      expect(ids.size).toBe(PAYMENTS);
      expect(await balanceMinorOf(payer)).toBe(FIRST_BALANCE_MINOR + kill * PAYMENTS * AMOUNT_MINOR);
    }
  }
  await expectLedgerToAddUp();
});
