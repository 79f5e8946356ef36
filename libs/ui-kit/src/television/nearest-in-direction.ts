/** A direction of spatial navigation. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** Edges of a thing in the window. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Things that overlap by so little stand beside each other. */
const SLACK_PX = 12;
/** What lies aside of the way counts so many times as much as what lies on it. */
const ASIDE_WEIGHT = { left: 6, right: 6, up: 2, down: 2 } as const satisfies Record<Direction, number>;
/** Between two that are as near as each other the one that stands straight ahead wins. */
const STRAIGHT_WEIGHT = 0.05;

/** A thing as seen by somebody who goes in the direction: how far it begins and ends on the way, and aside of it. */
interface Seen {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

const SEEN: Readonly<Record<Direction, (edges: Edges) => Seen>> = {
  right: ({ left, right, top, bottom }) => ({ start: left, end: right, from: top, to: bottom }),
  left: ({ left, right, top, bottom }) => ({ start: -right, end: -left, from: top, to: bottom }),
  down: ({ left, right, top, bottom }) => ({ start: top, end: bottom, from: left, to: right }),
  up: ({ left, right, top, bottom }) => ({ start: -bottom, end: -top, from: left, to: right }),
};

/** Where an arrow key leads on a television: which of these is the nearest in the direction; -1 where there is none. */
export function nearestInDirection(here: Edges, there: readonly Edges[], direction: Direction): number {
  const from = SEEN[direction](here);
  let best = -1;
  let least = Infinity;
  there.forEach((edges, index) => {
    const cost = costOf(from, SEEN[direction](edges), ASIDE_WEIGHT[direction]);
    if (cost >= least) return;
    best = index;
    least = cost;
  });
  return best;
}

function costOf(from: Seen, to: Seen, asideWeight: number): number {
  const away = to.start - from.end;
  if (away < -SLACK_PX) return Infinity;
  const aside = Math.max(0, to.from - from.to, from.from - to.to);
  const off = Math.abs(to.from + to.to - from.from - from.to) / 2;
  return Math.max(0, away) + aside * asideWeight + off * STRAIGHT_WEIGHT;
}
