import { contentProtection } from './protect/clear-key.ts';
import { contentKey, turnOf, type Protect } from './protect/content-key.ts';
import type { LoopAsset, LoopTrack } from './read-loops-index.ts';
import { ARCHIVE_MAX_SECONDS, SEGMENT_SECONDS, TIMELINE_EPOCH_SECONDS, WINDOW_SEGMENTS, type Show } from './show.ts';

/** A loop has picture and sound in one file, which DASH keeps apart: each is asked for by a name of its own. */
const PICTURE = '-v';
const SOUND = '-a';
export const PICTURE_TRACK_ID = 1;
const SOUND_TRACK_ID = 2;
const SOUND_BITS_PER_SECOND = 70_000;
const LIVE_DELAY_SECONDS = 6;

/** One track of a show as DASH names it: which file, and which track of that. */
export type DashTrack = { track: LoopTrack; only?: typeof PICTURE_TRACK_ID | typeof SOUND_TRACK_ID };

const isMuxed = ({ kind, codecs }: LoopTrack): boolean => kind === 'video' && codecs.includes(',');

/** The track of this name, also where it is one of two in a file. */
export function dashTrack({ tracks }: LoopAsset, name: string): DashTrack | undefined {
  const whole = tracks.find((track) => track.name === name);
  if (whole) return { track: whole };
  const suffix = name.slice(-PICTURE.length);
  const track = tracks.find((one) => isMuxed(one) && one.name === name.slice(0, -suffix.length));
  if (!track || (suffix !== PICTURE && suffix !== SOUND)) return undefined;
  return { track, only: suffix === PICTURE ? PICTURE_TRACK_ID : SOUND_TRACK_ID };
}

export type DashShow = {
  show: Show;
  framesPerSecond: number;
  nowMs: number;
  showName: string;
  protect?: Protect | undefined;
};

/** A stretch with one key: its segments by number, and where it begins on the media timeline. */
type Period = { turn: number; first: number; last: number; startSeconds: number };

/** The manifest of a show for DASH: a period for each key, one where there is none. */
export function dashManifest(dash: DashShow): string {
  const { show, nowMs } = dash;
  const isStatic = show.growth === 'vod';
  const zeroSeconds = isStatic ? show.mediaSeconds(show.first) : 0;
  const zeroMs = show.wallTimeMs ? show.wallTimeMs(show.first) : null;
  const depthSeconds = show.growth === 'live' ? WINDOW_SEGMENTS * SEGMENT_SECONDS : ARCHIVE_MAX_SECONDS;
  const times = isStatic
    ? {
        mediaPresentationDuration: duration((show.last - show.first + 1) * SEGMENT_SECONDS),
        ...(zeroMs !== null && { availabilityStartTime: iso(zeroMs) }),
      }
    : {
        availabilityStartTime: iso(TIMELINE_EPOCH_SECONDS * 1000),
        publishTime: iso(nowMs),
        minimumUpdatePeriod: duration(SEGMENT_SECONDS),
        timeShiftBufferDepth: duration(depthSeconds),
        suggestedPresentationDelay: duration(LIVE_DELAY_SECONDS),
      };
  const attributes = {
    xmlns: 'urn:mpeg:dash:schema:mpd:2011',
    'xmlns:cenc': 'urn:mpeg:cenc:2013',
    profiles: 'urn:mpeg:dash:profile:isoff-live:2011',
    type: isStatic ? 'static' : 'dynamic',
    minBufferTime: duration(SEGMENT_SECONDS),
    maxSegmentDuration: duration(SEGMENT_SECONDS),
    ...times,
  };
  const periods = periodsOf(dash).map((period) => periodElement(dash, period, zeroSeconds));
  const clock = isStatic
    ? []
    : [element('UTCTiming', { schemeIdUri: 'urn:mpeg:dash:utc:direct:2014', value: iso(nowMs) })];
  return `<?xml version="1.0" encoding="utf-8"?>\n${element('MPD', attributes, [...periods, ...clock])}\n`;
}

function periodsOf({ show, protect }: DashShow): Period[] {
  const periods: Period[] = [];
  for (let n = show.first; n <= show.last; n++) {
    const turn = protect ? turnOf(protect, show.mediaSeconds(n)) : 0;
    const current = periods.at(-1);
    if (current?.turn === turn) current.last = n;
    else periods.push({ turn, first: n, last: n, startSeconds: startOf(show, protect, turn) });
  }
  return periods;
}

/** A period that has begun before the list does has begun there all the same: its name and its beginning never change. */
function startOf(show: Show, protect: Protect | undefined, turn: number): number {
  const seconds = turn * (protect?.rotationSeconds ?? 0);
  return show.growth === 'vod' ? Math.max(seconds, show.mediaSeconds(show.first)) : seconds;
}

function periodElement(dash: DashShow, period: Period, zeroSeconds: number): string {
  const { show, protect, showName } = dash;
  const protection = protect ? [contentProtection(protect.scheme, contentKey(showName, period.turn))] : [];
  const initialization = protect ? `$RepresentationID$/init-${period.turn}.mp4` : '$RepresentationID$/init.mp4';
  const timeline = element('SegmentTimeline', {}, [
    element('S', { t: show.mediaSeconds(period.first), d: SEGMENT_SECONDS, r: period.last - period.first }),
  ]);
  const template = element(
    'SegmentTemplate',
    {
      timescale: 1,
      presentationTimeOffset: period.startSeconds,
      startNumber: period.first,
      initialization,
      media: '$RepresentationID$/$Number$.m4s',
    },
    [timeline],
  );
  const sets = setsOf(dash).map(({ attributes, representations }) =>
    element('AdaptationSet', attributes, [...protection, template, ...representations]),
  );
  // A file of subtitles is as long as the film: it cannot be cut into periods.
  const texts = show.growth === 'vod' && protect?.rotationSeconds === undefined ? textsOf(show.asset) : [];
  const start = duration(period.startSeconds - zeroSeconds);
  return element('Period', { id: period.turn, start }, [...sets, ...texts]);
}

type AdaptationSet = { attributes: Readonly<Record<string, string | number>>; representations: readonly string[] };

function setsOf({ show: { asset }, framesPerSecond }: DashShow): readonly AdaptationSet[] {
  const pictures = asset.tracks.filter(({ kind }) => kind === 'video').sort((a, b) => a.bandwidth - b.bandwidth);
  const sounds = asset.tracks.filter(({ kind }) => kind === 'audio');
  const [lowest] = pictures;
  const picture: AdaptationSet = {
    attributes: { contentType: 'video', mimeType: 'video/mp4', segmentAlignment: 'true', frameRate: framesPerSecond },
    representations: pictures.map((track) =>
      element('Representation', {
        id: isMuxed(track) ? track.name + PICTURE : track.name,
        codecs: track.codecs.split(',')[0] ?? '',
        bandwidth: track.bandwidth,
        width: track.width ?? 0,
        height: track.height ?? 0,
      }),
    ),
  };
  const sound = ({ language, label }: LoopTrack, id: string, codecs: string, bandwidth: number): AdaptationSet => ({
    attributes: {
      contentType: 'audio',
      mimeType: 'audio/mp4',
      segmentAlignment: 'true',
      lang: language ?? 'und',
      ...(label !== undefined && { label }),
    },
    representations: [element('Representation', { id, codecs, bandwidth, audioSamplingRate: 48_000 })],
  });
  if (lowest && isMuxed(lowest)) {
    const codecs = lowest.codecs.split(',')[1] ?? '';
    return [picture, sound(lowest, lowest.name + SOUND, codecs, SOUND_BITS_PER_SECOND)];
  }
  return [picture, ...sounds.map((track) => sound(track, track.name, track.codecs, track.bandwidth))];
}

const textsOf = ({ texts }: LoopAsset): readonly string[] =>
  texts.map(({ name, language, label }) =>
    element('AdaptationSet', { contentType: 'text', mimeType: 'text/vtt', lang: language, label }, [
      element('Representation', { id: name, bandwidth: 1000 }, [element('BaseURL', {}, [`${name}.vtt`])]),
    ]),
  );

function element(name: string, attributes: Readonly<Record<string, string | number>>, content: readonly string[] = []) {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const head = `<${name}${said.join('')}`;
  return content.length === 0 ? `${head}/>` : `${head}>${content.join('')}</${name}>`;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const iso = (ms: number): string => new Date(ms).toISOString();
const duration = (seconds: number): string => `PT${seconds}S`;
