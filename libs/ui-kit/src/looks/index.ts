export type { AreaLook, Look } from './look.ts';
export { slot } from './slot.ts';
