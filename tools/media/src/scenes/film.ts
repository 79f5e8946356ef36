import { camp } from './camp/camp.ts';
import { HEIGHT, WIDTH, type Draw } from './canvas.ts';
import { city } from './city/city.ts';
import { lighthouse } from './lighthouse.ts';
import { worldFromOrbit } from './orbit/world.ts';
import { DAWN, DUSK } from './steppe/palettes.ts';
import { steppe } from './steppe/steppe.ts';

/** One shot of the film lasts eight seconds, half a second of them in a dissolve with the next. */
export const SHOT_SECONDS = 8;
const DISSOLVE_SECONDS = 0.64;
const FADE_SECONDS = 1.2;

/** Six lights: dusk on the steppe, a fire, a lighthouse, a wet street, the night side of a world, and dawn. */
export function film(): Draw {
  const shots: Draw[] = [
    travelling(steppe(DUSK, 16), 1.02, 1.1),
    camp(SHOT_SECONDS),
    travelling(lighthouse(SHOT_SECONDS), 1.06, 1.0),
    city(16, 240, 1560),
    worldFromOrbit(SHOT_SECONDS),
    travelling(steppe(DAWN, 16), 1.12, 1.02),
  ];
  const seconds = shots.length * SHOT_SECONDS;
  return (context, now) => {
    const index = Math.min(shots.length - 1, Math.floor(now / SHOT_SECONDS));
    const inShot = now - index * SHOT_SECONDS;
    shots[index]?.(context, inShot);
    const left = SHOT_SECONDS - inShot;
    const next = shots[index + 1];
    if (next && left < DISSOLVE_SECONDS) {
      const over = new OffscreenCanvas(WIDTH, HEIGHT);
      const overContext = over.getContext('2d', { willReadFrequently: true });
      if (!overContext) throw new Error('This browser gives no 2D canvas.');
      next(overContext, 0);
      context.globalAlpha = 1 - left / DISSOLVE_SECONDS;
      context.drawImage(over, 0, 0);
      context.globalAlpha = 1;
    }
    const dark = Math.max(1 - now / FADE_SECONDS, 1 - (seconds - now) / FADE_SECONDS, 0);
    context.fillStyle = `rgba(0,0,0,${dark})`;
    context.fillRect(0, 0, WIDTH, HEIGHT);
  };
}

/** A slow push or pull of the camera over a shot. */
function travelling(draw: Draw, from: number, to: number): Draw {
  const plate = new OffscreenCanvas(WIDTH, HEIGHT);
  const plateContext = plate.getContext('2d', { willReadFrequently: true });
  if (!plateContext) throw new Error('This browser gives no 2D canvas.');
  return (context, now) => {
    draw(plateContext, now);
    const along = now / SHOT_SECONDS;
    const scale = from + (to - from) * along;
    context.save();
    context.imageSmoothingQuality = 'high';
    context.translate(WIDTH * 0.58, HEIGHT * 0.56);
    context.scale(scale, scale);
    context.translate(-WIDTH * 0.58, -HEIGHT * 0.56);
    context.drawImage(plate, 0, 0);
    context.restore();
  };
}
