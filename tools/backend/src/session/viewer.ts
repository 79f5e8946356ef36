import { and, eq, gt, sql } from 'drizzle-orm';
import { CATALOGUE_REVISION, facts } from '../database/schema/pages.ts';
import { payments } from '../database/schema/payments.ts';
import { books } from '../database/schema/sales.ts';
import { accounts, contentHistories, devices, profiles, tokens, users } from '../database/schema/viewers.ts';
import type { Database } from '../database/open-database.ts';
import type { Services } from '../http/services.ts';
import { passTimeOfBook } from '../packets/keep-book.ts';
import { passTimeOfPayments } from '../packets/keep-payments.ts';
import { readShelf, type Rights } from '../packets/shelf.ts';
import { filmsLeft, nextDueMs, opensOf, type Book } from '../sales/book.ts';
import { hashToken } from './access-tokens.ts';

/** Who stands behind a token, as far as answers depend on it. */
export type Viewer = {
  userId: number;
  isGuest: boolean;
  providerId: number;
  /** Missing between login and the authentication of a device. */
  deviceId: number | null;
  profileId: number;
  isChild: boolean;
  /** What was bought and what it opens, as of this call. */
  book: Book;
  rights: Rights;
  /** Films that were bought by themselves. */
  filmIds: ReadonlySet<number>;
  /** Whether anything was begun to watch: spares all others a look for it. */
  hasHistory: boolean;
  /** Of the token that the call came with. */
  tokenHash: string;
  /** Names the state of the catalogue that the answer is made from; read here, so that it costs no query of its own. */
  catalogueRevision: string;
};

/** What banks have said comes first: what they paid for is sold at that moment. */
async function passTimeOfAll(db: Database, userId: number, nowMs: number): Promise<Book> {
  await passTimeOfPayments(db, userId, nowMs);
  return passTimeOfBook(db, userId, nowMs);
}

/** Finds viewers by token: one prepared query, as every call needs it. What has become due on their books and payments is done first. */
export function prepareFindViewer({
  db,
  memory,
}: Pick<Services, 'db' | 'memory'>): (token: string, nowMs: number) => Promise<Viewer | null> {
  const query = db
    .select({
      userId: users.id,
      isGuest: users.isGuest,
      providerId: users.providerId,
      state: books.state,
      clockOffsetMs: books.clockOffsetMs,
      paymentsDueMs: payments.dueMs,
      balanceMinor: sql<number>`(select coalesce(sum(a.balance_minor), 0)::int from ${accounts} a where a.user_id = ${users.id})`,
      deviceId: tokens.deviceId,
      tokenHash: tokens.hash,
      profileId: profiles.id,
      role: profiles.role,
      hasHistory: sql<boolean>`exists (select 1 from ${contentHistories} h where h.profile_id = ${profiles.id})`,
      catalogueRevision: sql<string>`(select f.value from ${facts} f where f.name = ${sql.raw(`'${CATALOGUE_REVISION}'`)})`,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .innerJoin(books, eq(books.userId, users.id))
    .leftJoin(payments, eq(payments.userId, users.id))
    .leftJoin(devices, eq(devices.id, tokens.deviceId))
    .innerJoin(
      profiles,
      eq(
        profiles.id,
        sql`coalesce(${devices.profileId}, (select min(p.id) from profiles p where p.user_id = ${users.id}))`,
      ),
    )
    .where(and(eq(tokens.hash, sql.placeholder('hash')), gt(tokens.expiresAt, sql.placeholder('now'))))
    .prepare('find_viewer');
  return async (token, nowMs) => {
    const [found] = await query.execute({ hash: hashToken(token), now: new Date(nowMs) });
    if (!found) return null;
    const { role, state, clockOffsetMs, balanceMinor, paymentsDueMs, ...viewer } = found;
    const bookNowMs = nowMs + clockOffsetMs;
    const kept = { ...state, balanceMinor };
    const isDue = [nextDueMs(kept), paymentsDueMs].some((dueMs) => dueMs !== null && dueMs <= bookNowMs);
    const book = isDue ? await passTimeOfAll(db, viewer.userId, nowMs) : kept;
    const shelf = await readShelf({ db, memory }, viewer.catalogueRevision);
    const rights = shelf.rightsOf(opensOf(book, bookNowMs));
    const filmIds = new Set(filmsLeft(book, bookNowMs).map(({ contentId }) => contentId));
    return { ...viewer, isChild: role === 'child', book, rights, filmIds };
  };
}
