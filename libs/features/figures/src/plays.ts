import { milestonesBetween, type EventFields } from '@livery/domain/figures';
import type { ExtensionTools, LoadBegun } from '@livery/player-core/extension';
import type { PlaybackEvent } from '@livery/player-core/playback-events';
import { whenCounted, type PlayedSubject } from '@livery/widgets/load-facts';
import type { MakeExtension } from '@livery/widgets/player-extension';
import type { Services } from '@livery/widgets/services';
import { figures } from './figures.ts';
import { onPageLeft } from './on-page-left.ts';
import { unsentPlays } from './unsent-plays.ts';
import { NOTHING_KNOWN, qualityFields, withHappening } from './play-quality.ts';

/** The player tick. */
const TICK_MS = 1_000;
/** No more of a play is lost than this when its page is killed. */
const KEEP_EVERY_MS = 10_000;

/** What was watched of something, in all of its loads: on another device, and here again, it goes on. */
interface Watched {
  readonly subject: PlayedSubject | null;
  ms: number;
  hasBegun: boolean;
}

/** Tells of each play what begins, goes on, fails and ends. Previews and packshots are nobody's playback. */
const makePlays: MakeExtension = ({ services }) => ({
  name: 'figures',
  attach(tools, life) {
    const { follows } = services.get(figures);
    let watched: Watched = { subject: null, ms: 0, hasBegun: false };
    tools.onLoad((load) => {
      const { subject, isPreview } = load.facts;
      if (!subject || isPreview || subject.kind === 'packshot' || follows.get(subject)) return;
      follows.set(subject, false);
      // Who goes on within the channel does not come to it.
      const isZap = subject.isZap && subject.channelId !== watched.subject?.channelId;
      if (subject !== watched.subject) watched = { subject, ms: 0, hasBegun: false };
      followPlay(tools, load, { subject, isZap, watched }, services, life);
    });
  },
});
export default makePlays;

function followPlay(
  tools: ExtensionTools,
  load: LoadBegun,
  { subject, isZap, watched }: { readonly subject: PlayedSubject; readonly isZap: boolean; readonly watched: Watched },
  services: Services,
  life: AbortSignal,
): void {
  const { tell } = services.get(figures);
  const stop = new AbortController();
  const { signal } = stop;
  for (const end of [life, load.signal]) end.addEventListener('abort', () => stop.abort(), { signal });
  let quality = NOTHING_KNOWN;
  const earlierMs = watched.ms;
  let isToldOff = false;
  let keptMs = earlierMs;
  const kept = services.get(unsentPlays).begin(signal);
  /** What it is counted as: the quality of a play is known before that is. */
  let counted: PlayedSubject | null = null;
  /** The seven fields of a playback, most of which the subject has: no others of it are told. STAT-022, STAT-023 */
  const fields = (): EventFields<'playback_start'> => {
    const told = counted ?? subject;
    const position = Math.floor(tools.player.state.position.mediaTime);
    return { ...told, statId: told.stream.stat?.id ?? null, position };
  };

  /** STAT-022..026: in watched seconds, of all of its loads. */
  function look(nowMs: number, moves = false): void {
    if (!counted) return;
    if (!watched.hasBegun && (moves || nowMs > 0)) {
      watched.hasBegun = true;
      tell('playback_start', fields());
    }
    const allMs = earlierMs + nowMs;
    for (const [, event] of milestonesBetween(watched.ms, allMs)) tell(event, fields());
    watched.ms = allMs;
    if (allMs - keptMs >= KEEP_EVERY_MS) settle(false);
  }

  /** Writes down how the play is, for when its page is killed; once a play it is over and told, also where the page is closed in the middle of it. */
  function settle(isOver: boolean, isPageGone = false): void {
    if (isToldOff) return;
    isToldOff = isOver;
    keptMs = watched.ms;
    const watchedMs = keptMs - earlierMs;
    kept[isOver ? 'tell' : 'keep'](qualityFields(quality, { kind: subject.kind, isZap, watchedMs }), isPageGone);
  }

  function hear(event: PlaybackEvent): void {
    if (event.playId !== load.playId) return;
    quality = withHappening(quality, event);
    look(event.watchedMs, event.type === 'moves');
    if (event.type === 'error') tell('playback_error', { ...fields(), code: event.error.code, engine: quality.engine });
    settle(event.type === 'end');
  }

  whenCounted(load, (known) => (counted = known));
  // On a slow line the counting comes after the picture, or after the play.
  for (const event of tools.happened) hear(event);
  const timer = setInterval(() => look(tools.watchedMs), TICK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  tools.player.on('playback', hear, { signal });
  // It was a preview, and the call that counts it has failed. STAT-030
  services.events.on(
    'streamFailed',
    ({ preview, code }) => {
      if (preview === subject) quality = { ...quality, code: quality.code ?? code };
    },
    signal,
  );
  onPageLeft((_, isGone) => {
    look(tools.watchedMs);
    settle(isGone, isGone);
  }, signal);
}
