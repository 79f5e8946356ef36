import { spotKind } from '../spots/kinds.ts';
import type { SpotEntryPlan, SpotPlan } from '../spots/spot-plan.ts';

type Read = { readonly plan: SpotPlan } | { readonly problem: string };

class PlanProblem extends Error {}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

function kindsOf(text: string): [string, ...string[]] {
  const [first = '', ...others] = text.split(',');
  for (const name of [first, ...others])
    if (!spotKind(name)) throw new PlanProblem(`There is no kind "${name}"; see /spots of the media origin.`);
  return [first, ...others];
}

const entriesOf = (text: string): readonly SpotEntryPlan[] => words(text).map(kindsOf);

const pointsOf = (text: string): NonNullable<SpotPlan['points']> =>
  words(text).map((word) => {
    const [, positionMs, kinds = ''] = /^(\d{1,9}):(.+)$/.exec(word) ?? [];
    if (positionMs === undefined)
      throw new PlanProblem(`"${word}" is no moment: write milliseconds and kinds, such as 24000:pod.`);
    return { positionMs: Number(positionMs), kinds: kindsOf(kinds) };
  });

function numberOf(text: string, what: string): number | undefined {
  if (text === '') return undefined;
  if (!/^\d{1,6}$/.test(text)) throw new PlanProblem(`${what} must be a whole number.`);
  return Number(text);
}

/** What the form of the desk says of a viewer's streams, or a sentence about what is wrong with it. */
export function readSpotPlan(fields: URLSearchParams): Read {
  const text = (name: string) => (fields.get(name) ?? '').trim();
  try {
    const periodSeconds = numberOf(text('period'), 'The time between two');
    const middleRollPeriodSeconds = numberOf(text('middleRollPeriod'), 'The time from one between to the next');
    const maxAdvertising = numberOf(text('max'), 'The most in one break');
    return {
      plan: {
        preRoll: entriesOf(text('preRoll')),
        middleRoll: entriesOf(text('middleRoll')),
        postRoll: entriesOf(text('postRoll')),
        postPauseRoll: entriesOf(text('postPauseRoll')),
        points: pointsOf(text('points')),
        ...(periodSeconds !== undefined && { periodSeconds }),
        ...(middleRollPeriodSeconds !== undefined && { middleRollPeriodSeconds }),
        ...(maxAdvertising !== undefined && { maxAdvertising }),
        allowDisable: text('allowDisable') === '1',
      },
    };
  } catch (error) {
    if (error instanceof PlanProblem) return { problem: error.message };
    throw error;
  }
}
