import type { ComponentType } from 'react';
import type { Load } from './modules.ts';

/** Two parts, one after the other, that wait for the same moment. */
export const together =
  (one: Load, other: Load): Load =>
  async () => {
    const [{ default: One }, { default: Other }] = await Promise.all([one(), other()]);
    const Both: ComponentType = () => (
      <>
        <One />
        <Other />
      </>
    );
    return { default: Both };
  };
