/** CAST-001 */
export type CastConnection = 'disconnected' | 'connected';
/** CAST-002 */
export type CastPlayback = 'idle' | 'buffering' | 'playing' | 'paused';

/** States of a session, as the sender's library calls them. One that ends tells zeros: nothing of it is believed any more. */
const CONNECTIONS: Readonly<Record<string, CastConnection>> = {
  SESSION_STARTED: 'connected',
  SESSION_RESUMED: 'connected',
};
export const castConnectionOf = (sessionState: string): CastConnection => CONNECTIONS[sessionState] ?? 'disconnected';

const PLAYBACKS: Readonly<Record<string, CastPlayback>> = {
  BUFFERING: 'buffering',
  LOADING: 'buffering',
  PLAYING: 'playing',
  PAUSED: 'paused',
};
export const castPlaybackOf = (playerState: string): CastPlayback => PLAYBACKS[playerState] ?? 'idle';

/** Why nothing is on the device any more, and what follows. `left`: it sleeps, or shows something of somebody else. */
const AFTER_IDLE = { FINISHED: 'ended', ERROR: 'broken' } as const;
export const afterIdle = (reason: string | null): 'ended' | 'broken' | 'left' =>
  AFTER_IDLE[reason as keyof typeof AFTER_IDLE] ?? 'left';
