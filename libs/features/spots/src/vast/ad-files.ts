import { webAddress } from './web-address.ts';

/** What a device plays, and the most that it should load. */
export type FileLimits = {
  readonly canPlay: (type: string) => boolean;
  readonly maxHeight: number;
  readonly maxKbps: number;
};

export type AdFile = {
  readonly address: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  /** 0: not known. */
  readonly kbps: number;
};

export type ParsedFile = {
  readonly fileURL: string | null;
  readonly mimeType: string | null;
  readonly apiFramework: string | null;
  readonly width: number;
  readonly height: number;
  readonly bitrate: number;
  readonly maxBitrate: number;
};

const PLAIN_TYPES = ['video/mp4', 'video/webm'];

export const PLAIN_LIMITS: FileLimits = {
  canPlay: (type) => PLAIN_TYPES.includes(type),
  maxHeight: 1080,
  maxKbps: 8_000,
};

/** The files that can be played: within the limits the best one first, then what is too much, the smallest first. */
export function choosableFiles(files: readonly ParsedFile[], limits: FileLimits): readonly AdFile[] {
  const all = files.flatMap((file) => readFile(file, limits));
  const fits = ({ height, kbps }: AdFile) => height <= limits.maxHeight && kbps <= limits.maxKbps;
  const bySize = (one: AdFile, other: AdFile) => one.height - other.height || one.kbps - other.kbps;
  return [
    ...all.filter(fits).sort((one, other) => bySize(other, one)),
    ...all.filter((file) => !fits(file)).sort(bySize),
  ];
}

function readFile(file: ParsedFile, { canPlay }: FileLimits): readonly AdFile[] {
  const address = webAddress(file.fileURL ?? '');
  const type = (file.mimeType ?? '').toLowerCase();
  if (address === null || file.apiFramework || !canPlay(type)) return [];
  const kbps = file.bitrate || file.maxBitrate || 0;
  return [{ address, type, width: file.width, height: file.height, kbps }];
}
