import type { EarlyHandoff } from '@livery/brand-kit/early';

interface Ports {
  early: EarlyHandoff | null;
  /** Whether the viewer is still the one whom the first script asked for: later, its answers are somebody else's. PROF-026 */
  isFirstViewer?: () => boolean;
  send?: typeof fetch;
  /** A request ended without an answer. */
  onSilence: () => void;
  /** The answer may be one that the service worker kept: what it shows has to be asked again. */
  onOldAnswer: () => void;
}

/**
 * How the page's calls go out: the first ones were sent by the page's first script and are only taken over; and one that gets no answer
 * makes the network be asked.
 */
export function createApiFetch({
  early,
  isFirstViewer = () => true,
  send = fetch,
  onSilence,
  onOldAnswer,
}: Ports): typeof fetch {
  return async (input, init) => {
    const { method = 'GET', headers, signal } = init ?? {};
    const begun =
      method === 'GET' && isFirstViewer()
        ? early?.take(String(input), new Headers(headers).get('Accept-Language') ?? '')
        : undefined;
    if (begun) {
      const response = await begun.response.catch(() => null);
      if (response) {
        if (begun.mayBeOld) onOldAnswer();
        return response;
      }
    }
    try {
      return await send(input, init);
    } catch (error) {
      if (!signal?.aborted) onSilence();
      throw error;
    }
  };
}
