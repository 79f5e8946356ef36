import { asc } from 'drizzle-orm';
import { packets } from '../database/schema/catalogue.ts';
import type { Services } from '../http/services.ts';
import type { Currency, SeedPlan } from '../world/sales.ts';
import type { Plan, Trial } from '../sales/book.ts';

export type PacketRow = typeof packets.$inferSelect;

/** What one packet opens. */
type Right = {
  readonly packetId: number;
  readonly channelIds: ReadonlySet<number>;
  readonly libraryIds: ReadonlySet<number>;
  /** Films of these libraries that cost extra, too. */
  readonly opensExtra: boolean;
};
export type Rights = readonly Right[];

/** All packets that there are. */
export type Shelf = ReturnType<typeof makeShelf>;

/** Read once for each state of the catalogue. */
export const readShelf = ({ db, memory }: Pick<Services, 'db' | 'memory'>, revision: string): Promise<Shelf> =>
  memory.share(revision, 'packets', async () => makeShelf(await db.select().from(packets).orderBy(asc(packets.id))));

function makeShelf(all: readonly PacketRow[]) {
  const byId = new Map(all.map((packet) => [packet.id, packet]));
  const rights = new Map(
    all.map(({ id, channelIds, libraryIds, opensExtra }): [number, Right] => [
      id,
      { packetId: id, channelIds: new Set(channelIds), libraryIds: new Set(libraryIds), opensExtra },
    ]),
  );
  /** A packet and those that come with it. */
  const contained = (packetId: number): readonly number[] => [packetId, ...(byId.get(packetId)?.sale.packetIds ?? [])];
  return {
    all,
    find: (packetId: number): PacketRow | undefined => byId.get(packetId),
    findByPlan: (planId: number): PacketRow | undefined =>
      all.find(({ sale }) => sale.plans.some(({ id }) => id === planId)),
    rightsOf: (packetIds: readonly number[]): Rights =>
      [...new Set(packetIds.flatMap(contained))].flatMap((id) => rights.get(id) ?? []),
    /** The packets that bring this one with them. */
    parentsOf: (packetId: number): readonly PacketRow[] => all.filter(({ sale }) => sale.packetIds.includes(packetId)),
    planOf,
  };

  /** What is agreed with somebody who buys. */
  function planOf(packet: PacketRow, { id, prices, period }: SeedPlan, currency: Currency): Plan {
    const follower = byId.get(packet.sale.afterRenewPacketId ?? 0);
    const [first] = follower?.sale.plans ?? [];
    return {
      planId: id,
      packetId: packet.id,
      isBase: isBaseKind(packet),
      priceMinor: prices[currency],
      period,
      then: follower && first ? planOf(follower, first, currency) : null,
    };
  }
}

/** Bundles hold a base packet, so one of both kinds runs at a time. */
export const isBaseKind = ({ kind }: Pick<PacketRow, 'kind'>): boolean => kind !== 'partner';

export const trialOf = ({ trial }: SeedPlan, currency: Currency): Trial | null =>
  trial && { priceMinor: trial.prices[currency], period: trial.period };
