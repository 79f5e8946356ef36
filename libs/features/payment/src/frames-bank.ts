import type { Environment } from '@livery/platform/environment';

/** Inside of somebody else's application the bank's page comes in a frame: the window is not ours to lead away. PAY-007 */
export const framesBank = ({ host }: Pick<Environment, 'host'>): boolean =>
  host === 'partner-app' || host === 'telegram';
