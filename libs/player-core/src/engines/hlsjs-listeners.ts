import type Hls from 'hls.js';
import type { HlsListeners } from 'hls.js';

/** What is done at which event of hls.js. */
export type HlsHandlers = { readonly [Name in keyof HlsListeners]?: (data: Parameters<HlsListeners[Name]>[1]) => void };

/** hls.js may still speak while it is being destroyed: after the signal has aborted nobody hears it. */
export function listenToHls(hls: Hls, signal: AbortSignal, handlers: HlsHandlers): void {
  for (const [name, run] of Object.entries(handlers) as [keyof HlsListeners, (data: unknown) => void][]) {
    hls.on(name, (_event: unknown, data: unknown) => {
      if (!signal.aborted) run(data);
    });
  }
}
