export { PacketCard, PacketGrid, PacketSkeleton, type PacketFeature } from './packet-card.tsx';
export { type ComparedPacket, PacketComparison } from './packet-comparison.tsx';
export { type ComparisonCell, type ComparisonRow } from './comparison-model.ts';
export { Price } from './price.tsx';
