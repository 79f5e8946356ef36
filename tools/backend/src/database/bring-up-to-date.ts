import { sql } from 'drizzle-orm';
import type { SeedArtwork } from '../world/pictures.ts';
import { sweepTokens } from '../session/access-tokens.ts';
import { hasWorld, insertWorld } from './insert-world.ts';
import type { Database } from './open-database.ts';
import { artworks } from './schema/pages.ts';
import { rollSchedules } from './schedule-roller.ts';
import { worldRevision } from './world-revision.ts';

/** Built only when something is missing: most starts never need it. */
const loadWorld = async () => (await import('../seed/build-world.ts')).buildWorld();

/** Fills an empty or outdated database, and makes the schedule reach from the archive to the days ahead. */
export async function bringUpToDate(db: Database, nowMs: number): Promise<void> {
  const revision = await worldRevision();
  let world: ReturnType<typeof loadWorld> | undefined;
  const worldOnce = () => (world ??= loadWorld());
  const isNew = !(await hasWorld(db, revision));
  if (isNew) await insertWorld(db, await worldOnce(), revision);
  await rollSchedules(db, worldOnce, nowMs);
  // Nobody else counts an embedded database's rows, and without counts the planner guesses badly.
  if (isNew) await db.execute(sql`analyze`);
  await sweepTokens(db, nowMs);
}

/** What must be done again and again while the backend runs. */
export async function keepUpToDate(db: Database, nowMs: number): Promise<void> {
  await rollSchedules(db, loadWorld, nowMs);
  await sweepTokens(db, nowMs);
}

/** What the pictures of this database show. */
export async function readArtworks(db: Database): Promise<SeedArtwork[]> {
  const found = await db.select({ artwork: artworks.artwork }).from(artworks);
  return found.map(({ artwork }) => artwork);
}
