import type { Capability } from '@livery/widgets/capability';

const files = import.meta.glob<Capability>('../../*/src/**/{,*.}capability.ts', { eager: true, import: 'default' });

/** Every capability of the features, as a brand with all of them has it. */
export const FEATURE_CAPABILITIES: readonly Capability[] = Object.values(files);
