import { createHash } from 'node:crypto';
import {
  dressList,
  dressMaster,
  dressSegment,
  keyFile,
  segmentedText,
  segmentedTextPlaylist,
  STILL_LISTS,
  stillsPlaylist,
  TEXT_TRACKS,
  type Extras,
} from './extras.ts';
import { spoilOf, type Fault } from './faults.ts';
import type { LoopLibrary } from './loop-library.ts';
import { dashManifest, dashTrack, PICTURE_TRACK_ID, type DashTrack } from './dash-manifest.ts';
import { keepTrackOfInit, keepTrackOfSegment } from './keep-track.ts';
import { keyOfShow, type FileAddress, type MediaAddress } from './media-address.ts';
import { contentKey, turnOf, type Protect } from './protect/content-key.ts';
import { protectInit } from './protect/protect-init.ts';
import { protectList, protectMaster } from './protect/protect-list.ts';
import { protectSegment } from './protect/protect-segment.ts';
import { masterPlaylist, mediaPlaylist, textPlaylist, type ListDamage } from './playlists.ts';
import type { LoopAsset, LoopTrack } from './read-loops-index.ts';
import { retimeSegment } from './retime-segment.ts';
import type { MediaFile } from './send-media.ts';
import { openShow, SEGMENT_SECONDS, type Missing, type Show, type ShowSettings } from './show.ts';
import { garbleSegment, renameSampleEntries, withoutSound } from './spoil-media.ts';

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
const DAY = 'public, max-age=86400';

/** The file at an address, and how the fault spoils it. */
export async function openFile(
  { show: showAddress, file, folder, path, protect }: MediaAddress,
  nowMs: number,
  settings: ShowSettings,
  fault?: Fault,
) {
  const startSeconds = fault?.from ?? 0;
  const sinceStart = nowMs / 1000 - startSeconds;
  const stale = fault?.staleAt !== undefined && file.kind === 'playlist' && sinceStart < fault.untilSeconds;
  const shownMs = stale ? Math.min(nowMs, (startSeconds + (fault.staleAt ?? 0) * SEGMENT_SECONDS) * 1000) : nowMs;
  const show = openShow(showAddress, shownMs, settings);
  if ('missing' in show) return { file: show, spoil: undefined };
  const origin = show.growth === 'live' ? Math.floor(startSeconds / SEGMENT_SECONDS) : show.first;
  const index = file.kind === 'segment' ? file.number - origin : undefined;
  const spoil =
    fault && spoilOf(fault, { kind: file.kind === 'manifest' ? 'master' : file.kind, path }, index, sinceStart);
  const opening: Opening = {
    show,
    showName: keyOfShow(showAddress),
    nowMs,
    library: settings.library,
    origin,
    folder,
    sinceStart,
    ...(fault && { fault }),
    ...(protect && { protect }),
  };
  return { file: await fileOf(opening, file), spoil };
}

function damageOf(
  { resetAt, gapAt, discontinuityAt, resizes, targetDuration, silentAt }: Fault,
  origin: number,
  track: LoopTrack,
  asset: LoopAsset,
): ListDamage {
  const pictures = asset.tracks.filter(({ kind }) => kind === 'video');
  const other = pictures[(pictures.indexOf(track) + 1) % pictures.length];
  return {
    ...(resizes && other && { trackAfter: other.name }),
    ...(resetAt !== undefined && { resetAt: origin + resetAt }),
    ...(gapAt !== undefined && { gapAt: origin + gapAt }),
    ...(discontinuityAt !== undefined && { discontinuityAt: origin + discontinuityAt }),
    ...(silentAt !== undefined && { discontinuityAt: origin + silentAt, isSilentAfter: true }),
    ...(targetDuration !== undefined && { targetDuration }),
  };
}

/** What a file is made from. */
type Opening = {
  show: Show;
  library: LoopLibrary;
  /** The number of the segment from which faults count. */
  origin: number;
  /** The address of the show's files without the fault. */
  folder: string;
  sinceStart: number;
  nowMs: number;
  /** Whose keys open it, where it is protected. */
  showName: string;
  protect?: Protect;
  fault?: Fault;
};

async function fileOf(opening: Opening, file: FileAddress): Promise<MediaFile | Missing> {
  const { show, library, origin, folder, fault } = opening;
  const { asset } = show;
  const extras = fault?.extras ?? {};
  if (file.kind === 'master') {
    const damage = fault?.hasTwins ? { ...fault, twinPrefix: folder } : fault;
    const master = masterPlaylist(asset, library.framesPerSecond, damage);
    const dressed = dressMaster(master, extras);
    const { protect, showName } = opening;
    if (!protect) return playlist(dressed, DAY);
    return playlist(protectMaster(dressed, protect, showName, turnOf(protect, show.mediaSeconds(show.last))), DAY);
  }
  if (file.kind === 'manifest') return manifestOf(opening);
  const extra = extraFile(show, file, extras);
  if (extra) return extra;
  if (file.kind === 'key' || file.kind === 'textSegment') return { missing: 'There is no such file.' };
  if (file.kind === 'text') {
    const text = asset.texts.find(({ name }) => name === file.name);
    if (!text) return { missing: `There are no subtitles "${file.name}".` };
    const body = await library.file(text.file);
    return { type: 'text/vtt; charset=utf-8', cacheControl: DAY, etag: hashOf(body), body, isText: true };
  }
  const text = file.kind === 'playlist' && asset.texts.find(({ name }) => name === file.track);
  if (text) return playlist(textPlaylist(show, text.name), DAY);
  const found = dashTrack(asset, file.track);
  if (!found)
    return {
      missing: `There is no rendition "${file.track}"; there are ${asset.tracks.map(({ name }) => name).join(', ')}.`,
    };
  const { track } = found;
  const damage = fault ? damageOf(fault, origin, track, asset) : {};
  if (file.kind === 'playlist') {
    if (show.last < show.first) return { missing: 'The first segment is not complete yet.' };
    const dressed = dressList(mediaPlaylist(show, track.name, damage), extras);
    const { protect, showName } = opening;
    const list = protect
      ? protectList(dressed, { protect, showName, mediaSeconds: (n) => show.mediaSeconds(n) })
      : dressed;
    return playlist(list, show.growth === 'vod' ? DAY : 'no-cache');
  }
  const type = `${track.kind}/mp4`;
  if (file.kind === 'init')
    return {
      type,
      cacheControl: DAY,
      etag: hashOf(Buffer.from(`${track.version}-init-${file.track}-${file.turn}-${opening.protect?.scheme}`)),
      body: await initOf(opening, found, file),
    };
  if (file.kind === 'file') {
    if (show.growth !== 'vod') return { missing: 'Only what is complete is one file.' };
    const numbers = Array.from({ length: show.last - show.first + 1 }, (_, n) => show.first + n);
    const segments = await Promise.all(numbers.map(async (n) => (await segmentOf(opening, found, damage, n)).body));
    const body = Buffer.concat([await initOf(opening, found), ...segments]);
    return { type, cacheControl: DAY, etag: `${track.version}-${numbers.length}`, body };
  }
  const { number } = file;
  if (number < show.oldest || number > show.last)
    return { missing: number > show.last ? 'That segment is not complete yet.' : 'That segment is gone.' };
  const { etag, body } = await segmentOf(opening, found, damage, number);
  return { type, cacheControl: 'public, max-age=31536000, immutable', etag, body };
}

function manifestOf({ show, showName, nowMs, library: { framesPerSecond }, protect }: Opening): MediaFile | Missing {
  if (show.last < show.first) return { missing: 'The first segment is not complete yet.' };
  const body = Buffer.from(dashManifest({ show, showName, nowMs, framesPerSecond, protect }));
  const cacheControl = show.growth === 'vod' ? DAY : 'no-cache';
  return { type: 'application/dash+xml', cacheControl, etag: hashOf(body), body, isText: true };
}

async function initOf(
  { library, fault, protect, showName }: Opening,
  { track, only }: DashTrack,
  { isSilent = false, turn = 0 }: { isSilent?: boolean; turn?: number } = {},
): Promise<Buffer> {
  const whole = await library.init(track);
  const init = only === undefined ? whole : keepTrackOfInit(whole, only);
  if (protect) return protectInit(init, protect.scheme, contentKey(showName, turn).keyId);
  if (isSilent) return withoutSound(init);
  return fault && fault.sampleEntries.length > 0 ? renameSampleEntries(init, fault.sampleEntries) : init;
}

async function segmentOf(
  { show, showName, library, origin, fault, sinceStart, protect }: Opening,
  { track, only }: DashTrack,
  { discontinuityAt = Infinity, isSilentAfter }: ListDamage,
  number: number,
) {
  const isAfterBreak = number >= discontinuityAt;
  const restart = isAfterBreak ? show.mediaSeconds(discontinuityAt) : 0;
  const stored = show.stored(number);
  const mediaSeconds = show.mediaSeconds(number) - restart;
  const whole = await library.segment(track, stored);
  const plain = retimeSegment(only === undefined ? whole : keepTrackOfSegment(whole, only), {
    sequenceNumber: (mediaSeconds + restart) / SEGMENT_SECONDS + 1,
    shiftSeconds: mediaSeconds - stored * SEGMENT_SECONDS,
    timescales: track.timescales,
  });
  const { extras = {} } = fault ?? {};
  const heard = isAfterBreak && isSilentAfter ? withoutSound(plain) : plain;
  const path = `${track.name}/${number}.m4s`;
  const spoil = fault && spoilOf(fault, { kind: 'segment', path }, number - origin, sinceStart);
  const spoiled = spoil?.kind === 'garble' ? garbleSegment(heard, spoil.what) : heard;
  const dressed = dressSegment(spoiled, number, track.kind === 'video' ? extras : { ...extras, captions: undefined });
  const etag = `${track.version}-${stored}-${mediaSeconds}${only ?? ''}`;
  if (!protect) return { etag, body: dressed };
  const { scheme } = protect;
  const { key } = contentKey(showName, turnOf(protect, show.mediaSeconds(number)));
  const pictureTrackId = track.kind === 'video' ? PICTURE_TRACK_ID : null;
  return { etag: `${etag}-${scheme}`, body: protectSegment(dressed, { scheme, key, pictureTrackId, number }) };
}

/** What only an extra brings: its key, its lists of stills, its subtitles. */
function extraFile(show: Show, file: FileAddress, { key, texts, stills }: Extras): MediaFile | undefined {
  if (file.kind === 'key' && key) {
    const body = keyFile(key);
    return { type: 'application/octet-stream', cacheControl: DAY, etag: hashOf(body), body };
  }
  if (stills && file.kind === 'playlist' && STILL_LISTS.some((one) => one === file.track))
    return playlist(stillsPlaylist(), DAY);
  const isText = (track: string) => TEXT_TRACKS.some((one) => one === track);
  if (!texts || !('track' in file) || !isText(file.track)) return undefined;
  if (file.kind === 'playlist') return playlist(segmentedTextPlaylist(show, file.track), 'no-cache');
  if (file.kind !== 'textSegment') return undefined;
  const body = Buffer.from(segmentedText(show, file.number));
  return { type: 'text/vtt; charset=utf-8', cacheControl: DAY, etag: hashOf(body), body, isText: true };
}

function playlist(text: string, cacheControl: string): MediaFile {
  const body = Buffer.from(text);
  return { type: PLAYLIST_TYPE, cacheControl, etag: hashOf(body), body, isText: true };
}

const hashOf = (body: Buffer) => createHash('sha1').update(body).digest('base64url').slice(0, 16);
