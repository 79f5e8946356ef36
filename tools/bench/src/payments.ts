import { startPrivatePostgres } from '@livery/backend/test-postgres';
import { answering, start } from './processes.ts';
import { table, type Bench } from './report.ts';
import { API, viewerToken } from './viewer.ts';

const VIEWERS = 50;
const SECONDS = 15;
const FIRST_BALANCE_MINOR = 1_245_000;
const AMOUNT = '1.00';
const AMOUNT_MINOR = 100;

type Json = Readonly<Record<string, unknown>>;
type Call = { readonly name: string; readonly ms: number; readonly isGood: boolean };

/** One viewer who pays all the time: a QR code that is looked at and closed, a linked card, and what was begun last. */
class Payer {
  readonly calls: Call[] = [];
  paid = 0;
  readonly token: string;

  constructor(token: string) {
    this.token = token;
  }

  async ask(method: string, path: string, body?: unknown, name: string = path): Promise<Json> {
    const address = new URL(path, API);
    address.searchParams.set('access_token', this.token);
    const begun = performance.now();
    const response = await fetch(address, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Json;
    this.calls.push({ name, ms: performance.now() - begun, isGood: response.ok });
    return answer;
  }

  async payUntil(endMs: number): Promise<void> {
    const { accounts } = (await this.ask('GET', '/v2/users/self/accounts', undefined, 'accounts')) as {
      accounts: [{ id: number }];
    };
    const { cards } = (await this.ask('GET', '/v2/users/self/cards', undefined, 'cards')) as {
      cards: [{ id: number }];
    };
    const payforms = `/v2/users/self/accounts/${accounts[0].id}/payforms`;
    while (performance.now() < endMs) {
      const qr = { paysystem_shortname: 'qrcode', amount: AMOUNT };
      const { id } = await this.ask('POST', `${payforms}/qrcode_make_transaction`, qr, 'begin a QR payment');
      const own = `/v2/users/self/transactions/${String(id)}`;
      await this.ask('GET', own, undefined, 'poll it');
      await this.ask('DELETE', own, undefined, 'cancel it');
      const card = { amount: AMOUNT, card_id: cards[0].id };
      const { status } = await this.ask('POST', `${payforms}/linkedcard`, card, 'pay by a linked card');
      if (status === 'complete') this.paid += 1;
      await this.ask('GET', '/v2/users/self/transactions', undefined, 'list payments');
    }
  }

  /** Whether the account holds what was paid, and no more. */
  async addsUp(): Promise<boolean> {
    const { balance } = await this.ask('GET', '/v2/users/self/balance', undefined, 'balance');
    return Math.round(Number(balance) * 100) === FIRST_BALANCE_MINOR + this.paid * AMOUNT_MINOR;
  }
}

const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

function row(name: string, calls: readonly Call[]): (string | number)[] {
  const sorted = calls.map(({ ms }) => ms).sort((a, b) => a - b);
  const errors = calls.filter(({ isGood }) => !isGood).length;
  return [name, Math.round(calls.length / SECONDS), at(sorted, 0.5), at(sorted, 0.975), at(sorted, 0.99), errors];
}

export const bench: Bench = async () => {
  const postgres = await startPrivatePostgres();
  const backend = start(process.execPath, ['tools/backend/src/main.ts'], {
    DATABASE_URL: postgres.databaseUrl,
    LOG_LEVEL: 'error',
  });
  try {
    await answering(`${API}/health`, 120_000);
    const payers: Payer[] = [];
    for (let count = 0; count < VIEWERS; count += 1) payers.push(new Payer(await viewerToken({ isGuest: false })));
    const endMs = performance.now() + SECONDS * 1000;
    await Promise.all(payers.map((payer) => payer.payUntil(endMs)));
    const calls = payers.flatMap((payer) => payer.calls);
    const names = ['begin a QR payment', 'poll it', 'cancel it', 'pay by a linked card', 'list payments'];
    table(
      [`${VIEWERS} paying viewers, PostgreSQL, ${SECONDS} s`, 'answers/s', 'p50, ms', 'p97.5, ms', 'p99, ms', 'errors'],
      [
        row('all calls (target p99 ≤ 200)', calls),
        ...names.map((name) =>
          row(
            name,
            calls.filter((call) => call.name === name),
          ),
        ),
      ],
    );
    const right = await Promise.all(payers.map((payer) => payer.addsUp()));
    const paid = payers.reduce((sum, payer) => sum + payer.paid, 0);
    console.log(`${paid} payments by card; ${right.filter(Boolean).length} of ${VIEWERS} accounts add up.`);
  } finally {
    await backend.stop();
    await postgres.stop();
  }
};
