import { atDatabase, findPostgresPrograms, onServer, startPrivatePostgres } from '@livery/backend/test-postgres';
import { LANES } from './origins.ts';

/** Where the server of the run is: the workers inherit it. */
const SERVER = 'JOURNEY_POSTGRES';

const nameOf = (lane: number) => `lane_${lane}`;

/** The database of a lane on the run's server. Without one the backend brings its own, which takes three times the work. */
export function databaseOf(lane: number): { DATABASE_URL?: string } {
  const server = process.env[SERVER];
  return server ? { DATABASE_URL: atDatabase(server, nameOf(lane)) } : {};
}

function isInstalled(): boolean {
  try {
    return Boolean(findPostgresPrograms());
  } catch {
    return false;
  }
}

/** One PostgreSQL server for a run of journeys, where the machine has one, with an empty database for each lane. */
export default async function setup(): Promise<void | (() => Promise<void>)> {
  if (!isInstalled()) return;
  const { databaseUrl, stop } = await startPrivatePostgres();
  try {
    for (let lane = 0; lane < LANES; lane += 1) await onServer(databaseUrl, `create database ${nameOf(lane)}`);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[SERVER] = databaseUrl;
  return stop;
}
