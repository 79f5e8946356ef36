import { and, eq, ne, sql } from 'drizzle-orm';
import { brokenUniqueIndex } from '../database/database-error.ts';
import { users } from '../database/schema/viewers.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { Services } from '../http/services.ts';
import { localised, type Language } from '../world/localised.ts';
import { newCode, redeemCode } from './codes.ts';
import { createGuards } from './guards.ts';
import { readUserChange } from './user-change.ts';
import type { Viewer } from './viewer.ts';

type Change = Parameters<typeof readUserChange>[0] & {
  confirmationCode?: string | undefined;
  parentalCode?: string | undefined;
};
type Contact = 'phone' | 'email';
type Contacts = Partial<Record<Contact, string | null>>;

/** What one viewer's settings may take, as the database writes them. */
const MOST_SETTINGS_BYTES = 64 * 1024;
const CODE_MESSAGE = localised('Код подтверждения: ', 'Растау коды: ', 'Tasdiqlash kodi: ', 'Your confirmation code: ');
const TAKEN = { phone: 'phone_taken', email: 'duplicate_email' } as const;

const isContact = {
  phone: (phone: string) => eq(users.phone, phone),
  email: (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase()),
} as const;
const comparable = (value: string | null | undefined) => (value ?? '').toLowerCase();

/** Changes of an account: who may make them, and what has to be proven first. */
export function createUserChanges(services: Services) {
  const { db, clock, outbox } = services;
  const guards = createGuards(services);

  async function requireFree(userId: number, kind: Contact, value: string): Promise<void> {
    const isOfOther = and(isContact[kind](value), ne(users.id, userId));
    if ((await db.$count(users, isOfOther)) > 0) throw new ApiError(TAKEN[kind]);
  }

  async function sendCode(kind: Contact, target: string, language: Language): Promise<never> {
    const code = await newCode(services, addressOf(kind, target));
    const to = kind === 'phone' ? `+${target}` : target;
    outbox.send({ to, text: CODE_MESSAGE[language] + code, sentAtMs: clock() });
    throw new ApiError('confirmation_required');
  }

  /**
   * Whoever owns a phone or an address signs in by it: so it belongs to an account only after its owner has read the code that was sent
   * there. One that is taken away is asked itself.
   */
  async function proveContacts(userId: number, contacts: Contacts, code: string | undefined, language: Language) {
    const [user] = await db.select({ phone: users.phone, email: users.email }).from(users).where(eq(users.id, userId));
    const changed = (['phone', 'email'] as const).filter(
      (kind) => contacts[kind] !== undefined && comparable(contacts[kind]) !== comparable(user?.[kind]),
    );
    const [kind, other] = changed;
    if (kind === undefined) return;
    if (other !== undefined) throw invalid('body', 'Phone and e-mail are changed one after the other.');
    const next = contacts[kind] ?? null;
    if (next !== null) await requireFree(userId, kind, next);
    const target = next ?? user?.[kind] ?? '';
    if (code === undefined) await sendCode(kind, target, language);
    else await redeem(addressOf(kind, target), code);
  }

  /** A 401 would say that the token is no longer good. */
  async function redeem(address: string, code: string): Promise<void> {
    try {
      await redeemCode(services, address, code);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError(error.code === 'wrong_code' ? 'wrong_confirmation' : 'confirmation_expired');
    }
  }

  /** @throws ApiError child_profile, pin_required, wrong_pin, confirmation_required, wrong_confirmation, too_much, … */
  return async function changeUser(viewer: Viewer, change: Change, language: Language): Promise<void> {
    const { confirmationCode, parentalCode, ...wanted } = change;
    const { settings, ...columns } = readUserChange(wanted);
    const isGrownUps = Object.keys(columns).length > 0 || settings?.['parental_status'] !== undefined;
    if (isGrownUps) await guards.requireGrownUp(viewer, parentalCode);
    if (wanted.pincode !== undefined) await guards.requirePinInUse(viewer.userId, parentalCode);
    await proveContacts(viewer.userId, columns, confirmationCode, language);
    const merged = sql`${users.settings} || ${JSON.stringify(settings ?? {})}::jsonb`;
    const fits = settings && sql`octet_length((${merged})::text) <= ${MOST_SETTINGS_BYTES}`;
    const values = { ...columns, ...(settings && { settings: merged }) };
    if (Object.keys(values).length === 0) return;
    const changed = await db
      .update(users)
      .set(values)
      .where(and(eq(users.id, viewer.userId), fits))
      .returning({ id: users.id })
      .catch(refuseTaken);
    if (changed.length === 0) throw new ApiError('too_much');
  };
}

const addressOf = (kind: Contact, target: string) => `change-${kind}:${target.toLowerCase()}`;

/** Somebody else was faster. */
function refuseTaken(error: unknown): never {
  const index = brokenUniqueIndex(error);
  if (index === null) throw error;
  throw new ApiError(index.includes('phone') ? 'phone_taken' : 'duplicate_email');
}
