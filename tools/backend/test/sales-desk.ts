import type { Backend } from '../src/server.ts';
import { apiClient, type SignedIn, signIn } from './test-backend.ts';

/** Sends a form of the operator's desk; the page that comes back. */
export async function atDesk(
  { apiOrigin }: Backend,
  viewer: number | string,
  action: string,
  fields: Record<string, number | string> = {},
): Promise<{ status: number; page: string }> {
  const body = new URLSearchParams({ viewer: String(viewer), action });
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  const answer = await fetch(`${apiOrigin}/desk/sales`, { method: 'POST', body });
  return { status: answer.status, page: await answer.text() };
}

/** A member of a provider with so much on the account besides what everybody begins with, and without promo days unless they are wanted. */
export async function memberOf(
  backend: Backend,
  { providerId = 1, amount = 0, hasPromo = true }: { providerId?: number; amount?: number; hasPromo?: boolean } = {},
): Promise<SignedIn> {
  const member = await signIn(apiClient(backend.apiOrigin, { language: 'en' }), { isGuest: false });
  await atDesk(backend, member.userId, 'provider', { provider: providerId });
  if (amount > 0) await atDesk(backend, member.userId, 'topUp', { amount });
  if (!hasPromo) await atDesk(backend, member.userId, 'end', { subscription: 1 });
  return { ...member, api: apiClient(backend.apiOrigin, { language: 'en', token: member.token }) };
}
