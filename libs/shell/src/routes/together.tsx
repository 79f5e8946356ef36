import type { ComponentType } from 'react';
import type { LoadComponent } from '@livery/widgets/capability';

/** Two parts, one after the other, that wait for the same moment. */
export const together =
  (one: LoadComponent, other: LoadComponent): LoadComponent =>
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
