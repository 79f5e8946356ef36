import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerHelp } from '@livery/dev/help';
import { ASSETS, type AssetPlan } from './assets.ts';
import { drawMaster, encodeAudio, encodeStills, encodeVideo, RENDITIONS, SEGMENT_SECONDS } from './encode.ts';
import { AUDIO_BITS_PER_SECOND, pack, type Packed } from './package/pack.ts';
import { readAdtsFrames, readFragmentedVideo } from './package/samples.ts';
import { FRAMES_PER_SECOND, openStage } from './render.ts';
import { BEDS } from './sound/beds.ts';
import { filmMusic } from './sound/film-music.ts';
import { narrated } from './sound/narration.ts';
import { interleaved, SAMPLE_RATE, type Sound } from './sound/synth.ts';
import { LANGUAGES, webVtt, type Language } from './story.ts';

/**
 * Makes the demo media: `npx node tools/media/src/make.ts [--keep] [--repack] [asset …]`.
 * Draws each asset in Chromium, encodes it with ffmpeg, packs it and brings loops.json up to date. `--keep` encodes
 * again what was drawn before, `--repack` only packs again what was encoded before.
 */
const OUT = fileURLToPath(new URL('../loops/', import.meta.url));
const WORK = join(tmpdir(), 'livery-media');
const MOST_BYTES = 24 * 1024 * 1024;
const ISO_639_2: Readonly<Record<Language, string>> = { ru: 'rus', en: 'eng', kk: 'kaz', uz: 'uzb' };

answerHelp(`npm run media -- [--keep] [--repack] [<asset>…]

Makes the demo media, all or those that are named: draws them in Chromium, encodes them with ffmpeg, packs them.
  --keep     encodes again what was drawn before
  --repack   packs again what was encoded before
Assets: ${Object.keys(ASSETS).join(', ')}`);

const repack = process.argv.includes('--repack');
const keep = repack || process.argv.includes('--keep');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.find((key) => !ASSETS[key]);
if (unknown) throw new Error(`There is no asset "${unknown}"; there are ${Object.keys(ASSETS).join(', ')}.`);

await mkdir(WORK, { recursive: true });
const indexPath = join(OUT, 'loops.json');
const assets: Record<string, unknown> = existsSync(indexPath)
  ? JSON.parse(await readFile(indexPath, 'utf8')).assets
  : {};
for (const [key, plan] of Object.entries(ASSETS)) {
  if (wanted.length > 0 && !wanted.includes(key)) continue;
  const started = performance.now();
  assets[key] = await make(key, plan);
  console.log(`${key}: ${Math.round((performance.now() - started) / 1000)} s`);
}
const ordered = Object.fromEntries(Object.keys(ASSETS).flatMap((key) => (assets[key] ? [[key, assets[key]]] : [])));
await writeFile(
  indexPath,
  `${JSON.stringify({ segmentSeconds: SEGMENT_SECONDS, framesPerSecond: FRAMES_PER_SECOND, assets: ordered }, null, 1)}\n`,
);
const total = await bytesIn(OUT);
console.log(`${(total / 1024 / 1024).toFixed(2)} MiB of media`);
if (total > MOST_BYTES)
  throw new Error(`That is more than ${MOST_BYTES / 1024 / 1024} MiB: raise the crf of a rendition.`);

async function make(key: string, plan: AssetPlan) {
  const folder = join(OUT, key);
  const master = join(WORK, `${key}.mkv`);
  if (!keep || !existsSync(master)) {
    const stage = await openStage();
    try {
      await drawMaster(stage, plan.picture, plan.seconds, master);
    } finally {
      await stage.close();
    }
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'stills'), { recursive: true });
  await encodeStills(master, join(folder, 'stills'));
  const muxed = plan.kind === 'loop' ? { frames: await loopFrames(key, BEDS[plan.bed]), language: 'und' } : undefined;
  const tracks: unknown[] = [];
  for (const rendition of RENDITIONS) {
    const encoded = join(WORK, `${key}-${rendition.name}.mp4`);
    if (!repack || !existsSync(encoded)) await encodeVideo(master, rendition, encoded);
    const video = {
      coded: readFragmentedVideo(await readFile(encoded)),
      width: rendition.width,
      height: rendition.height,
    };
    const packed = pack({
      seconds: plan.seconds,
      segmentSeconds: SEGMENT_SECONDS,
      video,
      ...(muxed && { audio: muxed }),
    });
    tracks.push({
      name: rendition.name,
      kind: 'video',
      width: rendition.width,
      height: rendition.height,
      ...(await store(key, rendition.name, packed)),
    });
  }
  const texts: unknown[] = [];
  if (plan.kind === 'film') {
    const spoken = new Map<Language, number[]>();
    const music = filmMusic();
    for (const language of plan.spoken) {
      if (language !== 'ru' && language !== 'en') throw new Error(`Nobody speaks "${language}".`);
      const voice = await narrated(music, language);
      spoken.set(
        language,
        voice.spoken.map((line) => line.toSeconds - line.fromSeconds),
      );
      const packed = pack({
        seconds: plan.seconds,
        segmentSeconds: SEGMENT_SECONDS,
        audio: { frames: await filmFrames(key, voice.sound), language: ISO_639_2[language] },
      });
      const name = `audio-${language}`;
      tracks.push({ name, kind: 'audio', language, label: LANGUAGES[language], ...(await store(key, name, packed)) });
    }
    const longest = [...spoken.values()].reduce(
      (most, lines) => lines.map((line, index) => Math.max(line, most[index] ?? 0)),
      [] as number[],
    );
    for (const [language, label] of Object.entries(LANGUAGES) as [Language, string][]) {
      const file = `${key}/text-${language}.vtt`;
      await writeFile(join(OUT, file), webVtt(language, spoken.get(language) ?? longest));
      texts.push({ name: `text-${language}`, language, label, file });
    }
  }
  return {
    kind: plan.kind,
    seconds: plan.seconds,
    stills: { folder: `${key}/stills`, everySeconds: SEGMENT_SECONDS },
    tracks,
    texts,
  };
}

async function store(key: string, name: string, packed: Packed) {
  const file = `${key}/${name}.mp4`;
  await writeFile(join(OUT, file), packed.bytes);
  const bits = packed.segmentBytes.map((bytes) => (bytes * 8) / SEGMENT_SECONDS);
  return {
    file,
    codecs: packed.codecs.join(','),
    bandwidth: Math.ceil(Math.max(...bits)),
    averageBandwidth: Math.ceil(bits.reduce((sum, rate) => sum + rate, 0) / bits.length),
    timescales: packed.timescales,
    version: createHash('sha256').update(packed.bytes).digest('hex').slice(0, 8),
    initBytes: packed.initBytes,
    segmentBytes: packed.segmentBytes,
  };
}

/** The middle one of three turns: its first frame leans on the loop's last, as it will on the air. */
async function loopFrames(key: string, bed: (() => Sound) | undefined): Promise<Buffer[]> {
  if (!bed) throw new Error(`"${key}" has no sound.`);
  const turn = interleaved(bed());
  const frames = await encodedFrames(key, Buffer.concat([turn, turn, turn]));
  const perTurn = turn.length / 8 / 1024;
  return frames.slice(1 + perTurn, 1 + perTurn * 2);
}

/** The encoder's first frame holds nothing but its own delay of 1024 samples. */
async function filmFrames(key: string, sound: Sound): Promise<Buffer[]> {
  const frames = await encodedFrames(key, Buffer.concat([interleaved(sound), Buffer.alloc(1024 * 8)]));
  return frames.slice(1, 1 + (sound.seconds * SAMPLE_RATE) / 1024);
}

async function encodedFrames(key: string, samples: Buffer): Promise<Buffer[]> {
  const path = join(WORK, `${key}.aac`);
  await encodeAudio(samples, AUDIO_BITS_PER_SECOND, path);
  return readAdtsFrames(await readFile(path));
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
