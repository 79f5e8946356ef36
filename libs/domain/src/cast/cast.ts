/** The door of the rules of casting: what is on a television, what is sent to it, and what is said when that fails. */
export { afterIdle, castConnectionOf, castPlaybackOf, type CastConnection, type CastPlayback } from './states.ts';
export { DEFAULT_JOIN_POLICY, DEFAULT_RECEIVER, playsInSession, type JoinPolicy } from './session-rules.ts';
export { castMedia, type CastMedia, type CastSubject, type CastTitle } from './cast-media.ts';
export { castKey, compareCastSession } from './compare-cast-session.ts';
export { CAST_TEXTS, castProblemOf, refusesCasting, type CastProblem } from './problems.ts';
