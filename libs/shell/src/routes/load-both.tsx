import type { ComponentType } from 'react';
import type { LoadComponent } from '@livery/widgets/capability';

/** Loads two components at once, and renders them as one, the first above the second. */
export const loadBoth =
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
