import { type MiniPlayerCorner, MINI_PLAYER_CORNERS, DEFAULT_MINI_PLAYER_CORNER } from './mini-player.ts';
import { clampVolume } from './volume.ts';

/** How subtitles look. */
export interface SubtitleLook {
  readonly size: 'small' | 'normal' | 'large' | 'huge';
  readonly colour: 'white' | 'yellow';
  readonly ground: 'none' | 'shade' | 'solid';
}
export const SUBTITLE_LOOKS = {
  size: ['small', 'normal', 'large', 'huge'],
  colour: ['white', 'yellow'],
  ground: ['none', 'shade', 'solid'],
} as const satisfies { [Part in keyof SubtitleLook]: readonly SubtitleLook[Part][] };

/** Belongs to the device: its loudspeakers, its screen, its network. CTRL-049, ENG-040 */
export interface RememberedSettings {
  readonly volume: number;
  readonly muted: boolean;
  readonly quality: number | 'auto';
  readonly subtitles: SubtitleLook;
  /** The corner of the mini player. */
  readonly corner: MiniPlayerCorner | 'off';
}

/** Belongs to a person; what was chosen for one series goes before. Languages as the streams name them; `off`: no subtitles. */
export interface ViewerSettings {
  readonly audio?: string | undefined;
  readonly text?: string | undefined;
  readonly speed?: number | undefined;
}
export interface RememberedViewer extends ViewerSettings {
  /** Newest last; keys are series. */
  readonly series: Readonly<Record<string, ViewerSettings>>;
}

export const DEVICE_DEFAULTS: RememberedSettings = {
  volume: 1,
  muted: false,
  quality: 'auto',
  subtitles: { size: 'normal', colour: 'white', ground: 'shade' },
  corner: DEFAULT_MINI_PLAYER_CORNER,
};
/** So many series are remembered; the oldest is forgotten first. */
export const REMEMBERED_SERIES = 50;

/** What storage holds, or what is believed instead of it: others may have written there. */
export function readDeviceSettings(stored: string | null): RememberedSettings {
  const found = parsed(stored);
  const look = record(found['subtitles']);
  const { size, colour, ground } = DEVICE_DEFAULTS.subtitles;
  return {
    volume: typeof found['volume'] === 'number' ? clampVolume(found['volume']) : DEVICE_DEFAULTS.volume,
    muted: found['muted'] === true,
    quality: typeof found['quality'] === 'number' ? found['quality'] : 'auto',
    subtitles: {
      size: oneOf(SUBTITLE_LOOKS.size, look['size'], size),
      colour: oneOf(SUBTITLE_LOOKS.colour, look['colour'], colour),
      ground: oneOf(SUBTITLE_LOOKS.ground, look['ground'], ground),
    },
    corner: oneOf([...MINI_PLAYER_CORNERS, 'off'], found['corner'], DEVICE_DEFAULTS.corner),
  };
}

export function readViewerSettings(stored: string | null): RememberedViewer {
  const found = parsed(stored);
  const series = Object.entries(record(found['series'])).map(([id, one]) => [id, wishesOf(record(one))] as const);
  return { ...wishesOf(found), series: Object.fromEntries(series) };
}

/** What goes for a title: of its series first, then of the person. A film has the person's tracks and the normal speed. */
export function settingsFor(viewer: RememberedViewer, seriesId: number | null): ViewerSettings {
  const own = seriesId === null ? {} : (viewer.series[seriesKey(seriesId)] ?? {});
  return { audio: own.audio ?? viewer.audio, text: own.text ?? viewer.text, speed: own.speed };
}

/** A choice made while a title played: for its series where it has one, and as the person's habit. */
export function remember(viewer: RememberedViewer, change: ViewerSettings, seriesId: number | null): RememberedViewer {
  const { speed: _speed, ...tracks } = change;
  const next = { ...viewer, ...tracks };
  if (seriesId === null) return next;
  const key = seriesKey(seriesId);
  const { [key]: before, ...others } = viewer.series;
  const kept = Object.entries(others).slice(-(REMEMBERED_SERIES - 1));
  return { ...next, series: Object.fromEntries([...kept, [key, { ...before, ...change }]]) };
}

/** Not a bare number: objects would put those in order of size, and the oldest could not be told. */
const seriesKey = (id: number) => `s${id}`;

function wishesOf(found: Record<string, unknown>): ViewerSettings {
  const { audio, text, speed } = found;
  return {
    ...(typeof audio === 'string' && { audio }),
    ...(typeof text === 'string' && { text }),
    ...(typeof speed === 'number' && { speed }),
  };
}

const oneOf = <Value extends string>(known: readonly Value[], value: unknown, otherwise: Value): Value =>
  known.find((one) => one === value) ?? otherwise;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

function parsed(stored: string | null): Record<string, unknown> {
  try {
    return record(JSON.parse(stored ?? ''));
  } catch {
    return {};
  }
}
