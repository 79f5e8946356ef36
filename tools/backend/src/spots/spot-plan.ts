import type { AdInfo } from '@livery/contract/ads/entities';
import type { Tracker } from '@livery/contract/channels/entities';
import type { Wire } from '@livery/contract/schema';
import type { SpotAddresses } from './kind.ts';

/** A kind of list, and those to ask when it gives nothing. */
export type SpotEntryPlan = readonly [kind: string, ...aliases: string[]];

/** When advertisements come in a stream, by kinds of lists (`kinds.ts`). */
export type SpotPlan = {
  readonly preRoll?: readonly SpotEntryPlan[];
  readonly middleRoll?: readonly SpotEntryPlan[];
  readonly postRoll?: readonly SpotEntryPlan[];
  readonly postPauseRoll?: readonly SpotEntryPlan[];
  readonly points?: readonly { readonly positionMs: number; readonly kinds: readonly string[] }[];
  /** The least time between two. */
  readonly periodSeconds?: number;
  readonly middleRollPeriodSeconds?: number;
  readonly maxAdvertising?: number;
  /** A packet may take them away. */
  readonly allowDisable?: boolean;
  /** A partner that measures who watches. */
  readonly tracker?: Wire<typeof Tracker>;
};

/** As the API says it. ADS-002, ADS-007 */
export function wireSpotPlan(plan: SpotPlan, { list }: SpotAddresses): Wire<typeof AdInfo> {
  const rolls = (entries: readonly SpotEntryPlan[] = []) =>
    entries.map(([kind, ...aliases]) => ({ url: list(kind), aliases: aliases.map((alias) => list(alias)) }));
  return {
    pre_roll: rolls(plan.preRoll),
    middle_roll: rolls(plan.middleRoll),
    post_roll: rolls(plan.postRoll),
    post_pause_roll: rolls(plan.postPauseRoll),
    middle_roll_points: (plan.points ?? []).map(({ positionMs, kinds }) => ({
      position: positionMs,
      urls: kinds.map((kind) => list(kind)),
    })),
    ...(plan.maxAdvertising !== undefined && { max_advertising: plan.maxAdvertising }),
    ...(plan.periodSeconds !== undefined && { period: plan.periodSeconds }),
    ...(plan.middleRollPeriodSeconds !== undefined && { middle_roll_period: plan.middleRollPeriodSeconds }),
    allow_disable: plan.allowDisable ?? false,
  };
}
