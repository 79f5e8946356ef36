import { TAU, type Context } from './canvas.ts';
import { capsule, type Point } from './limbs.ts';
import { mix } from './noise.ts';

/**
 * Angles in degrees, facing right: 0 hangs straight down, positive swings forward; a lower limb is given relative to its
 * upper one. `x` and `y` move the hips, in metres.
 */
type Pose = {
  x: number;
  y: number;
  lean: number;
  head: number;
  armNear: readonly [number, number];
  armFar: readonly [number, number];
  legNear: readonly [number, number];
  legFar: readonly [number, number];
};

const POSES = {
  ready: {
    x: 0,
    y: 0.05,
    lean: 9,
    head: -4,
    armNear: [-14, 34],
    armFar: [20, 40],
    legNear: [-10, -16],
    legFar: [16, -22],
  },
  shift: {
    x: 0.02,
    y: 0.03,
    lean: 6,
    head: -2,
    armNear: [10, 36],
    armFar: [-8, 34],
    legNear: [-6, -14],
    legFar: [12, -18],
  },
  chest: {
    x: -0.06,
    y: 0.06,
    lean: -20,
    head: -14,
    armNear: [-58, -24],
    armFar: [64, 22],
    legNear: [-14, -12],
    legFar: [26, -18],
  },
  drop: {
    x: 0,
    y: 0.1,
    lean: 20,
    head: 22,
    armNear: [-34, 22],
    armFar: [30, 34],
    legNear: [-12, -26],
    legFar: [22, -36],
  },
  back: {
    x: -0.42,
    y: 0.04,
    lean: 12,
    head: 12,
    armNear: [24, 50],
    armFar: [-26, 44],
    legNear: [18, -20],
    legFar: [-18, -22],
  },
  windup: {
    x: -0.14,
    y: 0.03,
    lean: -6,
    head: 12,
    armNear: [58, 16],
    armFar: [-66, 6],
    legNear: [-52, -74],
    legFar: [12, -12],
  },
  kick: {
    x: 0.02,
    y: 0.02,
    lean: -13,
    head: 15,
    armNear: [-34, 12],
    armFar: [42, 26],
    legNear: [36, -12],
    legFar: [-4, -8],
  },
  follow: {
    x: 0.1,
    y: -0.01,
    lean: -23,
    head: 4,
    armNear: [-72, 8],
    armFar: [58, 22],
    legNear: [84, -14],
    legFar: [-12, -4],
  },
} satisfies Record<string, Pose>;

type PoseName = keyof typeof POSES;

/** Seconds around the moment in which the foot meets the ball; eight seconds pass from kick to kick. */
export const KICK_PERIOD = 8;
const MOVES: readonly (readonly [number, PoseName])[] = [
  [-2.8, 'ready'],
  [-2.4, 'chest'],
  [-1.85, 'drop'],
  [-1.35, 'ready'],
  [-0.8, 'back'],
  [-0.26, 'windup'],
  [0, 'kick'],
  [0.2, 'follow'],
  [0.8, 'shift'],
  [2, 'ready'],
  [3.2, 'shift'],
  [4.4, 'ready'],
  [5.2, 'ready'],
];

export function poseAt(secondsFromKick: number): Pose {
  const at = ((((secondsFromKick + 2.8) % KICK_PERIOD) + KICK_PERIOD) % KICK_PERIOD) - 2.8;
  const next = MOVES.findIndex(([time]) => time > at);
  const [fromTime, from] = MOVES[next - 1] ?? [-2.8, 'ready'];
  const [toTime, to] = MOVES[next] ?? [5.2, 'ready'];
  const amount = (at - fromTime) / (toTime - fromTime);
  // The leg whips through the ball; everything else eases.
  return between(POSES[from], POSES[to], to === 'kick' ? amount ** 1.6 : amount * amount * (3 - 2 * amount));
}

function between(from: Pose, to: Pose, amount: number): Pose {
  const pair = (key: 'armNear' | 'armFar' | 'legNear' | 'legFar') =>
    [mix(from[key][0], to[key][0], amount), mix(from[key][1], to[key][1], amount)] as const;
  const one = (key: 'x' | 'y' | 'lean' | 'head') => mix(from[key], to[key], amount);
  return {
    x: one('x'),
    y: one('y'),
    lean: one('lean'),
    head: one('head'),
    armNear: pair('armNear'),
    armFar: pair('armFar'),
    legNear: pair('legNear'),
    legFar: pair('legFar'),
  };
}

export function drawFootballer(context: Context, fill: string, pose: Pose): void {
  const hip: Point = [pose.x, -0.94 + pose.y];
  const neck = polar(hip, pose.lean, -0.56);
  const crown = polar(neck, pose.lean + pose.head, -0.21);
  context.fillStyle = fill;
  context.beginPath();
  limb(context, [hip[0] - 0.02, hip[1]], pose.legFar, [0.47, 0.46], [0.115, 0.08, 0.048], true);
  limb(context, neck, pose.armFar, [0.3, 0.27], [0.072, 0.055, 0.04], false, pose.lean);
  capsule(context, hip, 0.145, polar(hip, pose.lean, -0.28), 0.15);
  capsule(context, polar(hip, pose.lean, -0.24), 0.145, neck, 0.17);
  capsule(context, neck, 0.06, polar(neck, pose.lean + pose.head, -0.16), 0.065);
  context.moveTo(crown[0] + 0.125, crown[1]);
  context.ellipse(crown[0], crown[1], 0.108, 0.135, ((pose.lean + pose.head) * Math.PI) / 180, 0, TAU);
  context.fill();
  // Shorts flare a little, so that the thigh reads.
  context.beginPath();
  limb(context, [hip[0] + 0.02, hip[1]], pose.legNear, [0.47, 0.46], [0.128, 0.085, 0.05], true);
  capsule(context, hip, 0.15, polar(hip, -pose.legNear[0], 0.3), 0.125);
  limb(context, neck, pose.armNear, [0.3, 0.27], [0.078, 0.058, 0.042], false, pose.lean);
  context.fill();
}

function limb(
  context: Context,
  root: Point,
  [upper, lower]: readonly [number, number],
  [upperLength, lowerLength]: readonly [number, number],
  [rootRadius, middleRadius, endRadius]: readonly [number, number, number],
  foot: boolean,
  trunk = 0,
): void {
  const first = -upper + (foot ? 0 : trunk * 0.4);
  const second = first - lower;
  const middle = polar(root, first, upperLength);
  const end = polar(middle, second, lowerLength);
  capsule(context, root, rootRadius, middle, middleRadius);
  capsule(context, middle, middleRadius, end, endRadius);
  if (foot) capsule(context, end, endRadius, polar(end, second - 74, 0.17), 0.034);
  else capsule(context, end, endRadius, polar(end, second, 0.07), 0.045);
}

/** A point `length` away; 0° is down, negative angles are forward (right). */
function polar(from: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [from[0] - Math.sin(angle) * length, from[1] + Math.cos(angle) * length];
}
