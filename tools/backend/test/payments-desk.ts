import { memberOf } from './sales-desk.ts';
import type { Backend } from '../src/server.ts';
import type { SignedIn } from './test-backend.ts';

/** The operator acts as the bank: sends a form of the desk of payments. */
export async function atBank(
  { apiOrigin }: Pick<Backend, 'apiOrigin'>,
  viewer: number | string,
  action: string,
  fields: Record<string, number | string> = {},
): Promise<{ status: number; page: string }> {
  const body = new URLSearchParams({ viewer: String(viewer), action });
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  const answer = await fetch(`${apiOrigin}/desk/payments`, { method: 'POST', body });
  return { status: answer.status, page: await answer.text() };
}

export type Payer = SignedIn & { accountId: number };

/** A member of a provider, and the account that is topped up. */
export async function payerOf(backend: Backend, options: Parameters<typeof memberOf>[1] = {}): Promise<Payer> {
  const member = await memberOf(backend, options);
  const { body } = await member.api.get('/v2/users/self/accounts');
  return { ...member, accountId: body.accounts[0].id };
}
