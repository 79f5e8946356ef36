export { Icon } from './icon.tsx';
export * from './shapes.ts';
