import type { Reach } from '@livery/features-layout/reach';
import { isModalId } from '../modals/modals.ts';
import { routeOf } from './match.ts';

/** A page that only the server knows: its address says nothing of this build. */
const isServersPage = (path: string) => path.startsWith('/:');

/** Whether this build has a screen at a path, or a modal behind a hash. */
export const reach: Reach = (address) => {
  if (address.startsWith('#')) return isModalId(address.slice(1));
  const { path, screen } = routeOf(address);
  return screen !== 'notFound' && !isServersPage(path);
};
