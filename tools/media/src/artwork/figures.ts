import type { Context } from '../scenes/canvas.ts';
import { capsule, joint, type Point } from '../scenes/limbs.ts';

/** Ends of the limbs of a figure one person high (1.75 m), in metres; the ground is y = 0, x grows to the right. */
export interface Pose {
  readonly hip: Point;
  readonly neck: Point;
  readonly head: Point;
  readonly leftHand: Point;
  readonly rightHand: Point;
  readonly leftFoot: Point;
  readonly rightFoot: Point;
  /** Sides to which knees and elbows fold. */
  readonly knees?: readonly [left: 1 | -1, right: 1 | -1];
  readonly elbows?: readonly [left: 1 | -1, right: 1 | -1];
}

const STANDING: Pose = {
  hip: [0, -0.92],
  neck: [0, -1.46],
  head: [0.01, -1.63],
  leftHand: [-0.23, -0.775],
  rightHand: [0.23, -0.775],
  leftFoot: [-0.12, -0.04],
  rightFoot: [0.13, -0.04],
};

export const POSES = {
  stand: STANDING,
  walk: {
    ...STANDING,
    leftFoot: [-0.34, -0.08],
    rightFoot: [0.32, -0.03],
    leftHand: [0.16, -0.82],
    rightHand: [-0.1, -0.8],
    knees: [-1, -1],
    elbows: [-1, -1],
  },
  run: {
    hip: [0, -0.95],
    neck: [0.16, -1.44],
    head: [0.24, -1.6],
    leftHand: [-0.3, -1.04],
    rightHand: [0.52, -1.28],
    leftFoot: [-0.74, -0.42],
    rightFoot: [0.42, -0.2],
    knees: [-1, -1],
    elbows: [1, -1],
  },
  kick: {
    hip: [0, -0.94],
    neck: [-0.2, -1.44],
    head: [-0.24, -1.62],
    leftHand: [-0.86, -1.5],
    rightHand: [0.3, -1.14],
    leftFoot: [-0.14, -0.03],
    rightFoot: [0.86, -0.72],
    knees: [-1, -1],
    elbows: [-1, -1],
  },
  punch: {
    hip: [0, -0.88],
    neck: [0.14, -1.38],
    head: [0.2, -1.54],
    leftHand: [0.34, -1.42],
    rightHand: [0.86, -1.44],
    leftFoot: [-0.38, -0.04],
    rightFoot: [0.34, -0.04],
    knees: [-1, -1],
    elbows: [-1, -1],
  },
  guard: {
    hip: [0, -0.86],
    neck: [-0.12, -1.34],
    head: [-0.16, -1.5],
    leftHand: [-0.4, -1.5],
    rightHand: [-0.34, -1.36],
    leftFoot: [-0.3, -0.04],
    rightFoot: [0.36, -0.04],
    knees: [1, 1],
    elbows: [1, 1],
  },
  sing: {
    hip: [0, -0.92],
    neck: [0.02, -1.46],
    head: [0.1, -1.62],
    leftHand: [-0.26, -2.0],
    rightHand: [0.22, -1.52],
    leftFoot: [-0.22, -0.04],
    rightFoot: [0.24, -0.04],
    elbows: [-1, -1],
  },
  cheer: {
    hip: [0, -0.9],
    neck: [0, -1.44],
    head: [0.01, -1.61],
    leftHand: [-0.46, -1.84],
    rightHand: [0.46, -1.88],
    leftFoot: [-0.36, -0.04],
    rightFoot: [0.36, -0.04],
    knees: [1, -1],
    elbows: [-1, 1],
  },
  jump: {
    hip: [0, -1.3],
    neck: [0.1, -1.78],
    head: [0.16, -1.95],
    leftHand: [-0.44, -1.98],
    rightHand: [0.64, -2.02],
    leftFoot: [-0.62, -1.02],
    rightFoot: [0.56, -0.86],
    knees: [-1, -1],
    elbows: [-1, 1],
  },
  skate: {
    hip: [0, -0.82],
    neck: [0.38, -1.2],
    head: [0.52, -1.33],
    leftHand: [0.5, -0.76],
    rightHand: [0.62, -0.78],
    leftFoot: [-0.52, -0.1],
    rightFoot: [0.26, -0.04],
    knees: [-1, -1],
    elbows: [-1, -1],
  },
  sit: {
    hip: [0, -0.5],
    neck: [0, -1.02],
    head: [0.02, -1.19],
    leftHand: [0.34, -0.62],
    rightHand: [0.38, -0.64],
    leftFoot: [0.44, -0.03],
    rightFoot: [0.5, -0.03],
    knees: [-1, -1],
    elbows: [-1, -1],
  },
} satisfies Record<string, Pose>;

export interface Clothes {
  readonly hat?: 'fedora' | 'cap' | 'scarf' | 'helmet' | 'kalpak';
  readonly hair?: 'bun' | 'long' | 'tail';
  readonly coat?: number;
  readonly skirt?: number;
  readonly bulk?: number;
}

/** Draws a figure as one silhouette at (x, y), `size` pixels to the metre; a negative `face` looks to the left. */
export function figure(
  context: Context,
  fill: string,
  pose: Pose,
  x: number,
  y: number,
  size: number,
  clothes: Clothes = {},
  face: 1 | -1 = 1,
): void {
  context.save();
  context.translate(x, y);
  context.scale(size * face, size);
  context.fillStyle = fill;
  context.strokeStyle = fill;
  body(context, pose, clothes);
  dress(context, pose, clothes);
  context.restore();
}

function body(context: Context, pose: Pose, { bulk = 1 }: Clothes): void {
  const { hip, neck, head } = pose;
  const lean: Point = [neck[0] - hip[0], neck[1] - hip[1]];
  const shoulders: Point = [neck[0] - lean[0] * 0.08, neck[1] - lean[1] * 0.08];
  const limb = (
    root: Point,
    end: Point,
    upper: number,
    lower: number,
    bend: 1 | -1,
    radii: readonly [number, number, number],
  ): Point => {
    const middle = joint(root, end, upper, lower, bend);
    capsule(context, root, radii[0] * bulk, middle, radii[1] * bulk);
    capsule(context, middle, radii[1] * bulk, end, radii[2] * bulk);
    return middle;
  };
  context.beginPath();
  const [leftKnee, rightKnee] = pose.knees ?? [1, -1];
  const [leftElbow, rightElbow] = pose.elbows ?? [1, -1];
  limb([hip[0] - 0.07, hip[1]], pose.leftFoot, 0.46, 0.46, leftKnee, [0.105, 0.074, 0.05]);
  limb([hip[0] + 0.07, hip[1]], pose.rightFoot, 0.46, 0.46, rightKnee, [0.105, 0.074, 0.05]);
  for (const foot of [pose.leftFoot, pose.rightFoot])
    capsule(context, [foot[0] - 0.02, foot[1]], 0.05, [foot[0] + 0.13, foot[1] + 0.01], 0.036);
  capsule(context, hip, 0.15 * bulk, shoulders, 0.17 * bulk);
  capsule(
    context,
    [shoulders[0] - 0.16 * bulk, shoulders[1] + 0.06],
    0.07 * bulk,
    [shoulders[0] + 0.16 * bulk, shoulders[1] + 0.06],
    0.07 * bulk,
  );
  limb([shoulders[0] - 0.16, shoulders[1] + 0.07], pose.leftHand, 0.3, 0.29, leftElbow, [0.07, 0.054, 0.04]);
  limb([shoulders[0] + 0.16, shoulders[1] + 0.07], pose.rightHand, 0.3, 0.29, rightElbow, [0.07, 0.054, 0.04]);
  for (const hand of [pose.leftHand, pose.rightHand])
    capsule(context, hand, 0.046 * bulk, [hand[0] + 0.02, hand[1] + 0.03], 0.04 * bulk);
  capsule(context, neck, 0.06, head, 0.075);
  context.fill();
  context.beginPath();
  context.ellipse(head[0], head[1], 0.105, 0.13, 0, 0, Math.PI * 2);
  context.fill();
}

function dress(context: Context, pose: Pose, { hat, hair, coat, skirt }: Clothes): void {
  const { hip, neck, head } = pose;
  context.beginPath();
  if (coat !== undefined) {
    const hem = hip[1] + coat;
    context.moveTo(neck[0] - 0.07, neck[1] - 0.05);
    context.quadraticCurveTo(neck[0] - 0.21, neck[1] - 0.01, neck[0] - 0.255, neck[1] + 0.1);
    context.quadraticCurveTo(neck[0] - 0.25, neck[1] + 0.3, hip[0] - 0.2, hip[1] - 0.08);
    context.quadraticCurveTo(hip[0] - 0.24, hip[1] + coat * 0.5, hip[0] - 0.3, hem);
    context.quadraticCurveTo(hip[0], hem + 0.05, hip[0] + 0.3, hem);
    context.quadraticCurveTo(hip[0] + 0.24, hip[1] + coat * 0.5, hip[0] + 0.2, hip[1] - 0.08);
    context.quadraticCurveTo(neck[0] + 0.25, neck[1] + 0.3, neck[0] + 0.255, neck[1] + 0.1);
    context.quadraticCurveTo(neck[0] + 0.21, neck[1] - 0.01, neck[0] + 0.07, neck[1] - 0.05);
  }
  if (skirt !== undefined) {
    const hem = hip[1] + skirt;
    context.moveTo(hip[0] - 0.14, hip[1] - 0.2);
    context.quadraticCurveTo(hip[0] - 0.18, hip[1], hip[0] - 0.34, hem);
    context.quadraticCurveTo(hip[0], hem + 0.06, hip[0] + 0.34, hem);
    context.quadraticCurveTo(hip[0] + 0.18, hip[1], hip[0] + 0.14, hip[1] - 0.2);
  }
  context.fill();
  context.beginPath();
  const [x, y] = head;
  if (hair === 'bun') context.ellipse(x - 0.05, y - 0.16, 0.075, 0.07, 0, 0, Math.PI * 2);
  if (hair === 'long') {
    context.moveTo(x + 0.1, y - 0.06);
    context.bezierCurveTo(x + 0.04, y - 0.22, x - 0.2, y - 0.16, x - 0.15, y + 0.06);
    context.quadraticCurveTo(x - 0.22, y + 0.3, x - 0.16, y + 0.42);
    context.quadraticCurveTo(x - 0.02, y + 0.36, x, y + 0.08);
  }
  if (hair === 'tail') capsule(context, [x - 0.09, y - 0.06], 0.05, [x - 0.3, y + 0.12], 0.025);
  if (hat === 'fedora') {
    context.ellipse(x, y - 0.075, 0.26, 0.042, 0.02, 0, Math.PI * 2);
    context.moveTo(x - 0.135, y - 0.06);
    context.quadraticCurveTo(x - 0.13, y - 0.2, x - 0.1, y - 0.255);
    context.quadraticCurveTo(x - 0.04, y - 0.27, x, y - 0.245);
    context.quadraticCurveTo(x + 0.05, y - 0.27, x + 0.1, y - 0.25);
    context.quadraticCurveTo(x + 0.13, y - 0.18, x + 0.135, y - 0.06);
  }
  if (hat === 'cap') {
    context.moveTo(x - 0.12, y - 0.03);
    context.bezierCurveTo(x - 0.13, y - 0.2, x + 0.11, y - 0.21, x + 0.12, y - 0.04);
    context.quadraticCurveTo(x + 0.24, y - 0.04, x + 0.25, y);
  }
  if (hat === 'helmet') context.ellipse(x, y - 0.03, 0.14, 0.15, 0, 0, Math.PI * 2);
  if (hat === 'kalpak') {
    context.moveTo(x - 0.17, y - 0.04);
    context.quadraticCurveTo(x - 0.08, y - 0.14, x - 0.05, y - 0.38);
    context.quadraticCurveTo(x + 0.02, y - 0.42, x + 0.06, y - 0.38);
    context.quadraticCurveTo(x + 0.09, y - 0.14, x + 0.18, y - 0.04);
  }
  if (hat === 'scarf') {
    context.ellipse(x, y - 0.02, 0.13, 0.15, 0, 0, Math.PI * 2);
    context.moveTo(x - 0.12, y);
    context.lineTo(x - 0.2, y + 0.22);
    context.lineTo(x + 0.04, y + 0.14);
  }
  context.fill();
}
