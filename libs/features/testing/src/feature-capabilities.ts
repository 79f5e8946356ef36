import type { Brand } from '@livery/brand-kit';
import type { Capability } from '@livery/widgets/capability';

const files = import.meta.glob<Capability>('../../*/src/**/{,*.}capability.ts', { eager: true, import: 'default' });

/** Every capability of the features, as a brand with all of them has it. */
export const FEATURE_CAPABILITIES: readonly Capability[] = Object.values(files);

/** Those that a brand takes. */
export const featureCapabilitiesOf = (brand: Brand): readonly Capability[] =>
  FEATURE_CAPABILITIES.filter(({ offeredIf }) => offeredIf?.(brand) ?? true);
