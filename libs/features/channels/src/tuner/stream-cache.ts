import type { Stream } from '@livery/contract/channels/stream';

/** Stream URLs are signed and expire: reuse one for 60 s. */
const STREAM_URL_REUSE_MS = 60_000;

interface Asked {
  readonly answer: Promise<Stream | null>;
  readonly goodUntilMs: number;
  stream: Stream | null;
}

/** Preview streams of channels. Each is asked for at most once a minute, whoever needs it. */
export interface StreamCache {
  /** What has come. */
  streamOf(channelId: number): Stream | null;
  /** What has come or is on its way; null where nobody has asked. */
  answerOf(channelId: number): Promise<Stream | null> | null;
  /** Resolves with null where there is none for this viewer; whoever asks later asks anew. */
  ask(channelId: number): Promise<Stream | null>;
}

/** @param elapsed ms on a clock that only goes forward */
export function createStreamCache(
  preview: (channelId: number) => Promise<Stream | null>,
  elapsed: () => number,
): StreamCache {
  const asked = new Map<number, Asked>();

  function good(id: number): Asked | null {
    const one = asked.get(id);
    if (one && one.goodUntilMs > elapsed()) return one;
    asked.delete(id);
    return null;
  }

  function askAnew(id: number): Promise<Stream | null> {
    const answer = preview(id).catch(() => null);
    const mine: Asked = { answer, goodUntilMs: elapsed() + STREAM_URL_REUSE_MS, stream: null };
    asked.set(id, mine);
    void answer.then((stream) => {
      mine.stream = stream;
      if (!stream && asked.get(id) === mine) asked.delete(id);
    });
    return answer;
  }

  return {
    streamOf: (id) => good(id)?.stream ?? null,
    answerOf: (id) => good(id)?.answer ?? null,
    ask: (id) => good(id)?.answer ?? askAnew(id),
  };
}
