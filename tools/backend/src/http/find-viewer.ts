import { eq, or, sql } from 'drizzle-orm';
import { users } from '../database/schema/viewers.ts';
import type { Services } from './services.ts';

export type ViewerRow = Pick<typeof users.$inferSelect, 'id' | 'username' | 'phone' | 'providerId'>;

/** Whom the operator means: by id, phone or user name. */
export async function findViewer({ db }: Services, asked: string): Promise<ViewerRow | null> {
  const digits = asked.replace(/\D/g, '');
  const isId = /^\d{7,9}$/.test(asked.trim());
  const [found] = await db
    .select({ id: users.id, username: users.username, phone: users.phone, providerId: users.providerId })
    .from(users)
    .where(
      or(
        isId ? eq(users.id, Number(asked)) : sql`false`,
        eq(users.username, asked),
        digits === '' ? sql`false` : eq(users.phone, digits),
      ),
    )
    .limit(1);
  return found ?? null;
}
