import { PlayerError } from '../errors/player-error.ts';
import type { Output, OutputLoad, OutputReport } from '../extensions/output.ts';

export interface FakeOutput extends Output {
  readonly loads: OutputLoad[];
  /** What it was told to do, in words. */
  readonly asked: string[];
  /** Whether it fails to load. */
  refuses: boolean;
  /** Its state becomes this. */
  say(report: Partial<OutputReport>): void;
}

/** Another device, moved by hand. */
export function fakeOutput(name: string): FakeOutput {
  let report: OutputReport = { playback: 'buffering', mediaTime: 0, durationSeconds: 3600, muted: false, volume: 1 };
  const listeners = new Set<(report: OutputReport) => void>();
  const output: FakeOutput = {
    name,
    loads: [],
    asked: [],
    refuses: false,
    load(load) {
      output.loads.push(load);
      report = { ...report, playback: 'buffering' };
      if (!output.refuses) return Promise.resolve({ status: 'loaded' });
      return Promise.resolve({ status: 'failed', error: new PlayerError('UNKNOWN', { severity: 'fatal' }) });
    },
    play: () => void output.asked.push('play'),
    pause: () => void output.asked.push('pause'),
    seek(position) {
      output.asked.push(`seek ${'mediaTime' in position ? position.mediaTime : 'elsewhere'}`);
      return Promise.resolve('seeked');
    },
    setMuted: (muted) => void output.asked.push(`muted ${muted}`),
    setVolume: (volume) => void output.asked.push(`volume ${volume}`),
    select({ audioId, textId }) {
      if (audioId !== undefined) output.asked.push(`audio ${audioId}`);
      if (textId !== undefined) output.asked.push(`text ${textId}`);
    },
    report(run, signal) {
      listeners.add(run);
      signal.addEventListener('abort', () => listeners.delete(run), { once: true });
      run(report);
    },
    say(part) {
      report = { ...report, ...part };
      for (const listener of [...listeners]) listener(report);
    },
  };
  return output;
}
