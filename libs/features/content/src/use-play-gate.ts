import type { Content } from '@livery/contract/contents/entities';

/** `asking` draws a waiting screen, `shut` sends the viewer back to where the film is described. */
export type PlayGate = 'asking' | 'open' | 'shut';

/**
 * Whatever stands before a film (age, PIN) is asked here and nowhere else: the stream is requested only once this says `open`. `after` is the title
 * that played before in the same player: going on from it asks nothing twice. PLAY-009, PLAY-010, PLAY-011
 */
export function usePlayGate(_content: Content, _options: { after: number | null }): PlayGate {
  return 'open';
}
