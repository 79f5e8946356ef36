import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SHOT_CUES, type Language } from '../story.ts';
import { reverb, SAMPLE_RATE, Sound } from './synth.ts';

const run = promisify(execFile);

/** Slow and low, through the band of an old receiver: a synthetic voice that belongs to the picture. */
const VOICES = {
  ru: ['-v', 'ru', '-s', '132', '-p', '34', '-g', '3'],
  en: ['-v', 'en-gb', '-s', '132', '-p', '30', '-g', '3'],
} as const;
const RADIO = 'highpass=f=170,lowpass=f=4600,acompressor=threshold=-20dB:ratio=3:attack=8:release=120,volume=1.4';

export type Spoken = { fromSeconds: number; toSeconds: number };

/** The voice of one language over the film's music, which steps back while somebody speaks. */
export async function narrated(
  music: Sound,
  language: keyof typeof VOICES,
): Promise<{ sound: Sound; spoken: Spoken[] }> {
  const voice = new Sound(music.seconds, false);
  const spoken: Spoken[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'livery-voice-'));
  try {
    for (const [index, cue] of SHOT_CUES.entries()) {
      const samples = await speak(cue.text[language], language, join(folder, `${index}`));
      voice.add(samples, cue.atSeconds, 1);
      spoken.push({ fromSeconds: cue.atSeconds, toSeconds: cue.atSeconds + samples.length / SAMPLE_RATE });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  reverb(voice, 0.22);
  const sound = new Sound(music.seconds, false);
  sound.mix(music, (at) => 1 - 0.5 * Math.max(0, ...spoken.map((line) => presence(at, line))));
  sound.mix(voice, () => 0.62);
  return { sound, spoken };
}

function presence(at: number, { fromSeconds, toSeconds }: Spoken): number {
  return Math.max(0, Math.min(1, (at - fromSeconds + 0.4) / 0.4, (toSeconds + 0.7 - at) / 0.7));
}

async function speak(text: string, language: Language & keyof typeof VOICES, path: string): Promise<Float32Array> {
  await run('espeak-ng', [...VOICES[language], '-w', `${path}.wav`, text]);
  await run('ffmpeg', [
    '-v',
    'error',
    '-i',
    `${path}.wav`,
    '-af',
    RADIO,
    '-ac',
    '1',
    '-ar',
    String(SAMPLE_RATE),
    '-f',
    'f32le',
    `${path}.raw`,
  ]);
  const bytes = await readFile(`${path}.raw`);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
