import { context2d, type Context, type Layer, type Rgb } from '../scenes/canvas.ts';

/** One picture being painted. Scenes place things by share of width and height and size them by `scale`. */
export interface Frame {
  readonly context: Context;
  readonly width: number;
  readonly height: number;
  /** 1 in a picture 900 pixels high. */
  readonly scale: number;
  /** Where the subject stands, in pixels from the left. */
  readonly focusX: number;
  readonly isTall: boolean;
}

export type Scene = (frame: Frame) => void;

/** A scene's picture of one shape. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  /** Share of the width at which the subject stands. */
  readonly focus: number;
}

/** Wide pictures keep their left part calm for text; tall ones are centred. */
export const WIDE: Shape = { width: 1600, height: 900, focus: 0.64 };
export const TALL: Shape = { width: 760, height: 1140, focus: 0.5 };

export function openFrame({ width, height, focus }: Shape): Frame {
  const context = context2d(new OffscreenCanvas(width, height));
  return { context, width, height, scale: height / 900, focusX: width * focus, isTall: height > width };
}

export const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Draws on a layer of the frame's size, to be blended in afterwards. */
export function onLayer(frame: Frame, paint: (context: Context) => void): Layer {
  const canvas = new OffscreenCanvas(frame.width, frame.height);
  paint(context2d(canvas));
  return canvas;
}

/** Blends a layer (or the picture itself) in. */
export function blendIn(
  frame: Frame,
  layer: CanvasImageSource,
  mode: GlobalCompositeOperation,
  alpha = 1,
  filter = 'none',
): void {
  const { context } = frame;
  context.save();
  context.globalCompositeOperation = mode;
  context.globalAlpha = alpha;
  context.filter = filter;
  context.drawImage(layer, 0, 0, frame.width, frame.height);
  context.restore();
}
