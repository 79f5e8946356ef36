import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { FRAMES_PER_SECOND, type Stage } from './render.ts';

export const SEGMENT_SECONDS = 2;

export type Rendition = { name: string; width: number; height: number; crf: number; kilobitsPerSecond: number };

/** Lowest first, as the playlists list them: a channel change starts with what arrives soonest. */
export const RENDITIONS: readonly Rendition[] = [
  { name: '240p', width: 426, height: 240, crf: 27, kilobitsPerSecond: 135 },
  { name: '432p', width: 768, height: 432, crf: 27, kilobitsPerSecond: 300 },
  { name: '720p', width: 1280, height: 720, crf: 27, kilobitsPerSecond: 700 },
];

/** Draws a picture from its first to its last frame into a nearly lossless file, from which all renditions are made. */
export async function drawMaster(stage: Stage, key: string, seconds: number, path: string): Promise<void> {
  const encoder = ffmpeg([
    '-f',
    'image2pipe',
    '-c:v',
    'mjpeg',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    'pipe:0',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '8',
    '-pix_fmt',
    'yuv420p',
    '-color_range',
    'tv',
    path,
  ]);
  const frames = Array.from({ length: seconds * FRAMES_PER_SECOND }, (_, frame) => frame);
  await stage.render(key, frames, 0.96, async (jpeg) => {
    if (!encoder.stdin.write(jpeg)) await once(encoder.stdin, 'drain');
  });
  encoder.stdin.end();
  await finished(encoder);
}

/** H.264 main, closed GOPs of exactly one segment, constant quality below a ceiling; one fragment per GOP. */
export async function encodeVideo(master: string, rendition: Rendition, path: string): Promise<void> {
  const gop = FRAMES_PER_SECOND * SEGMENT_SECONDS;
  const rate = rendition.kilobitsPerSecond;
  await finished(
    ffmpeg([
      ...['-i', master, '-an', '-vf', `scale=${rendition.width}:${rendition.height}:flags=lanczos`],
      ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow', '-pix_fmt', 'yuv420p'],
      ...['-crf', String(rendition.crf), '-maxrate', `${rate}k`, '-bufsize', `${rate * 2}k`],
      ...['-g', String(gop), '-keyint_min', String(gop), '-sc_threshold', '0', '-bf', '3'],
      // Dark gradients need their bits (aq-mode 3); a GOP must not lean on its neighbour.
      ...['-x264-params', 'open-gop=0:aq-mode=3:aq-strength=0.9'],
      ...['-movflags', '+frag_keyframe+empty_moov+default_base_moof+negative_cts_offsets', '-f', 'mp4', path],
    ]),
  );
}

/** A file that plays by itself from its first bytes: H.264 main and AAC-LC. */
export async function encodeSpot(
  master: string,
  samples: string,
  { width, height, crf, kilobitsPerSecond: rate }: Rendition,
  path: string,
): Promise<void> {
  await finished(
    ffmpeg([
      ...['-i', master, '-f', 'f32le', '-ar', '48000', '-ac', '2', '-i', samples],
      ...['-vf', `scale=${width}:${height}:flags=lanczos`, '-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow'],
      ...['-pix_fmt', 'yuv420p', '-crf', String(crf), '-maxrate', `${rate}k`, '-bufsize', `${rate * 2}k`],
      ...['-c:a', 'aac', '-b:a', '64k', '-map_metadata', '-1', '-movflags', '+faststart', path],
    ]),
  );
}

/** AAC-LC, 48 kHz, stereo, as ADTS frames. */
export async function encodeAudio(samples: Buffer, bitsPerSecond: number, path: string): Promise<void> {
  const encoder = ffmpeg([
    '-f',
    'f32le',
    '-ar',
    '48000',
    '-ac',
    '2',
    '-i',
    'pipe:0',
    '-c:a',
    'aac',
    '-profile:a',
    'aac_low',
    '-b:a',
    String(bitsPerSecond),
    '-f',
    'adts',
    path,
  ]);
  encoder.stdin.end(samples);
  await finished(encoder);
}

/** One small picture per segment, taken from its middle, for timelines. */
export async function encodeStills(master: string, folder: string): Promise<void> {
  const middle = FRAMES_PER_SECOND * (SEGMENT_SECONDS / 2);
  const every = FRAMES_PER_SECOND * SEGMENT_SECONDS;
  await finished(
    ffmpeg([
      '-i',
      master,
      '-vf',
      `select=eq(mod(n\\,${every})\\,${middle}),scale=320:180:flags=lanczos`,
      '-vsync',
      '0',
      '-start_number',
      '0',
      '-c:v',
      'mjpeg',
      '-q:v',
      '9',
      '-pix_fmt',
      'yuvj420p',
      `${folder}/%03d.jpg`,
    ]),
  );
}

function ffmpeg(parameters: readonly string[]) {
  return spawn('ffmpeg', ['-v', 'error', '-y', ...parameters], { stdio: ['pipe', 'ignore', 'inherit'] });
}

async function finished(process: ReturnType<typeof ffmpeg>): Promise<void> {
  if (!process.stdin.writableEnded) process.stdin.end();
  const [code] = (await once(process, 'close')) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}
