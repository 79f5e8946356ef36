import type { LevelDetails } from 'hls.js';

/** Notices an encoder that begins anew: hls.js waits for the old numbers for ever (#1090, #4309). */
export class SequenceWatch {
  #last: { readonly startSN: number; readonly url: string } | null = null;
  /** The rest of the buffer is dated by a playlist that is no more. */
  hasReset = false;

  /** @returns from which number to which it went back; `null` where it goes on */
  onUpdated({ live, startSN, endSN, url }: Pick<LevelDetails, 'live' | 'startSN' | 'endSN' | 'url'>): string | null {
    const last = this.#last;
    this.#last = { startSN, url };
    if (!live || last?.url !== url || endSN >= last.startSN) return null;
    this.hasReset = true;
    return `sequence ${last.startSN} to ${startSN}`;
  }
}
