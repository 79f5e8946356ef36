import type { HlsConfig } from 'hls.js';
import type { Answer, Answers } from '../prefetch/answers.ts';

/** hls.js' loader that gives what was fetched before it asked; everything else it asks the server for. */
export function answeringLoader(base: HlsConfig['loader'], answers: Answers): HlsConfig['loader'] {
  return class AnsweringLoader extends base {
    #isEnded = false;

    override load(...asked: Parameters<InstanceType<typeof base>['load']>): void {
      const [context, , callbacks] = asked;
      const known = context.rangeEnd ? undefined : answers.get(context.url);
      if (!known) return super.load(...asked);
      answers.delete(context.url);
      // A promise also where the answer is there: hls.js expects it after `load` has returned.
      void known.then((answer) => {
        if (this.#isEnded) return;
        if (!answer) return super.load(...asked);
        tellTimes(this.stats, answer);
        callbacks.onSuccess({ url: answer.url, data: answer.body, code: 200 }, this.stats, context, null);
      });
    }

    override abort(): void {
      this.#isEnded = true;
      super.abort();
    }

    override destroy(): void {
      this.#isEnded = true;
      super.destroy();
    }
  };
}

/** As if it had just come, in the time that it really took: what was no trouble to load must not look like an endless line. */
function tellTimes(stats: InstanceType<HlsConfig['loader']>['stats'], { body, firstByteMs, wholeMs }: Answer): void {
  const now = performance.now();
  const start = now - wholeMs;
  Object.assign(stats.loading, { start, first: typeof body === 'string' ? now : start + firstByteMs, end: now });
  stats.loaded = stats.total = typeof body === 'string' ? body.length : body.byteLength;
}
