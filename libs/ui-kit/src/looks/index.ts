export { onPhones, overPicture, type HeroSkeleton } from './hero-skeleton.ts';
export type { AreaLook, Look } from './look.ts';
export { slot } from './slot.ts';
