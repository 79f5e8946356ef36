/** The door of playback rules for films. */
export { RESUME_FROM_SECONDS, RESUME_UNTIL_SECONDS, resumePosition } from './resume.ts';
