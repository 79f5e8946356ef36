import type { Autoplay } from '../state/player-state.ts';

/** `interrupted`: a pause or another source came first; that is no answer about autoplay. */
export type PlayAnswer = Autoplay | 'interrupted';

/**
 * Starts playback as far as the browser lets: with sound, else silently, else not at all. A refused attempt leaves the element as
 * muted as it was.
 * @param silently the browser is known to refuse sound, and to hold the attempt against the page: it is not tried (ENG-020)
 */
export async function startPlayback(element: HTMLMediaElement, silently = false): Promise<PlayAnswer> {
  if (silently && !element.muted) {
    element.muted = true;
    const silent = await attempt(element);
    if (silent === 'allowed') return 'muted';
    element.muted = false;
    return silent === 'refused' ? 'blocked' : silent;
  }
  const first = await attempt(element);
  if (first !== 'refused') return first;
  if (element.muted) return 'blocked';
  element.muted = true;
  const second = await attempt(element);
  if (second === 'allowed') return 'muted';
  element.muted = false;
  return second === 'refused' ? 'blocked' : second;
}

async function attempt(element: HTMLMediaElement): Promise<'allowed' | 'refused' | 'interrupted'> {
  try {
    await element.play();
    return 'allowed';
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'NotAllowedError' ? 'refused' : 'interrupted';
  }
}
