import type { SubtitleTrack } from '../tracks/tracks.ts';

/** A caption channel of CEA-608, or a service of CEA-708, as INSTREAM-ID names it. */
const INSTREAM_ID = /^(CC[1-4]|SERVICE\d+)$/;

/** What a multivariant playlist or an engine says about captions that are inside of the picture. */
export interface CaptionWords {
  readonly instreamId: string;
  readonly name?: string | undefined;
  readonly language?: string | null | undefined;
}

/** The captions as a line of the menu. Their id is the same in every engine; without a name of their own they are called by it. */
export const captionTrack = ({ instreamId, name, language }: CaptionWords): SubtitleTrack => ({
  id: instreamId,
  language: language || null,
  label: name || instreamId,
});

/** @returns whether `id` is that of captions, not of a subtitle track */
export const isCaptionId = (id: string): boolean => INSTREAM_ID.test(id);

/** @returns the captions that a multivariant playlist announces, one for each channel */
export function announcedCaptions(multivariant: string): SubtitleTrack[] {
  const lines = multivariant.match(/^#EXT-X-MEDIA:.*TYPE=CLOSED-CAPTIONS.*$/gm) ?? [];
  const byId = new Map<string, SubtitleTrack>();
  for (const line of lines) {
    const valueOf = (name: string) => new RegExp(`[:,]${name}="([^"]*)"`).exec(line)?.[1];
    const instreamId = valueOf('INSTREAM-ID') ?? '';
    if (!isCaptionId(instreamId) || byId.has(instreamId)) continue;
    byId.set(instreamId, captionTrack({ instreamId, name: valueOf('NAME'), language: valueOf('LANGUAGE') }));
  }
  return [...byId.values()];
}

/** The low five bits of the first byte of cc_data (ATSC A/53) say how many triplets follow after the second. */
const COUNT_BITS = 0x1f;
const TRIPLETS_START = 2;
const IS_VALID = 0x04;
const TYPE_BITS = 0x03;
/** Of the types of triplets the first two are the fields of CEA-608. */
const FIELDS = 2;
/** Without the parity, and without the bits that tell the two channels of a field and the two fields apart. */
const CONTROL_BITS = 0x76;
const CONTROL = 0x14;
const SECOND_CHANNEL = 0x08;
/** Captions begin with one of these: pop-on, roll-up of two to four rows, paint-on, or the end of one that was loaded. Text services do not. */
const CAPTION_COMMANDS: readonly number[] = [0x20, 0x25, 0x26, 0x27, 0x29, 0x2f];

/** @returns the channels of CEA-608 that begin a caption in the cc_data of a picture; padding, data services and text begin none */
export function captionChannelsIn(ccData: Uint8Array): string[] {
  const channels = new Set<string>();
  const count = (ccData[0] ?? 0) & COUNT_BITS;
  for (let index = 0; index < count; index++) {
    const [marker = 0, first = 0, second = 0] = ccData.subarray(TRIPLETS_START + index * 3);
    const field = marker & TYPE_BITS;
    if (!(marker & IS_VALID) || field >= FIELDS) continue;
    if ((first & CONTROL_BITS) !== CONTROL || !CAPTION_COMMANDS.includes(second & 0x7f)) continue;
    channels.add(`CC${field * 2 + (first & SECOND_CHANNEL ? 2 : 1)}`);
  }
  return [...channels];
}
