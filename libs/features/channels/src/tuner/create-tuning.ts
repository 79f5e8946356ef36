import type { Stream } from '@livery/contract/channels/stream';
import type { ViewerChannel } from '@livery/domain/channels';
import { thumbnailFolder } from '@livery/domain/controls';
import { createOwnStore } from '@livery/domain/machine/own-store';
import type { ChannelPosition } from '@livery/domain/schedule';
import { live, liveEffects, type LiveState } from '@livery/domain/tuning';
import type { ResolveSource } from '@livery/player-core/source';
import { createValue } from '@livery/value';
import { channelKnowledge } from './channel-knowledge.ts';
import { createChannelOutput } from './channel-output.ts';
import { channelSource, channelSubject, countedChannel } from './channel-source.ts';
import type { ChannelArrival, ChannelView, TunerPorts } from './ports.ts';
import { previewUseOf, streamOpener, type HowItPlays } from './stream-opener.ts';
import { watchBorders } from './watch-borders.ts';

/** A channel as the tuner plays it. */
export interface Tuned {
  readonly channelId: number;
  readonly live: LiveState;
  /** Folder of the channel's seek thumbnails, named by Unix second. */
  readonly thumbnails: string | undefined;
}

export interface TuningStart {
  readonly channel: ViewerChannel;
  readonly arrival: ChannelArrival;
  /** Its page is still to come, and no gate stands before the channel: its preview begins at once. */
  readonly isAhead: boolean;
}

/**
 * One channel, from the request to its end.
 * @param onChange after each change of what `tuned` answers
 */
export function createTuning(ports: TunerPorts, start: TuningStart, onChange: () => void) {
  const { arrival, isAhead } = start;
  const { player } = ports;
  const channelId = start.channel.id;
  const view = createValue<ChannelView | null>(null);
  const knowledge = channelKnowledge(ports, start.channel, view);
  const store = createOwnStore(live);
  const life = new AbortController();

  const request = (position: ChannelPosition, isAutostart = false) =>
    store.send(live.actions.requested({ position, isAutostart }));
  const restart = () => store.send(live.actions.restarted());
  const onEnded = () => {
    const next = knowledge.afterEnd();
    if (next) request(next);
  };
  const output = createChannelOutput(player, onEnded, changed);

  let tuned: Tuned = { channelId, live: store.state(), thumbnails: undefined };
  function changed(): void {
    const next = { channelId, live: store.state(), thumbnails: output.current?.thumbnails };
    if (next.live === tuned.live && next.thumbnails === tuned.thumbnails) return;
    tuned = next;
    onChange();
  }

  const resolveSource: ResolveSource = async ({ wallTimeMs, signal }) => {
    if (!view.get()) throw new Error('no page has taken the channel up');
    if (wallTimeMs !== null && knowledge.blackoutAt(wallTimeMs)) {
      // The pause outlasted the live window, and the archive has a blackout there. LIVE-011
      request({ kind: 'archive', seconds: wallTimeMs / 1000 });
      throw new Error('what was on then may not be shown');
    }
    const there = knowledge.playable(wallTimeMs === null ? null : wallTimeMs / 1000);
    const answer = await ports.ask(channelId, there, knowledge.schedule(), signal);
    if (answer.kind !== 'stream') throw new Error(answer.message ?? answer.kind);
    return channelSource(channelId, answer.stream, there.kind);
  };

  const countedAs = ({ kind }: ChannelPosition) => ({ kind, isZap: arrival === 'zap' });
  /** Whoever goes on within the channel does not come to it any more: what fails then is no failed zap. */
  let isComing = arrival === 'zap';
  const onFailed = ({ kind }: ChannelPosition, code: string, hasPreview: boolean) => {
    const preview = hasPreview ? output.current?.facts?.subject : undefined;
    ports.failed({ ...countedChannel(channelId, { kind, isZap: isComing }), code, preview });
  };
  const play = (stream: Stream, position: ChannelPosition, { counted, wantedAtMs }: HowItPlays) => {
    void Promise.resolve(counted).then(() => (isComing = false));
    const subjectOf = (given: Stream) => channelSubject(knowledge.channel(), given, countedAs(position));
    output.put({
      source: channelSource(channelId, stream, position.kind),
      thumbnails: thumbnailFolder(stream),
      startAt: position.kind === 'live' ? { at: 'live' } : { wallTimeMs: position.seconds * 1000 },
      facts: { wantedAtMs, subject: subjectOf(stream), ...(counted && { counted: counted.then(subjectOf) }) },
      resolveSource,
    });
  };
  const playSlate = (standsForMs: number) => {
    const url = view.get()?.rules.mattressUrl;
    output.put(
      url ? { source: { kind: 'vod', url, standsForMs }, startAt: { at: 'start' }, resolveSource: null } : null,
    );
  };
  const stop = () => output.put(null);

  const firstPreview = previewUseOf(arrival, isAhead);
  const effects = liveEffects({
    mayStart: knowledge.mayStart,
    openStream: streamOpener(ports, { channelId, firstPreview, view, knowledge, play, onFailed, stop }),
    blackoutAt: knowledge.blackoutAt,
    playSlate,
    stop,
  });
  const stopEffects = store.start({
    ...effects,
    playing(state, context) {
      void effects.playing?.(state, context);
      const here = () => knowledge.playable(knowledge.playedMs() / 1000);
      const { programme, isBlackedOut } = knowledge;
      const asks = async () => knowledge.asksAt(here(), context.signal);
      watchBorders({ programme, isBlackedOut, asks, reenter: () => request(here()) }, context.signal);
    },
  });
  const leave = store.subscribe(changed);

  const refusal = () => {
    const state = store.state();
    return state.kind === 'refused' ? state.refusal.kind : null;
  };
  // The network is back: what could not be asked is asked again. What plays is brought back by the player itself. LIVE-048
  ports.online.subscribe((isOnline) => isOnline && refusal() === 'noAnswer' && restart(), life.signal);

  return {
    channelId,
    /** The same object until something changes. */
    tuned: () => tuned,
    request,
    /** Takes what the page knows; with the first call the page owns the tuning, and it counts as watching. */
    inform(next: ChannelView) {
      const before = view.get();
      view.set(next);
      store.send(live.actions.conditionsChanged({ mayStart: knowledge.mayStart(true) }));
      const state = store.state();
      // The placeholder of a blackout may be known later than the blackout. LIVE-012
      if (state.kind === 'blackout' && next.rules.mattressUrl !== before?.rules.mattressUrl) playSlate(state.fromMs);
      // The server knew of a blackout before the schedule was here: now it is known how long it lasts. LIVE-011
      const isFirstSchedule = next.schedule.length > 0 && !before?.schedule.length;
      if (isFirstSchedule && refusal() === 'copyright') restart();
    },
    /** To a moment in wall time, seconds. LIVE-060 */
    seekTo(seconds: number) {
      const on = player.get();
      const position = knowledge.playable(seconds);
      const atMs = seconds * 1000;
      const isElsewhere =
        position.kind === 'live' || store.state().kind === 'blackout' || knowledge.blackoutAt(atMs) !== null;
      // Within what plays the player finds the moment, and asks for another source outside of it.
      if (isElsewhere || knowledge.isProtected(atMs) || !on || on.state.isErrorFinal) request(position);
      else void on.seek({ wallTimeMs: position.seconds * 1000 });
    },
    restart,
    giveWay: output.giveWay,
    takeBack: output.takeBack,
    end() {
      life.abort();
      leave();
      stopEffects();
      output.end();
    },
  };
}

export type Tuning = ReturnType<typeof createTuning>;
