import { defineMachine, event, to, type InKind, type Transitions } from '../machine/define-machine.ts';
import type { ChannelPosition } from '../schedule/position.ts';
import type { Span } from '../schedule/programme.ts';

/** What is requested of the channel. A new object is a new request, also for the same moment. */
export interface TuneRequest {
  readonly position: ChannelPosition;
  /** The page requests it by itself, no viewer pressed anything. LIVE-028 */
  readonly isAutostart: boolean;
}

/** Why there is no picture: the server denies or refuses, does not answer, or the viewer closed what stands before it. */
export interface StreamRefusal {
  readonly kind: 'denied' | 'refused' | 'copyright' | 'noAnswer' | 'gate';
  /** The server's own words. */
  readonly message: string | null;
  /** What the call for the stream failed with, for whoever counts. */
  readonly code?: string;
}

export type LiveState =
  | { readonly kind: 'closed' }
  /** Something that playing needs is not there yet. LIVE-029, LIVE-037 */
  | { readonly kind: 'waiting'; readonly request: TuneRequest }
  /** The stream URL is being requested. */
  | { readonly kind: 'opening'; readonly request: TuneRequest }
  | { readonly kind: 'playing'; readonly request: TuneRequest }
  /** A blackout (no catch-up rights): a placeholder plays until it would be over. LIVE-012 */
  | { readonly kind: 'blackout'; readonly request: TuneRequest; readonly fromMs: number; readonly untilMs: number }
  | { readonly kind: 'refused'; readonly request: TuneRequest; readonly refusal: StreamRefusal };

type In<Kind extends LiveState['kind']> = InKind<LiveState, Kind>;
type Rows<From extends LiveState> = Transitions<LiveState, From, typeof events>;

const events = {
  /** By the address, a key, a scrub, the end of a recording. LIVE-038, LIVE-039 */
  requested: event<TuneRequest>(),
  /** Channels, profile or purchase changed. LIVE-030, LIVE-031 */
  conditionsChanged: event<{ mayStart: boolean }>(),
  /** All that playing needs is there. */
  started: event(),
  streamGiven: event(),
  streamRefused: event<StreamRefusal>(),
  /** The requested moment is blacked out. LIVE-011 */
  blackoutMet: event<{ fromMs: number } & Pick<Span, 'endMs'>>(),
  /** The blackout is over. LIVE-015 */
  blackoutEnded: event(),
  /** The same request again: by the viewer's press, when the network is back after no answer, or when the schedule says how long a blackout lasts. LIVE-040, LIVE-048 */
  restarted: event(),
  closed: event(),
};

const waiting = (request: TuneRequest): In<'waiting'> => ({ kind: 'waiting', request });
const opening = ({ request }: { request: TuneRequest }): In<'opening'> => ({ kind: 'opening', request });

/** A request may come at any time, and the last one counts. */
const anywhere: Rows<LiveState> = {
  requested: to('waiting', (_, request) => waiting(request)),
  closed: to('closed', () => ({ kind: 'closed' })),
};
const again: Rows<Exclude<LiveState, In<'closed'>>> = {
  restarted: to('waiting', ({ request }) => waiting({ ...request, isAutostart: false })),
};

/** A channel from the request to the picture. */
export const live = defineMachine<LiveState, typeof events, 'live'>({
  name: 'live',
  initial: { kind: 'closed' },
  events,
  on: {
    closed: anywhere,
    waiting: {
      ...anywhere,
      started: to('opening', (state) => opening(state)),
      conditionsChanged: to('opening', (state, { mayStart }) => (mayStart ? opening(state) : null)),
    },
    opening: {
      ...anywhere,
      ...again,
      streamGiven: to('playing', ({ request }) => ({ kind: 'playing', request })),
      streamRefused: to('refused', ({ request }, refusal) => ({ kind: 'refused', request, refusal })),
      blackoutMet: to('blackout', ({ request }, { fromMs, endMs }) => ({
        kind: 'blackout',
        request,
        fromMs,
        untilMs: endMs,
      })),
    },
    playing: { ...anywhere, ...again },
    blackout: {
      ...anywhere,
      ...again,
      blackoutEnded: to('waiting', ({ untilMs }) =>
        waiting({ position: { kind: 'archive', seconds: Math.ceil(untilMs / 1000) }, isAutostart: false }),
      ),
    },
    refused: { ...anywhere, ...again },
  },
});
