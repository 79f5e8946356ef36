import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { accounts } from '../database/schema/viewers.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { Services } from '../http/services.ts';
import type { Viewer } from '../session/viewer.ts';
import { payformsOf } from './paysystems.ts';
import type { ShownPayform } from './paysystem-texts.ts';

/** Whoever has it may open its page of the bank, so it cannot be guessed. */
export const newTransactionId = (): string => randomUUID();

/** Only own accounts pay and are topped up. @throws ApiError not_found */
export async function requireOwnAccount(services: Services, viewer: Viewer, accountId: number): Promise<void> {
  await accountMayPay(services, viewer, accountId);
}

/** Whether an own account may pay. @throws ApiError not_found */
export async function accountMayPay({ db }: Services, viewer: Viewer, accountId: number): Promise<boolean> {
  const [account] = await db
    .select({ isPaymentAllowed: accounts.isPaymentAllowed })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.userId, viewer.userId)));
  if (!account) throw new ApiError('not_found');
  return account.isPaymentAllowed;
}

/** Pages of banks lead back to sites that may call, and nowhere else. @throws ApiError validation_failed */
export function requireSiteAddress({ isSite }: Services, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !isSite(url.origin)) throw invalid('body.return_url', 'It must be an address of a site that may call.');
  return url.href;
}

/** One of these that the provider takes. @throws ApiError validation_failed */
export function requirePayform<Among extends ShownPayform>(
  provider: string,
  shortname: string,
  among: readonly Among[],
): Among {
  const payform = among.find((one) => one === shortname);
  if (!payform || !payformsOf(provider).includes(payform)) {
    throw invalid('body.paysystem_shortname', 'The provider has no such way to pay here.');
  }
  return payform;
}
