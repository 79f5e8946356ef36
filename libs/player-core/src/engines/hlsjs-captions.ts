import type Hls from 'hls.js';
import type { FragParsingUserdataData, HlsConfig, ManifestLoadedData } from 'hls.js';
import type { SubtitleTrack } from '../tracks/tracks.ts';
import { captionChannelsIn, captionTrack, isCaptionId } from './captions.ts';
import type { HlsClass } from './hlsjs-edge.ts';

type Controller = NonNullable<HlsConfig['timelineController']>;
type Screen = Parameters<InstanceType<Controller>['addCues']>[3];

const SHORTEST_SECONDS = 0.001;
/** A viewer who goes back further has the picture fetched anew, and the captions with it. */
const KEPT_SECONDS = 600;

/** As WebVTT, which has marks that captions have not. */
const textOf = ({ rows }: Screen): string =>
  rows
    .map(({ chars }) => chars.map(({ uchar }) => uchar).join(''))
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .join('\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');

/** What was read of one channel. A text track tells its cues only while it runs. */
interface Channel {
  readonly track: TextTrack;
  cues: readonly VTTCue[];
}

function clear({ track, cues }: Channel): void {
  for (const cue of cues) track.removeCue(cue);
  track.mode = 'disabled';
}

/** Captions inside of the picture: announced by the multivariant playlist, or found in its user data, which both builds of hls.js tell. */
export class HlsCaptions {
  readonly #hls: () => Hls;
  readonly #element: HTMLMediaElement;
  readonly #signal: AbortSignal;
  readonly #offered = new Map<string, SubtitleTrack>();
  /** By the number of their channel, which is all that hls.js says of it. */
  readonly #channels = new Map<string, Channel>();
  #selected: string | null = null;

  constructor(hls: () => Hls, element: HTMLMediaElement, signal: AbortSignal) {
    this.#hls = hls;
    this.#element = element;
    this.#signal = signal;
  }

  /**
   * The settings by which captions come here. hls.js keeps its own ones back until a buffer of pictures alone is filled, which a stream of MP4 with
   * its sound in the same segments never has.
   */
  config({ DefaultConfig: { timelineController: base } }: Pick<HlsClass, 'DefaultConfig'>): Partial<HlsConfig> {
    if (!base) return {};
    const add = (...cue: Parameters<typeof this.addCue>) => this.addCue(...cue);
    const timelineController: Controller = class extends base {
      override createCaptionsTrack(): void {}
      override addCues(name: string, start: number, end: number, screen: Screen): void {
        add(name.replace('textTrack', ''), start, end, textOf(screen));
      }
    };
    return { timelineController };
  }

  get offered(): readonly SubtitleTrack[] {
    return [...this.#offered.values()];
  }

  get selected(): string | null {
    return this.#selected;
  }

  has(id: string): boolean {
    return this.#offered.has(id);
  }

  select(id: string | null): void {
    this.#selected = id;
    for (const [number, { track }] of this.#channels) track.mode = this.#modeOf(number);
  }

  onManifest({ captions = [] }: Pick<ManifestLoadedData, 'captions'>): void {
    for (const { instreamId = '', name, lang } of captions) {
      if (isCaptionId(instreamId) && !this.has(instreamId))
        this.#offered.set(instreamId, captionTrack({ instreamId, name, language: lang }));
    }
  }

  /** @returns whether there are captions that nobody knew of */
  onUserdata({ frag, samples }: Pick<FragParsingUserdataData, 'frag' | 'samples'>): boolean {
    if (this.#hls().levels[frag.level]?.attrs['CLOSED-CAPTIONS'] === 'NONE') return false;
    const before = this.#offered.size;
    for (const { bytes } of samples) {
      for (const channel of bytes ? captionChannelsIn(bytes) : []) {
        if (!this.#isOffered(channel)) this.#offered.set(channel, captionTrack({ instreamId: channel }));
      }
    }
    return this.#offered.size > before;
  }

  addCue(number: string, start: number, end: number, text: string): void {
    if (text === '' || this.#signal.aborted) return;
    const channel = this.#channelOf(number);
    const { track, cues } = channel;
    if (cues.some((cue) => cue.startTime === start && cue.text === text)) return;
    const cue = new VTTCue(start, Math.max(end, start + SHORTEST_SECONDS), text);
    track.addCue(cue);
    const isOld = ({ endTime }: VTTCue) => endTime < this.#element.currentTime - KEPT_SECONDS;
    for (const old of cues.filter(isOld)) track.removeCue(old);
    channel.cues = [...cues.filter((one) => !isOld(one)), cue];
  }

  /** A track that a page makes stays with the element: the next one who plays captions there takes it over. */
  #channelOf(number: string): Channel {
    const known = this.#channels.get(number);
    if (known) return known;
    const label = `CC${number}`;
    const left = [...this.#element.textTracks].find((one) => one.kind === 'captions' && one.label === label);
    const track = left ?? this.#element.addTextTrack('captions', label);
    track.mode = this.#modeOf(number);
    const channel: Channel = { track, cues: [] };
    this.#channels.set(number, channel);
    this.#signal.addEventListener('abort', () => clear(channel), { once: true });
    return channel;
  }

  /** The interface draws them: no track is ever `showing`. */
  #modeOf(number: string): TextTrackMode {
    return this.#selected?.replace(/\D/g, '') === number ? 'hidden' : 'disabled';
  }

  /** hls.js takes a service of CEA-708 for the channel of CEA-608 with its number. */
  #isOffered(channel: string): boolean {
    return this.has(channel) || this.has(channel.replace('CC', 'SERVICE'));
  }
}
