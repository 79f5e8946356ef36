import type { AbTest } from '@livery/contract/platform/entities';

/** Which variants of the server's tests a viewer has, in one order whatever the server's; null where nothing is tested. CALL-044 */
export const testVariants = (tests: readonly AbTest[]): string | null =>
  tests
    .map(({ name, variant }) => `${name}=${variant}`)
    .sort()
    .join(',') || null;
