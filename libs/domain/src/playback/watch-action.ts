import type { Content, ContentMeta, Episode } from '@livery/contract/contents/entities';
import { playDecision, playedId } from './play-flow.ts';

const MINUTE_SECONDS = 60;

/** What a press on the main button of a film's page does, as it is told to the viewer. */
export type WatchAction =
  /** It has to be bought first; the price where the server names one. CONT-054 */
  | { readonly kind: 'buy'; readonly priceMinor: number }
  /** It goes on where it was left, with the minutes that are left and the share that was watched where they can be known. */
  | {
      readonly kind: 'continue';
      readonly episode: number | undefined;
      readonly minutesLeft: number | undefined;
      readonly percent: number | undefined;
    }
  /** An episode begins that is not the first. */
  | { readonly kind: 'episode'; readonly episode: number }
  | { readonly kind: 'watch' };

interface Asked {
  readonly content: Pick<Content, 'id' | 'contentType' | 'durationSeconds'>;
  readonly meta: ContentMeta;
  /** Of a series, once they are known. */
  readonly episodes: readonly Episode[];
}

/** What the button says follows from what it does: PLAY-039, CONT-054. */
export function watchAction({ content, meta, episodes }: Asked): WatchAction {
  const { history, isContinuation, minPriceMinor } = meta;
  if (playDecision(content.id, meta).kind === 'offer' && minPriceMinor) {
    return { kind: 'buy', priceMinor: minPriceMinor };
  }
  const nextId = playedId(content, meta);
  const next = episodes.find(({ id }) => id === nextId);
  const episode = next?.series;
  if (isContinuation) {
    const durationSeconds = nextId === content.id ? content.durationSeconds : next?.durationSeconds;
    return { kind: 'continue', episode, ...watched(durationSeconds, history?.seconds) };
  }
  const isFirst = next === undefined || next.id === episodes[0]?.id;
  return isFirst || episode === undefined ? { kind: 'watch' } : { kind: 'episode', episode };
}

function watched(durationSeconds: number | undefined, seconds: number | undefined) {
  if (!durationSeconds || seconds === undefined) return { minutesLeft: undefined, percent: undefined };
  const minutes = Math.round((durationSeconds - seconds) / MINUTE_SECONDS);
  return { minutesLeft: minutes > 0 ? minutes : undefined, percent: Math.min(100, (seconds / durationSeconds) * 100) };
}
