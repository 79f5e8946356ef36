import { SAMPLE_RATE } from '../sound/synth.ts';
import { initSegment, mediaSegment, type Run, type Track } from './fragments.ts';
import { aacDescription, avcCodec } from './sample-entries.ts';
import type { CodedTrack, Sample } from './samples.ts';

/** One track as it lies on disk: the initialisation segment and then the media segments, end to end. */
export type Packed = {
  bytes: Buffer;
  initBytes: number;
  segmentBytes: number[];
  codecs: string[];
  timescales: Record<number, number>;
};

const AAC_FRAME = 1024;
export const AUDIO_BITS_PER_SECOND = 64_000;

export type PackOptions = {
  seconds: number;
  segmentSeconds: number;
  video?: { coded: CodedTrack; width: number; height: number };
  /** Exactly the frames of the asset: its first sample at time 0, whole frames only. */
  audio?: { frames: readonly Buffer[]; language: string };
};

export function pack({ seconds, segmentSeconds, video, audio }: PackOptions): Packed {
  const parts: { track: Track; cut: (segment: number) => Run }[] = [];
  const codecs: string[] = [];
  if (video) {
    const { coded, width, height } = video;
    const track: Track = {
      id: 1,
      handler: 'vide',
      timescale: coded.timescale,
      language: 'und',
      width,
      height,
      sampleDescription: coded.sampleDescription,
    };
    const perSegment = coded.samples.length / (seconds / segmentSeconds);
    codecs.push(avcCodec(coded.sampleDescription));
    parts.push({
      track,
      cut: (segment) =>
        videoRun(
          track,
          coded.samples.slice(segment * perSegment, (segment + 1) * perSegment),
          segment * segmentSeconds,
        ),
    });
  }
  if (audio) {
    const track: Track = {
      id: video ? 2 : 1,
      handler: 'soun',
      timescale: SAMPLE_RATE,
      language: audio.language,
      width: 0,
      height: 0,
      sampleDescription: aacDescription(AUDIO_BITS_PER_SECOND),
    };
    codecs.push('mp4a.40.2');
    if (audio.frames.length * AAC_FRAME !== seconds * SAMPLE_RATE)
      throw new Error(`${audio.frames.length} AAC frames do not fill ${seconds} s exactly.`);
    // A frame belongs to the segment in which it starts, so that no segment's sound begins before its picture.
    const first = (segment: number) => Math.ceil((segment * segmentSeconds * SAMPLE_RATE) / AAC_FRAME);
    parts.push({
      track,
      cut: (segment) => {
        const from = first(segment);
        const samples = audio.frames
          .slice(from, first(segment + 1))
          .map((data): Sample => ({ data, duration: AAC_FRAME, compositionOffset: 0, sync: true }));
        return { track, baseDecodeTime: from * AAC_FRAME, samples };
      },
    });
  }
  const init = initSegment(parts.map(({ track }) => track));
  const segments = Array.from({ length: seconds / segmentSeconds }, (_, index) =>
    mediaSegment(
      index + 1,
      parts.map(({ cut }) => cut(index)),
    ),
  );
  return {
    bytes: Buffer.concat([init, ...segments]),
    initBytes: init.length,
    segmentBytes: segments.map((segment) => segment.length),
    codecs,
    timescales: Object.fromEntries(parts.map(({ track }) => [track.id, track.timescale])),
  };
}

function videoRun(track: Track, samples: readonly Sample[], startSeconds: number): Run {
  const [first, ...others] = samples;
  if (!first?.sync || others.some((sample) => sample.sync)) {
    throw new Error(`The segment at ${startSeconds} s is not exactly one GOP.`);
  }
  // Closed, and shown without delay: no frame is shown before the key frame, and that one at the segment's beginning.
  let decode = 0;
  for (const sample of samples) {
    if (decode + sample.compositionOffset < 0 || first.compositionOffset !== 0) {
      throw new Error(`The GOP at ${startSeconds} s is open or late.`);
    }
    decode += sample.duration;
  }
  return { track, baseDecodeTime: startSeconds * track.timescale, samples };
}
