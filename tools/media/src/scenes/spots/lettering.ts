import { css, type Context, type Rgb } from '../canvas.ts';
import { clamp, smoothstep } from '../noise.ts';

type Card = { word: string; line: string; ink: Rgb; y: number; fromSeconds: number };

/** The name of what is praised and a line below it; both rise into their places. */
export function card(context: Context, seconds: number, { word, line, ink, y, fromSeconds }: Card): void {
  const rise = (delay: number) => smoothstep(0, 0.7, clamp(seconds - fromSeconds - delay, 0, 1));
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const write = (text: string, font: string, at: number, shown: number) => {
    if (shown <= 0) return;
    context.font = font;
    context.fillStyle = css(ink, shown);
    context.fillText(text, 640, at + (1 - shown) * 28);
  };
  write(word, 'bold 116px "DejaVu Serif", serif', y, rise(0));
  write(line, '34px "DejaVu Sans", sans-serif', y + 98, rise(0.35));
}

/** From black at the beginning, to black at the end. */
export function curtain(context: Context, seconds: number, endSeconds: number): void {
  const dark = 1 - Math.min(smoothstep(0, 0.4, seconds), smoothstep(endSeconds, endSeconds - 0.4, seconds));
  if (dark <= 0) return;
  context.fillStyle = `rgba(0,0,0,${dark})`;
  context.fillRect(0, 0, 1280, 720);
}
