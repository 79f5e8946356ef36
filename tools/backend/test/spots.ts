import fastify, { type FastifyInstance } from 'fastify';
import type { SpotAddresses } from '../src/spots/kind.ts';
import { registerSpots } from '../src/spots/register-spots.ts';
import { spotAddresses } from '../src/spots/spot-addresses.ts';
import { createSpotLog, type SpotLog } from '../src/spots/spot-log.ts';

export type TestSpots = { app: FastifyInstance; log: SpotLog; waits: number[]; to: SpotAddresses };

export const SPOTS_ORIGIN = 'http://spots.test';

/** The ad server alone; nothing really waits, and time stands still. */
export function openSpots(): TestSpots {
  const app = fastify({ forceCloseConnections: true });
  const log = createSpotLog(() => 1_000);
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  registerSpots(app, { log, origin: SPOTS_ORIGIN, wait });
  return { app, log, waits, to: spotAddresses(SPOTS_ORIGIN, 'test') };
}
