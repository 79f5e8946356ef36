import type { Access } from '../database/schema/catalogue.ts';
import type { Viewer } from './viewer.ts';

/** A child sees nothing above this age, and nothing whose age is not known (CHAN-059, CHAN-060). */
export const CHILD_AGE = 12;
/** Above every age, also the one that stands in for an unknown. */
const NO_AGE_LIMIT = 1000;
export const UNKNOWN_AGE = 999;

/** For queries: `coalesce(age, UNKNOWN_AGE) <= ageLimit(viewer)`. */
export const ageLimit = (viewer: Viewer) => (viewer.isChild ? CHILD_AGE : NO_AGE_LIMIT);

/** Whether this viewer may watch without buying first. Packets that open more come with their capability. */
export function isOpen(access: Access, viewer: Viewer, nowMs: number): boolean {
  switch (access) {
    case 'free':
      return true;
    case 'base':
      return viewer.promoEndsAt.getTime() > nowMs;
    case 'extra':
      return false;
  }
}
