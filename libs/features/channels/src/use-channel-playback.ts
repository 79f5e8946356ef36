import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { Stream } from '@livery/contract/channels/stream';
import { channelAccess, type ViewerChannel } from '@livery/domain/channels';
import { live, liveEffects, positionAfterEnd, type LivePorts, type LiveState } from '@livery/domain/live';
import { stillFolder } from '@livery/domain/controls';
import { isOpenToAll } from '@livery/domain/gate';
import {
  blackoutAt,
  LIVE,
  LIVE_WITHIN_SECONDS,
  playablePosition,
  programmeAt,
  startSecondsOf,
  type ChannelPosition,
  type Span,
} from '@livery/domain/schedule';
import type { LoadFacts, Position, ResolveSource, Source } from '@livery/player-core/source';
import { useIsAlone, usePlayerHost, usePlayerState } from '@livery/widgets/player-stage';
import { useOnlineAgain } from '@livery/widgets/use-online-again';
import { useServices } from '@livery/widgets/services';
import { useGate, type AccessRequest } from '@livery/widgets/use-gate';
import { useMachine } from '@livery/widgets/use-machine';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePrefetch, usePrefetchedStream } from './use-prefetch.ts';
import { askStream, streamRefusalOf } from './ask-stream.ts';
import { channelFacts, channelSource } from './channel-source.ts';
import { useBlackoutRules } from './use-blackout-rules.ts';
import { useProgrammeBorders } from './use-programme-borders.ts';
import { useSettled } from './use-settled.ts';

const { actions } = live;

export interface ChannelPlayback {
  state: LiveState;
  /** Folder of the channel's stills, by Unix second. */
  stills: string | undefined;
  /** To a moment in wall time, seconds; the address stays as it is. LIVE-060 */
  seekTo(seconds: number): void;
  goLive(): void;
  retry(): void;
}

interface Subject {
  channel: ViewerChannel;
  schedule: readonly ScheduleEntry[];
  /** It is not here yet, and under way. */
  isScheduleComing: boolean;
  /** Whether the viewer came here by a press on this page: then nothing is waited for. */
  byViewer: boolean;
  /** The moment that the address of the page names. */
  ts: string | null;
  /** How often that address was asked for again. */
  askedAgain: number;
}

/** What the archive shows is known by the schedule, whose gate comes before the picture; one that does not come is not waited for. LIVE-059 */
const SCHEDULE_WAIT_MS = 2_000;
/** So near its end a stretch that may not be shown is over: pictures come some frames early. */
const DARK_TOLERANCE_MS = 5_000;

/** What is to be on the element: a new object is a new load. */
interface ToPlay {
  source: Source;
  stills?: string | undefined;
  startAt: Position;
  facts?: LoadFacts;
  /** Gives the source for another moment of the same channel; none for the placeholder. */
  again: ((seconds: number | null, signal: AbortSignal) => Promise<Source>) | null;
}

/** Plays a channel where the address wants it, and on from there. LIVE-038, LIVE-039 */
export function useChannelPlayback(subject: Subject): ChannelPlayback {
  const { channel, byViewer, ts, askedAgain } = subject;
  const { player } = usePlayerHost();
  const { clock } = useServices();
  const gate = useGate();
  const [, setSearch] = useSearchParams();
  const isAlone = useIsAlone();
  const rules = useBlackoutRules(channel);

  const prefetchedStream = usePrefetchedStream(subject);
  const { zapPrefetch } = usePrefetch();
  const dropPrefetched = () => zapPrefetch?.drop(channel.id);
  const scheduleSettled = useSettled(subject.isScheduleComing, SCHEDULE_WAIT_MS);
  // An advertisement of what plays until now: what starts by itself waits for its end. LIVE-028
  const isHeld = usePlayerState((state) => state.isHeld) ?? false;
  const now = { ...subject, rules, isAlone, isHeld, prefetchedStream, dropPrefetched };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });

  const [toPlay, setToPlay] = useState<ToPlay | null>(null);
  const ports = useMemo(() => {
    const darkAt = (wallTimeMs: number) =>
      blackoutAt(latest.current.schedule, wallTimeMs, clock.now(), {
        safeAreaSeconds: latest.current.rules.safeAreaSeconds,
        liveWindowSeconds: LIVE_WITHIN_SECONDS,
      });
    const ask = async (position: ChannelPosition, signal: AbortSignal) =>
      askStream(latest.current.channel.id, position, latest.current.schedule, signal);
    return {
      mayStart: (isAutostart) =>
        channelAccess(latest.current.channel) === 'open' && !(isAutostart && latest.current.isHeld),
      async openStream(position, signal) {
        if (position.kind === 'archive') {
          await scheduleSettled();
          if (darkAt(position.seconds * 1000)) return { kind: 'copyright', message: null };
        }
        const request = accessRequestOf(latest.current, position, clock.now());
        // What plays meanwhile, or began at the press, may be the very thing that is asked about.
        if (!isOpenToAll(request, 'adult')) {
          latest.current.dropPrefetched();
          setToPlay(null);
          // Nobody is asked for a PIN by a picture in the corner: there it ends.
          if (latest.current.isAlone) return { kind: 'gate', message: null };
        }
        if (!(await gate.pass(request, { signal }))) return { kind: 'gate', message: null };
        const play = (stream: Stream) =>
          setToPlay({
            source: channelSource(stream, position.kind),
            stills: stillFolder(stream),
            startAt: position.kind === 'live' ? { at: 'live' } : { wallTimeMs: position.seconds * 1000 },
            facts: channelFacts(latest.current.channel.id, stream, {
              kind: position.kind,
              isZap: latest.current.byViewer,
            }),
            again: async (seconds, until) => {
              const there = playablePosition(seconds, latest.current.channel, clock.now());
              return channelSource(await ask(there, until), there.kind);
            },
          });
        // The picture does not wait for the call that counts it, and that may still refuse.
        let isOn = false;
        const playFirst = (stream: Stream) => {
          if (!isOn) play(stream);
          isOn = true;
        };
        const seen = position.kind === 'live' ? latest.current.prefetchedStream() : null;
        void seen?.then((stream) => stream && !signal.aborted && playFirst(stream));
        try {
          const stream = await ask(position, signal);
          return { kind: 'stream', statId: stream.stat?.id ?? null, play: () => playFirst(stream) };
        } catch (error) {
          return streamRefusalOf(error);
        }
      },
      blackoutAt: darkAt,
      playSlate(standsForMs) {
        const url = latest.current.rules.mattressUrl;
        setToPlay(url ? { source: { kind: 'vod', url, standsForMs }, startAt: { at: 'start' }, again: null } : null);
      },
      stop() {
        latest.current.dropPrefetched();
        setToPlay(null);
      },
    } satisfies LivePorts;
  }, [clock, gate, scheduleSettled]);
  const [effects] = useState(() => liveEffects(ports));
  const [state, send] = useMachine(live, effects);

  const wish = useCallback(
    (position: ChannelPosition, isAutostart = false) => send(actions.wished({ position, isAutostart })),
    [send],
  );
  const startsByItself = useRef(!byViewer);
  useEffect(() => {
    wish(playablePosition(startSecondsOf(ts), latest.current.channel, clock.now()), startsByItself.current);
    startsByItself.current = false;
  }, [ts, wish, clock]);
  const wishAgain = useEffectEvent(() => {
    const isThere = ts === null && state.kind === 'playing' && player?.state.content === 'live';
    if (!isThere || !player.state.wantsToPlay) wish(playablePosition(startSecondsOf(ts), channel, clock.now()));
  });
  useEffect(() => {
    if (askedAgain > 0) wishAgain();
  }, [askedAgain]);
  const access = channelAccess(channel);
  useEffect(() => {
    send(actions.conditionsChanged({ mayStart: access === 'open' && !isHeld }));
  }, [access, isHeld, send]);

  const coverDark = useEffectEvent(() => state.kind === 'blackout' && ports.playSlate(state.fromMs));
  useEffect(() => {
    // What is shown in its place may be known later than that it is dark. LIVE-012
    if (rules.mattressUrl !== undefined) coverDark();
  }, [rules.mattressUrl]);

  // The network is back: what could not be asked is asked again. What plays is brought back by the player itself. LIVE-048
  const lostAnswer = state.kind === 'refused' && state.refusal.kind === 'noAnswer';
  useOnlineAgain(() => lostAnswer && send(actions.restarted()));

  // The server knew of a blackout before the schedule was here: now it is known how long it lasts. LIVE-011
  const waitsForSchedule = state.kind === 'refused' && state.refusal.kind === 'copyright';
  const hasSchedule = subject.schedule.length > 0;
  const askAgain = useEffectEvent(() => waitsForSchedule && send(actions.restarted()));
  // Once for each: a schedule that knows of no blackout would ask for ever.
  useEffect(() => {
    if (hasSchedule) askAgain();
  }, [hasSchedule]);

  const [turn, playAgain] = useReducer((turns: number) => turns + 1, 0);
  useEffect(() => {
    if (!player || !zapPrefetch || !toPlay) return;
    const { source, startAt, facts = {}, again } = toPlay;
    const resolveSource: ResolveSource | null =
      again &&
      (({ wallTimeMs, signal }) => {
        if (wallTimeMs === null || !ports.blackoutAt(wallTimeMs))
          return again(wallTimeMs === null ? null : wallTimeMs / 1000, signal);
        // A pause that outlasted the live window: what was on then has no recording. LIVE-011
        wish({ kind: 'archive', seconds: wallTimeMs / 1000 });
        return Promise.reject(new Error('what was on then may not be shown'));
      });
    // What began at the press goes on.
    const adoption = zapPrefetch.adopt(channel.id, source.url, resolveSource);
    const stop = adoption.kind === 'taken-over' ? adoption.controller : new AbortController();
    zapPrefetch.onReturn(playAgain, stop.signal);
    if (adoption.kind === 'to-load')
      void player.load(source, { signal: stop.signal, startAt, facts, ...(resolveSource && { resolveSource }) });
    player.on(
      'ended',
      () => {
        // The placeholder begins again; a recording is followed by what came after it. LIVE-012, LIVE-016
        if (!again) void player.seek({ at: 'start' }).then(() => player.play());
        else if (player.state.position.wallTimeMs !== null)
          wish(positionAfterEnd(latest.current.schedule, player.state.position.wallTimeMs, clock.now()));
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [player, zapPrefetch, toPlay, turn, channel.id, wish, clock, ports]);

  const playedMs = () => player?.state.position.wallTimeMs ?? clock.now();
  useProgrammeBorders(state.kind === 'playing', {
    programme: () => programmeAt(subject.schedule, playedMs()),
    // What comes from the live stream may be seen as far back as that reaches.
    isDark: () => player?.state.source?.kind === 'archive' && isDarkFor(ports.blackoutAt(playedMs()), playedMs()),
    onStop: () => wish(playablePosition(playedMs() / 1000, channel, clock.now())),
  });
  /** Another programme, and one that is asked about: the player must not go there by itself. */
  const isProtected = (position: ChannelPosition, atMs: number) =>
    programmeAt(subject.schedule, atMs)?.id !== programmeAt(subject.schedule, playedMs())?.id &&
    !isOpenToAll(accessRequestOf(subject, position, clock.now()), 'adult');

  const isDark = state.kind === 'blackout';
  return {
    state,
    stills: toPlay?.stills,
    seekTo(seconds) {
      const position = playablePosition(seconds, channel, clock.now());
      const atMs = seconds * 1000;
      // Within what plays the player finds the moment, and asks for another source outside of it.
      const isElsewhere = position.kind === 'live' || isDark || ports.blackoutAt(atMs) || isProtected(position, atMs);
      if (isElsewhere || !player || player.state.isErrorFinal) wish(position);
      else void player.seek({ wallTimeMs: position.seconds * 1000 });
    },
    goLive() {
      // The address of a page that has gone is another page's.
      if (ts === null || isAlone) wish(LIVE);
      else
        setSearch(
          (query) => {
            query.delete('ts');
            return query;
          },
          { replace: true },
        );
    },
    retry: () => send(actions.restarted()),
  };
}

const isDarkFor = (span: Span | null, wallTimeMs: number): boolean =>
  span !== null && span.endMs - wallTimeMs > DARK_TOLERANCE_MS;

/** What stands before the picture: the channel and the programme that it would open with. CHAN-061, LIVE-059 */
function accessRequestOf({ channel, schedule }: Subject, position: ChannelPosition, nowMs: number): AccessRequest {
  const atMs = position.kind === 'live' ? nowMs : position.seconds * 1000;
  // The list tells what is on now before the schedule is there.
  const known = [...schedule, ...(channel.onAir ? [channel.onAir] : [])];
  const programme = programmeAt(known, atMs) ?? null;
  return { action: position.kind === 'live' ? 'channel' : 'program', channel, programme };
}
